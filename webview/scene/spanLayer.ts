import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import type { DrawnSpans } from '../spans/drawnSpans';
import { tileFaces } from '../spans/tileFaces';
import { tilesOf } from '../spans/tiles';
import { SpanMaterial } from './spanMaterial';
import { FaceIndices, tileMesh } from './tileMesh';
import { turnOver } from './turnOver';

/** How long tiles are built before the page gets its turn, milliseconds. */
const SLICE = 8;

/** Tiles that are on the GPU but not in the picture yet. */
export interface BuiltTiles {
  readonly meshes: readonly Mesh[];
  readonly faces: number;
}

/** The spans in the picture, as one mesh a tile. */
export class SpanLayer {
  readonly material: SpanMaterial;
  readonly #scene: Scene;
  readonly #indices: FaceIndices;
  #shown: readonly Mesh[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
    this.material = new SpanMaterial(scene);
    this.#indices = new FaceIndices(scene.getEngine());
  }

  /**
   * Builds the tiles of a picture, a few milliseconds at a time; what is shown stays until
   * {@link show}. Undefined if the scene was disposed meanwhile.
   */
  async build(spans: DrawnSpans, rowHeight: number): Promise<BuiltTiles | undefined> {
    const meshes: Mesh[] = [];
    let faces = 0;
    let sliceEnd = performance.now() + SLICE;
    for (const tile of tilesOf(spans)) {
      const built = tileFaces(spans, tile);
      faces += built.faces;
      meshes.push(tileMesh(this.#scene, built, rowHeight, this.#indices, this.material));
      if (performance.now() < sliceEnd) continue;
      await turnOver();
      if (this.#scene.isDisposed) return undefined;
      sliceEnd = performance.now() + SLICE;
    }
    return { meshes, faces };
  }

  /** Puts built tiles in the picture, in place of those that were there. */
  show(built: BuiltTiles): void {
    for (const mesh of built.meshes) mesh.setEnabled(true);
    for (const mesh of this.#shown) mesh.dispose();
    this.#shown = built.meshes;
  }
}
