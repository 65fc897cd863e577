import { NO_AREA } from '../../grid/area';
import type { Level } from '../../level/level';
import type { ProblemList } from '../../level/problemList';
import { spanCount } from '../../spans/solidHeightfield';
import { SPAN_STATES, SpanState } from '../../spans/spanState';
import type { Steps } from '../../steps';
import type { BakeResult } from '../bake';

/** Spans looked at between two pauses. */
const PAUSE_SPANS = 1 << 17;

/** What the spans in each state are called, but for those that never were a floor or still are one. */
const REASONS: readonly (readonly [SpanState, string])[] = [
  [SpanState.TooSteep, 'too steep'],
  [SpanState.Ledge, 'ledges'],
  [SpanState.LowHeadroom, 'too low'],
  [SpanState.Eroded, 'too close to an edge'],
];

/** Warns when there is geometry but the agent can stand nowhere at all, and tells what became of the floors. */
export function* nothingWalkableSteps(
  { geometry }: Level,
  { solid, compact }: BakeResult,
  problems: ProblemList,
): Steps<void> {
  if (geometry.length === 0) return;
  for (let span = 0; span < spanCount(compact); span++) if (compact.area[span] !== NO_AREA) return;
  const states = new Array<number>(SPAN_STATES).fill(0);
  for (let span = 0; span < solid.state.length; span++) {
    states[solid.state[span]]++;
    if (span % PAUSE_SPANS === 0) yield span / solid.state.length;
  }
  const reasons = REASONS.filter(([state]) => states[state] > 0).map(([state, called]) => `${states[state]} ${called}`);
  const message = `Nothing is walkable: ${sentenceOf(solid.state.length, reasons)}.`;
  problems.add({ code: 'LL502', severity: 'warning', message, path: ['geometry'], name: true });
}

function sentenceOf(spans: number, reasons: readonly string[]): string {
  if (spans === 0) return 'the grid is empty';
  if (reasons.length === 0) return `of ${spans} spans none is a floor`;
  return `of ${spans} spans, ${reasons.join(', ')}`;
}
