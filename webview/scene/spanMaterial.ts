import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import type { Rgb } from '../colour/lab';
import { groupColour } from '../palette';
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
  /** Outlines around walls and cell lines that last longer into the distance. */
  readonly outlined: boolean;
}

/** The one material of all spans: flat colours, cell lines and rims, no lights. */
export class SpanMaterial {
  readonly material: ShaderMaterial;

  constructor(scene: Scene) {
    this.material = new ShaderMaterial(
      'spans',
      scene,
      { vertexSource: SPAN_VERTEX_SHADER, fragmentSource: SPAN_FRAGMENT_SHADER },
      {
        attributes: ['corner', 'look'],
        uniforms: [
          'world',
          'viewProjection',
          'pixelSize',
          'groupColours',
          'sideColours',
          'cellLine',
          'edgeLine',
          'lineReach',
        ],
      },
    );
    const colours = Array.from({ length: SPAN_GROUPS }, (_, group) => groupColour(group));
    this.material.setArray3('groupColours', shares(colours.flat()));
    // Faces go counter-clockwise seen from outside; the engine's own default is the other way round.
    this.material.sideOrientation = ShaderMaterial.CounterClockWiseSideOrientation;
  }

  /** Takes over what the theme decides. */
  show(look: SpanLook): void {
    const line = (colour: Rgb, strength: number) => {
      const [r, g, b] = shares(colour);
      return new Vector4(r, g, b, strength);
    };
    this.material.setArray3('sideColours', shares(look.sides.flat()));
    this.material.setVector4('cellLine', line(look.cellLine, look.cellLineStrength));
    this.material.setVector4('edgeLine', line(look.edgeLine, look.edgeLineStrength));
    this.material.setVector3('lineReach', look.outlined ? new Vector3(0.2, 0.4, 1) : new Vector3(0.1, 0.25, 0));
  }

  /** @param size what one pixel covers at distance 1, in scene units */
  setPixelSize(size: number): void {
    this.material.setFloat('pixelSize', size);
  }
}

/** Channels of 0 … 255 as shares of 1. */
function shares(channels: readonly number[]): number[] {
  return channels.map((channel) => channel / 255);
}
