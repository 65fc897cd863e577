import { Buffer, VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import type { DataBuffer } from '@babylonjs/core/Buffers/dataBuffer';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo';
import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Geometry } from '@babylonjs/core/Meshes/geometry';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { VERTEX_VALUES } from '../spans/faceBuffer';
import type { TileFaces } from '../spans/tileFaces';
import type { SpanMaterial } from './spanMaterial';

const BYTES = Uint16Array.BYTES_PER_ELEMENT;

/**
 * The index buffer that all tiles share: every face is the same two triangles over its own four
 * vertices. It grows with the largest tile so far; older meshes keep the one they were made with.
 */
export class FaceIndices {
  readonly #engine: AbstractEngine;
  #buffer: DataBuffer | undefined;
  #faces = 0;

  constructor(engine: AbstractEngine) {
    this.#engine = engine;
  }

  /** A buffer for at least `faces` faces; whoever takes it releases it. */
  take(faces: number): DataBuffer {
    if (this.#buffer === undefined || this.#faces < faces) {
      if (this.#buffer !== undefined) this.#engine._releaseBuffer(this.#buffer);
      this.#faces = Math.max(4096, 2 ** Math.ceil(Math.log2(faces)));
      const indices = new Uint32Array(6 * this.#faces);
      for (let face = 0; face < this.#faces; face++) {
        const v = 4 * face;
        indices.set([v, v + 1, v + 2, v, v + 2, v + 3], 6 * face);
      }
      this.#buffer = this.#engine.createIndexBuffer(indices);
    }
    this.#buffer.references++;
    return this.#buffer;
  }
}

/** Puts a tile's faces on the GPU as a mesh that is not shown yet. */
export function tileMesh(
  scene: Scene,
  faces: TileFaces,
  rowHeight: number,
  indices: FaceIndices,
  spanMaterial: SpanMaterial,
): Mesh {
  const { tile, vertices, lowestRow, highestRow } = faces;
  const engine = scene.getEngine();
  const mesh = new Mesh(`tile ${tile.x} ${tile.z}`, scene);
  const geometry = new Geometry(mesh.name, scene);
  geometry.applyToMesh(mesh);
  const data = new Buffer(engine, vertices, false, VERTEX_VALUES * BYTES, false, false, true);
  const attribute = (kind: string, offset: number, size: number) =>
    new VertexBuffer(engine, data, kind, {
      stride: VERTEX_VALUES * BYTES,
      offset: offset * BYTES,
      size,
      type: VertexBuffer.UNSIGNED_SHORT,
      useBytes: true,
      takeBufferOwnership: true,
    });
  geometry.setVerticesBuffer(attribute('corner', 0, 3));
  geometry.setVerticesBuffer(attribute('look', 3, 1));
  geometry.setIndexBuffer(indices.take(faces.faces), 4 * faces.faces, 6 * faces.faces, true);
  spanMaterial.applyTo(mesh, 'steady');
  mesh.position.set(tile.x, 0, tile.z);
  mesh.scaling.y = rowHeight;
  mesh.isPickable = false;
  mesh.setBoundingInfo(new BoundingInfo(new Vector3(0, lowestRow, 0), new Vector3(tile.size, highestRow, tile.size)));
  // Tiles are flat: the sphere around one, which the engine would go by, reaches far beyond it.
  mesh.cullingStrategy = Mesh.CULLINGSTRATEGY_STANDARD;
  mesh.freezeWorldMatrix();
  mesh.doNotSyncBoundingInfo = true;
  mesh.setEnabled(false);
  return mesh;
}
