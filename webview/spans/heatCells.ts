/** Lengths that a heat scale may have, cells. */
const LENGTHS = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];

/** The share of the open spans that lie within the scale; those further in share its last step. */
const COVERED = 0.95;

/**
 * How many cells from the edge the heat scale reaches: enough for nearly all of a level's floors. The
 * scale before is kept while it serves, so that the colours do not change with every edit.
 * @param distances of all open spans from the edge, as a detail packet has them: two a cell
 */
export function heatCells(distances: Uint16Array, before: number | undefined): number {
  const counts = new Uint32Array(LENGTHS.at(-1) ?? 0);
  for (let i = 0; i < distances.length; i++) counts[Math.min(distances[i] >> 1, counts.length - 1)]++;
  let within = 0;
  let far = 0;
  while (far < counts.length - 1 && within + counts[far] < COVERED * distances.length) within += counts[far++];
  if (before !== undefined && far <= before && 3 * far >= before) return before;
  return LENGTHS.find((length) => length >= far) ?? counts.length;
}
