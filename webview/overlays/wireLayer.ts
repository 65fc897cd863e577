import { Material } from '@babylonjs/core/Materials/material';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { Color3 } from '@babylonjs/core/Maths/math.color';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import type { SourcePacket } from '../../core/bake/sourcePacket';
import type { Rgb } from '../colour/lab';
import type { GridFrame } from '../scene/gridFrame';
import { inTurns } from '../scene/inTurns';
import type { SceneLayer } from '../scene/sceneLayer';
import { edgeIndexSteps } from './edgeIndices';
import { WIRE_FRAGMENT_SHADER, WIRE_VERTEX_SHADER } from './lineShader';

/** A span's top may be a row above the triangle that made it, and its side a cell before it. */
const CELLS_BEFORE = 1;
const ROWS_BEFORE = 1;

/** The triangles that a level was baked from, as lines over the spans. */
export class WireLayer implements SceneLayer {
  readonly #changed: () => void;
  #scene: Scene | undefined;
  #material: ShaderMaterial | undefined;
  #mesh: Mesh | undefined;
  #frame: GridFrame | undefined;
  #packet: SourcePacket | undefined;
  #ink: Rgb = [0, 0, 0];

  /** @param changed called when a new frame is wanted */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  open(scene: Scene): void {
    this.#scene = scene;
    this.#material = undefined;
    this.#mesh = undefined;
    void this.#build();
  }

  place(frame: GridFrame): void {
    this.#frame = frame;
    this.#fit();
  }

  /** Shows these triangles in place of others; undefined shows none. */
  show(packet: SourcePacket | undefined): void {
    this.#packet = packet;
    void this.#build();
  }

  setInk(ink: Rgb): void {
    this.#ink = ink;
    this.#material?.setColor3('ink', Color3.FromInts(...ink));
    this.#changed();
  }

  /** The lines that were there stay until the new ones are ready, or a newer packet takes over. */
  async #build(): Promise<void> {
    const packet = this.#packet;
    const scene = this.#scene;
    if (scene === undefined) return;
    const lines = packet === undefined ? undefined : await this.#lines(packet, scene);
    if (packet !== this.#packet || scene !== this.#scene) return lines?.dispose();
    this.#mesh?.dispose();
    this.#mesh = lines;
    this.#fit();
  }

  async #lines(packet: SourcePacket, scene: Scene): Promise<Mesh | undefined> {
    const goesOn = () => packet === this.#packet && scene === this.#scene && !scene.isDisposed;
    const edges = await inTurns(edgeIndexSteps(packet.indices), goesOn);
    if (edges === undefined || edges.length === 0) return undefined;
    const mesh = new Mesh('source triangles', scene);
    mesh.setVerticesData('position', packet.positions, false, 3);
    mesh.setIndices(edges, packet.positions.length / 3);
    this.#material ??= this.#wireMaterial(scene);
    mesh.material = this.#material;
    mesh.isPickable = false;
    mesh.alwaysSelectAsActiveMesh = true;
    return mesh;
  }

  /** The packet counts in metres from the grid's corner, the scene in cells. */
  #fit(): void {
    if (this.#frame !== undefined) {
      this.#mesh?.scaling.setAll(1 / this.#frame.cellSize);
      this.#material?.setFloat('lift', CELLS_BEFORE + ROWS_BEFORE * this.#frame.rowHeight);
    }
    this.#changed();
  }

  #wireMaterial(scene: Scene): ShaderMaterial {
    const material = new ShaderMaterial(
      'source triangles',
      scene,
      { vertexSource: WIRE_VERTEX_SHADER, fragmentSource: WIRE_FRAGMENT_SHADER },
      { attributes: ['position'], uniforms: ['world', 'view', 'projection', 'lift', 'ink'] },
    );
    material.fillMode = Material.LineListDrawMode;
    material.setColor3('ink', Color3.FromInts(...this.#ink));
    material.onCompiled = this.#changed;
    return material;
  }
}
