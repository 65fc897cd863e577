/**
 * Ledgelight's core: levels in, spans out, exactly as the documents say. It knows no editor, no file
 * system and no screen, so the same code runs in Node, in workers and in browsers.
 *
 * Whole levels: {@link readLevel}, {@link bake}, {@link bakeLevel}. Single stages, in the order in
 * which data flows: a frame, a {@link SolidBuilder} that triangles, height grids, voxel chunks and carved
 * rock are added to, the three filters, the compact heightfield, erosion, volumes.
 */

// bake
export {
  BakeCancelled,
  type BakeOptions,
  type BakeProgress,
  type BakeResult,
  type BakeSteps,
  bake,
  bakeSteps,
  STAGES,
  type Stage,
} from './bake/bake';
export {
  type AgentTurn,
  type BakedLevel,
  type BakeLevelOptions,
  type BakeSummary,
  bakeLevel,
  type DriveSteps,
} from './bake/bakeLevel';
export { type DetailPacket, readDetailPacket } from './bake/detailPacket';
export { dumpText } from './bake/dumpText';
export { linkedOpenSpan, openSpanOf, rowOf } from './bake/openSpans';
export { packDetails } from './bake/packDetails';
export { packSource } from './bake/packSource';
export { packSpans } from './bake/packSpans';
export { auditPassageSteps, type PassageAudit, passageAuditSteps } from './bake/passages/passageAudit';
export { type TreadAudit, treadAudit } from './bake/passages/treadAudit';
export { readSourcePacket, type SourcePacket } from './bake/sourcePacket';
export { readSpanPacket, type SpanPacket } from './bake/spanPacket';
export type { DegenerateTriangle } from './bake/voxelizeLevel';
// compact (§7, §8, §9)
export {
  buildCompactHeightfield,
  buildCompactHeightfieldSteps,
  type CompactHeightfield,
  MAX_CLEARANCE,
} from './compact/compactHeightfield';
export { applyConvexVolume, applyConvexVolumeSteps, type ConvexVolume } from './compact/convexVolume';
export { edgeDistanceSteps, edgeDistances } from './compact/edgeDistance';
export { erodeWalkableArea, erodeWalkableAreaSteps } from './compact/erosion';
export { findIslands, findIslandsSteps, type Islands, NO_ISLAND } from './compact/islands';
export { DIRECTIONS, linkOf, neighbourColumn } from './compact/links';
export { ArgumentError, ArgumentOutOfRangeError } from './errors';
export type { Fault, ReportFault } from './fault';
// filters (§6)
export { filterLedgeSpans } from './filters/ledgeSpans';
export { filterLowHangingObstacles } from './filters/lowHangingObstacles';
export { filterLowHeightSpans } from './filters/lowHeightSpans';
export { filterSpans } from './filters/spanPipeline';
// grid (§1)
export { NO_AREA, WALKABLE_AREA } from './grid/area';
export { COORDINATE_BOUND } from './grid/coordinate';
export { type Bounds, frameFromBounds, frameFromGrid, type HeightfieldFrame, type Point } from './grid/frame';
export type { GeometryItem, Level, RockItem, RockPassage } from './level/level';
export type { LevelFiles } from './level/levelFiles';
export {
  type ConvertedLevel,
  convertLevel,
  hasFormat,
  type LevelFormat,
  type LevelFormatContext,
  type LevelSource,
  type OwnLevel,
} from './level/levelFormat';
export { levelOutline, type OutlineEntry } from './level/levelOutline';
export { type LevelReading, readLevel } from './level/levelReader';
export type { Problem, Severity, TextPosition, TextRange } from './level/problem';
export { type ProblemReport, reportOf } from './level/problemList';
export { checkSettings, completeSettings, HUMANOID, type SpanSettings } from './level/spanSettings';
// level: files and what is wrong in them
export { decodeText } from './level/utf8';
export { readWavefront, type WavefrontMesh, type WavefrontReading } from './level/wavefront/wavefront';
export type { WavefrontFault } from './level/wavefront/wavefrontFaults';
export { NotEnoughMemory } from './memoryMeter';
// passages: routes, floor owners, carving
export { blockReach } from './passages/blockReach';
export { carveSteps } from './passages/carve';
export { type CarvedRock, joinBands, NO_SEGMENT } from './passages/carvedRock';
export { checkPassages, routesOf } from './passages/checkedRoutes';
export { crumbSteps } from './passages/crumbs';
export { floorErrorMapSteps } from './passages/floorErrorMap';
export { floorProfileOf } from './passages/floorProfile';
export { DEFAULT_FLOOR_OWNER, FLOOR_OWNERS, type FloorOwnerName } from './passages/owners/ownerNames';
export { FLOOR_THICKNESS } from './passages/owners/ownerRule';
export { PASSAGE_STYLES, type Passage } from './passages/passage';
export { passOverlapSteps } from './passages/passOverlaps';
export type { RockBlock } from './passages/rockBlock';
export type { Route } from './passages/route';
export { routeProbes } from './passages/routeProbes';
// spans (§3)
export { SolidBuilder } from './spans/solidBuilder';
export { type SolidHeightfield, spanCount, UNBOUNDED } from './spans/solidHeightfield';
export { SPAN_STATES, SpanState } from './spans/spanState';
export { areaOfSurface, STEEP_SURFACE, type Surface, surfaceOfArea } from './spans/surface';
export { runToEnd, type Steps } from './steps';
// voxelize (§2, §4, §5)
export { addChunk, addChunkSteps } from './voxelize/addChunk';
export { addRockSteps } from './voxelize/addRock';
export { checkHeightGrid, type HeightGrid } from './voxelize/heightGrid';
export { checkMesh, type Mesh } from './voxelize/mesh';
export {
  rasterizeHeightGrid,
  rasterizeHeightGridSteps,
  rasterizeMesh,
  rasterizeMeshSteps,
  type VoxelizeStats,
} from './voxelize/rasterize';
export { AREA_BY_SLOPE, type RasterizeSettings, TriangleRasterizer } from './voxelize/triangleRasterizer';
export { type MaterialAreas, materialAreas, VoxelChunk, type VoxelColumn, type VoxelRuns } from './voxelize/voxelChunk';
