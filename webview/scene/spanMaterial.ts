import { Material } from '@babylonjs/core/Materials/material';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { Vector2, Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Scene } from '@babylonjs/core/scene';
import type { Rgb } from '../colour/lab';
import { type Palette, paletteWith } from '../palette';
import { SPAN_GROUPS } from '../spans/spanGroup';
import { SPAN_FRAGMENT_SHADER, SPAN_VERTEX_SHADER } from './spanShader';

/** What of the spans' look goes with the editor's theme; the tops' colours never do. */
export interface SpanLook {
  /** Sides that face ±x, sides that face ±z, undersides. */
  readonly sides: readonly [Rgb, Rgb, Rgb];
  /** Lines between cells and along open edges: a colour, and how strongly it covers, 0 … 1. */
  readonly cellLine: Rgb;
  readonly cellLineStrength: number;
  readonly edgeLine: Rgb;
  readonly edgeLineStrength: number;
  /** Outlines around walls, patterns on every state, and cell lines that last longer into the distance. */
  readonly outlined: boolean;
}

const UNIFORMS = [
  ...['world', 'viewProjection', 'pixelSize', 'paints', 'sideColours'],
  ...['cellLine', 'edgeLine', 'lineReach', 'patterns', 'fade'],
];

/** Which meshes a material is for: those that stay, and while tiles change those that come and go. */
export type Presence = 'steady' | 'coming' | 'going';

/** The look of all spans: flat colours, cell lines, patterns and rims, no lights. */
export class SpanMaterial {
  readonly #materials: Readonly<Record<Presence, ShaderMaterial>>;
  #look: SpanLook | undefined;
  #palette: Palette = paletteWith();
  #quiet = 0;
  #patterns = false;

  constructor(scene: Scene) {
    const create = (presence: Presence, defines: string[]) => {
      const shader = { vertexSource: SPAN_VERTEX_SHADER, fragmentSource: SPAN_FRAGMENT_SHADER };
      const options = { attributes: ['corner', 'look'], uniforms: UNIFORMS, defines };
      const material = new ShaderMaterial(`spans ${presence}`, scene, shader, options);
      // Faces go counter-clockwise seen from outside; the engine's own default is the other way round.
      material.sideOrientation = Material.CounterClockWiseSideOrientation;
      return material;
    };
    // Only meshes that fade pay for pixels that are thrown away.
    this.#materials = {
      steady: create('steady', []),
      coming: create('coming', ['#define FADES']),
      going: create('going', ['#define FADES']),
    };
    this.#repaint();
  }

  /** Gives a mesh its look. */
  applyTo(mesh: AbstractMesh, presence: Presence): void {
    mesh.material = this.#materials[presence];
  }

  /** Whether meshes can fade by now: the first question makes the GPU's driver ready for it. */
  canFade(mesh: AbstractMesh): boolean {
    return this.#materials.coming.isReady(mesh);
  }

  /** Takes over what the theme decides. */
  show(look: SpanLook): void {
    this.#look = look;
    const line = (colour: Rgb, strength: number) => {
      const [r, g, b] = shares(colour);
      return new Vector4(r, g, b, strength);
    };
    for (const material of Object.values(this.#materials)) {
      material.setArray3('sideColours', shares(look.sides.flat()));
      material.setVector4('cellLine', line(look.cellLine, look.cellLineStrength));
      material.setVector4('edgeLine', line(look.edgeLine, look.edgeLineStrength));
      material.setVector3('lineReach', look.outlined ? new Vector3(0.2, 0.4, 1) : new Vector3(0.1, 0.25, 0));
    }
    this.#repaint();
  }

  /** Takes over other colours. */
  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#repaint();
  }

  /**
   * @param quiet how far the colours of the groups go back to the walls' grey, 0 … 1, while colours
   *   tell something else
   * @param patterns whether states have patterns even where the theme does not ask for them
   */
  setTelling(quiet: number, patterns: boolean): void {
    this.#quiet = quiet;
    this.#patterns = patterns;
    this.#repaint();
  }

  /** @param size what one pixel covers at distance 1, in scene units */
  setPixelSize(size: number): void {
    for (const material of Object.values(this.#materials)) material.setFloat('pixelSize', size);
  }

  /** @param share of the pixels that coming meshes have by now, 0 … 1; going ones have the others */
  setFade(share: number): void {
    this.#materials.coming.setVector2('fade', new Vector2(share, 1));
    this.#materials.going.setVector2('fade', new Vector2(share, 0));
  }

  #repaint(): void {
    const wall = this.#look?.sides[0] ?? [0, 0, 0];
    const colours = this.#palette.map((colour, paint) =>
      paint < SPAN_GROUPS ? mixed(colour, wall, this.#quiet) : colour,
    );
    const paints = shares([...colours, wall].flat());
    for (const material of Object.values(this.#materials)) {
      material.setArray3('paints', paints);
      material.setFloat('patterns', this.#patterns || this.#look?.outlined ? 1 : 0);
    }
  }
}

/** A colour on its way to another. */
function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (channel: 0 | 1 | 2) => from[channel] + share * (to[channel] - from[channel]);
  return [mix(0), mix(1), mix(2)];
}

/** Channels of 0 … 255 as shares of 1. */
function shares(channels: readonly number[]): number[] {
  return channels.map((channel) => channel / 255);
}
