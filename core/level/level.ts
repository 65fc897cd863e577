import type { ConvexVolume } from '../compact/convexVolume';
import type { HeightfieldFrame } from '../grid/frame';
import type { ChunkOffset } from '../voxelize/addChunk';
import { gridTriangles, type HeightGrid } from '../voxelize/heightGrid';
import { type Mesh, triangleCount } from '../voxelize/mesh';
import type { MaterialAreas, VoxelChunk } from '../voxelize/voxelChunk';
import type { SpanSettings } from './spanSettings';

/** One thing that becomes spans. */
export type GeometryItem =
  | {
      readonly type: 'mesh';
      readonly mesh: Mesh;
      /** Whether the level claims that the mesh is the skin of a solid. */
      readonly closed?: boolean;
    }
  | { readonly type: 'heightGrid'; readonly grid: HeightGrid }
  | {
      readonly type: 'voxels';
      readonly chunk: VoxelChunk;
      readonly offset: ChunkOffset;
      readonly areas: MaterialAreas;
    };

/** How many triangles an item has; none for voxels. */
export function trianglesOf(item: GeometryItem): number {
  if (item.type === 'mesh') return triangleCount(item.mesh);
  return item.type === 'heightGrid' ? gridTriangles(item.grid) : 0;
}

/** All that a bake needs: a level for one agent. */
export interface Level {
  readonly name: string;
  readonly settings: SpanSettings;
  readonly frame: HeightfieldFrame;
  /** In the order of processing, which matters (§3). */
  readonly geometry: readonly GeometryItem[];
  /** In the order of application; later ones overwrite (§9). */
  readonly volumes: readonly ConvexVolume[];
}
