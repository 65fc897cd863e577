/** What the host calls: core/kernel/kernelCalls.ts describes each. */

export { addSpan, beginColumns, clearColumns, countSpans, flatten, packFirst } from './columns';
export { countOpen, openSpans, useCompact } from './compact';
export { erode, findBoundary, reachOut, useDistance, useDistances } from './erosion';
export { useGrid } from './grid';
export { filterLedges } from './ledges';
export { linkColumns } from './links';
export { filterLowHanging } from './lowHanging';
export { filterLowHeight } from './lowHeight';
export { countDegenerates, rasterize, useMesh, useRasterizing } from './mesh';
export { useScratch } from './scratch';
export { useSolid } from './solid';
export { currentRow, useBand } from './triangle';
