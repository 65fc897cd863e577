import colours from 'picocolors';
import { STAGES, type Stage } from '../core/bake/bake';
import type { BakeSummary } from '../core/bake/bakeLevel';
import { grouped } from '../core/figures';
import { SpanState } from '../core/spans/spanState';

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  '1-rasterized': 'Rasterize',
  '2-low-hanging': 'Low obstacles',
  '3-ledges': 'Ledges',
  '4-low-height': 'Low headroom',
  '5-compact': 'Link',
  '6-eroded': 'Erode',
  '7-areas': 'Mark areas',
};

const STATE_NAMES: readonly (readonly [SpanState, string])[] = [
  [SpanState.Walkable, 'walkable with areas'],
  [SpanState.Promoted, 'low obstacle'],
  [SpanState.Ledge, 'ledge'],
  [SpanState.Eroded, 'eroded'],
  [SpanState.LowHeadroom, 'low headroom'],
  [SpanState.TooSteep, 'too steep'],
  [SpanState.Solid, 'other solid'],
];

/** A float32 size as people wrote it: 0.3, not 0.30000001192092896. */
function metres(size: number): string {
  return String(Number(size.toPrecision(7)));
}

function line(name: string, value: string): string {
  return `  ${colours.dim(name.padEnd(15))} ${value}\n`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1).padStart(9)} ms`;
}

/** What a bake came to, for people. */
export function summaryText(file: string, summary: BakeSummary): string {
  const { grid, triangles, degenerate, spans, states } = summary;
  const parts = STATE_NAMES.filter(([state]) => states[state] > 0).map(
    ([state, name]) => `${grouped(states[state])} ${name}`,
  );
  const faulty = degenerate > 0 ? ` (${grouped(degenerate)} degenerate)` : '';
  return [
    `${colours.bold(summary.level || file)} ${colours.dim(`for ${summary.agent}`)}\n`,
    line(
      'Grid',
      `${grouped(grid.width)} × ${grouped(grid.height)} × ${grouped(grid.depth)} cells of ${metres(grid.cellSize)} × ${metres(grid.cellHeight)} m`,
    ),
    line('Triangles', `${grouped(triangles)}${faulty}`),
    line('Spans', grouped(spans)),
    ...(parts.length > 0 ? [line('', parts.join(', '))] : []),
    line('Walkable in all', `${grouped(summary.walkableCells)} cells, ${summary.walkableSquareMetres.toFixed(1)} m²`),
    '\n',
    line('Read', milliseconds(summary.readMilliseconds)),
    ...STAGES.map((stage) => line(STAGE_NAMES[stage], milliseconds(summary.stageMilliseconds[stage]))),
    line('Total', milliseconds(summary.milliseconds)),
  ].join('');
}
