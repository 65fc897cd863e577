import type { Fields } from './fields';
import type { SpanSettings } from './spanSettings';

/** Fewer rows than this, and rounding to whole rows takes more than a quarter of the agent's height. */
const FEW_ROWS = 4;
/** With a radius of so many cells, rounding to whole cells takes up to all of it. */
const COARSE_RADIUS = 1;

/** Hints at settings that are allowed but do not fit together, each at the field that would mend it. */
export function hintAtSettings(fields: Fields, settings: SpanSettings): void {
  hintAtSteepSteps(fields, settings);
  hintAtCoarseCells(fields, settings);
  hintAtProportions(fields, settings);
  hintAtThreshold(fields, settings);
}

function hint(fields: Fields, code: string, message: string, names: readonly string[]): void {
  const name = names.find((field) => fields.has(field));
  fields.problems.add({
    code,
    severity: 'hint',
    message,
    path: name ? fields.pathOf(name) : fields.path,
    ...(!name && { name: true }),
  });
}

/**
 * A slope rises tan · cellSize a cell. The floors on both sides of a cell are two such rises apart, and
 * when they differ by more than the climb, the floor between them is a ledge (§6.2).
 */
function hintAtSteepSteps(fields: Fields, { cellSize, cellHeight, slopeCosine, climb }: SpanSettings): void {
  const cosine = Math.fround(slopeCosine);
  if (!(cosine > 0 && cosine < 1)) return;
  const rise = Math.sqrt(1 - cosine * cosine) / cosine;
  const rows = (2 * rise * Math.fround(cellSize)) / Math.fround(cellHeight);
  // A hair less, so that 3 rows that come out as 3.0000001 are 3.
  const needed = Math.ceil(rows * (1 - 1e-6));
  if (needed <= climb) return;
  const message = `On the steepest walkable slope, floors two cells apart differ by up to ${needed} rows, more than climb ${climb}: such floors become ledges. Raise the climb, or choose smaller cells, higher rows or a gentler slope.`;
  hint(fields, 'LL380', message, ['climb', 'slopeCosine', 'cellSize', 'cellHeight']);
}

function hintAtCoarseCells(fields: Fields, { radius, height }: SpanSettings): void {
  if (radius === COARSE_RADIUS) {
    const message = `A radius of ${radius} cell is coarse: a wall is rounded to whole cells, which is up to the whole radius. Smaller cells and a radius of 2 or more follow walls better.`;
    hint(fields, 'LL381', message, ['radius', 'cellSize']);
  }
  if (height < FEW_ROWS) {
    const message = `A height of ${height} ${height === 1 ? 'row' : 'rows'} is coarse: floors and ceilings are rounded to whole rows. Lower rows and a height of ${FEW_ROWS} or more fit passages better.`;
    hint(fields, 'LL381', message, ['height', 'cellHeight']);
  }
}

/** Settings count cells and rows; only in metres can be seen that an agent has odd proportions. */
function hintAtProportions(fields: Fields, settings: SpanSettings): void {
  const width = 2 * settings.radius * settings.cellSize;
  const height = settings.height * settings.cellHeight;
  if (width > 2 * height) {
    const message = `The agent is ${rounded(width)} m wide and ${rounded(height)} m high. Is the radius counted in these cells, and the height in these rows?`;
    hint(fields, 'LL382', message, ['radius', 'cellSize', 'height', 'cellHeight']);
  }
  if (settings.climb >= settings.height) {
    const message = `A climb of ${settings.climb} rows (${rounded(settings.climb * settings.cellHeight)} m) is as high as the agent, ${settings.height} rows.`;
    hint(fields, 'LL382', message, ['climb', 'height']);
  }
}

function hintAtThreshold(fields: Fields, { mergeThreshold, climb }: SpanSettings): void {
  if (mergeThreshold <= climb) return;
  const message = `mergeThreshold ${mergeThreshold} is above climb ${climb}: a top may share the area of another that the agent cannot step to.`;
  hint(fields, 'LL383', message, ['mergeThreshold', 'climb']);
}

function rounded(metres: number): number {
  return Math.round(metres * 100) / 100;
}
