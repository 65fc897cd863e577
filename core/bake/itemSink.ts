import type { SolidBuilder } from '../spans/solidBuilder';
import type { SpanSink } from '../spans/spanSink';
import type { Steps } from '../steps';
import type { HeightGrid } from '../voxelize/heightGrid';
import type { Mesh } from '../voxelize/mesh';
import { rasterizeHeightGridSteps, rasterizeMeshSteps, type VoxelizeStats } from '../voxelize/rasterize';
import type { RasterizeSettings } from '../voxelize/triangleRasterizer';

/** Whatever takes the items of a level: spans one by one, and triangles that it makes spans of itself. */
export interface ItemSink extends SpanSink {
  /** Rasterizes a mesh that was checked (§2). */
  meshSteps(mesh: Mesh, settings: RasterizeSettings): Steps<VoxelizeStats>;
  /** Rasterizes a height grid that was checked (§4). */
  heightGridSteps(grid: HeightGrid, settings: RasterizeSettings): Steps<VoxelizeStats>;
}

/** Items become spans of a builder in plain TypeScript. */
export function plainItemSink(builder: SolidBuilder): ItemSink {
  return {
    frame: builder.frame,
    addSpan: (...span) => builder.addSpan(...span),
    meshSteps: (mesh, settings) => rasterizeMeshSteps(builder, mesh, settings),
    heightGridSteps: (grid, settings) => rasterizeHeightGridSteps(builder, grid, settings),
  };
}
