import { Constants } from '@babylonjs/core/Engines/constants';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { Color3 } from '@babylonjs/core/Maths/math.color';
import { Vector2 } from '@babylonjs/core/Maths/math.vector';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import type { Rgb } from '../colour/lab';
import type { GridFrame } from '../scene/gridFrame';
import type { SceneLayer } from '../scene/sceneLayer';
import { type Figure, type FigureMesh, paneMesh, strokeMesh } from './figure';
import { PANE_FRAGMENT_SHADER, PANE_VERTEX_SHADER, STROKE_FRAGMENT_SHADER, STROKE_VERTEX_SHADER } from './lineShader';

const MATRICES = ['world', 'view', 'projection'];

/** Width of a line and of its halo on each side, CSS pixels. */
const STROKE = 2.25;
const HALO = 0.75;

/** How far lines and panes are drawn before what they lie on, in cells. */
const LIFT = 0.5;

/** How strongly glass covers what is behind it. */
const COVER = 0.22;

/** How strongly lines cover that are seen through the spans. */
const FAINT = 0.4;

/** Lines and panes over the spans, such as boxes and prisms; empty until they are shown. */
export class FigureLayer implements SceneLayer {
  readonly #name: string;
  readonly #draw: (frame: GridFrame) => Figure;
  readonly #changed: () => void;
  readonly #through: boolean;
  #scene: Scene | undefined;
  #materials: readonly [strokes: ShaderMaterial, panes: ShaderMaterial] | undefined;
  #meshes: readonly Mesh[] = [];
  #frame: GridFrame | undefined;
  #shown = false;
  #halo: Rgb = [0, 0, 0];

  /**
   * @param draw what it consists of, in the scene
   * @param changed called when a new frame is wanted
   * @param through whether its lines are seen through the spans, faintly
   */
  constructor(name: string, draw: (frame: GridFrame) => Figure, changed: () => void, through = false) {
    this.#name = name;
    this.#draw = draw;
    this.#changed = changed;
    this.#through = through;
  }

  open(scene: Scene): void {
    this.#scene = scene;
    this.#materials = undefined;
    this.#meshes = [];
    this.#build();
  }

  place(frame: GridFrame): void {
    this.#frame = frame;
    this.#build();
  }

  get shown(): boolean {
    return this.#shown;
  }

  show(shown: boolean): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#build();
  }

  /** Draws it again, because what it consists of has changed. */
  refresh(): void {
    if (this.#shown) this.#build();
  }

  /** @param halo the colour around the lines */
  setHalo(halo: Rgb): void {
    this.#halo = halo;
    this.refresh();
  }

  #build(): void {
    if (this.#scene === undefined) return;
    for (const mesh of this.#meshes) mesh.dispose();
    this.#meshes = [];
    if (this.#shown && this.#frame !== undefined) {
      this.#materials ??= [this.#strokeMaterial(this.#scene), this.#paneMaterial(this.#scene)];
      const [strokes, panes] = this.#materials;
      strokes.setColor3('halo', Color3.FromInts(...this.#halo));
      const figure = this.#draw(this.#frame);
      if (figure.strokes.length > 0) {
        const arrays = strokeMesh(figure.strokes);
        const mesh = this.#mesh(this.#scene, arrays, strokes);
        mesh.setVerticesData('there', arrays.there, false, 3);
        mesh.setVerticesData('side', arrays.side, false, 1);
      }
      if (figure.panes.length > 0) this.#mesh(this.#scene, paneMesh(figure.panes), panes);
    }
    this.#changed();
  }

  #mesh(scene: Scene, arrays: FigureMesh, material: ShaderMaterial): Mesh {
    const mesh = new Mesh(this.#name, scene);
    mesh.setVerticesData('position', arrays.position, false, 3);
    mesh.setVerticesData('tint', arrays.tint, false, 3);
    mesh.setIndices(arrays.indices, arrays.position.length / 3);
    mesh.material = material;
    mesh.isPickable = false;
    mesh.alwaysSelectAsActiveMesh = true;
    this.#meshes = [...this.#meshes, mesh];
    return mesh;
  }

  #strokeMaterial(scene: Scene): ShaderMaterial {
    const engine = scene.getEngine();
    const material = new ShaderMaterial(
      `${this.#name} strokes`,
      scene,
      { vertexSource: STROKE_VERTEX_SHADER, fragmentSource: STROKE_FRAGMENT_SHADER },
      {
        attributes: ['position', 'there', 'side', 'tint'],
        uniforms: [...MATRICES, 'lift', 'viewport', 'stroke', 'halo', 'cover'],
        needAlphaBlending: this.#through,
      },
    );
    material.backFaceCulling = false;
    material.setFloat('lift', LIFT);
    material.setFloat('cover', this.#through ? FAINT : 1);
    if (this.#through) {
      material.depthFunction = Constants.ALWAYS;
      material.disableDepthWrite = true;
    }
    // The size of the canvas, and with the screen its pixels, may be another one in each frame.
    material.onBindObservable.add(() => {
      const canvas = engine.getRenderingCanvas();
      const pixels = engine.getRenderHeight() / Math.max(1, canvas?.clientHeight ?? 1);
      const effect = material.getEffect();
      effect.setFloat2('viewport', engine.getRenderWidth(), engine.getRenderHeight());
      effect.setVector2('stroke', new Vector2(STROKE * pixels, HALO * pixels));
    });
    material.onCompiled = this.#changed;
    return material;
  }

  #paneMaterial(scene: Scene): ShaderMaterial {
    const material = new ShaderMaterial(
      `${this.#name} panes`,
      scene,
      { vertexSource: PANE_VERTEX_SHADER, fragmentSource: PANE_FRAGMENT_SHADER },
      { attributes: ['position', 'tint'], uniforms: [...MATRICES, 'lift', 'cover'], needAlphaBlending: true },
    );
    material.backFaceCulling = false;
    material.disableDepthWrite = true;
    material.setFloat('lift', LIFT / 2);
    material.setFloat('cover', COVER);
    material.onCompiled = this.#changed;
    return material;
  }
}
