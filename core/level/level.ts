import type { ConvexVolume } from '../compact/convexVolume';
import type { HeightfieldFrame } from '../grid/frame';
import type { Passage } from '../passages/passage';
import type { RockBlock } from '../passages/rockBlock';
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
    }
  | RockItem;

/** A solid block of cells with passages through it. */
export interface RockItem {
  readonly type: 'rock';
  /** The block and its routes: one for each of the passages, in their order. */
  readonly block: RockBlock;
  readonly passages: readonly RockPassage[];
  /** The area id of the rock's material, for all its floors. */
  readonly area: number;
}

/** A passage as a level has it. */
export interface RockPassage {
  /** As it is written; empty where there is none. */
  readonly id: string;
  /** How messages name it: `“spiral”` by its id, `passage 2` by its number without one. */
  readonly name: string;
  readonly passage: Passage;
}

/** How many triangles an item has; none for voxels and rock. */
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
