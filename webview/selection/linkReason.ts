import { linkOf, type NoLinkCause, neighbourColumn, noLinkCause } from '../../core/compact/links';
import { counted } from '../../core/figures';
import { SpanState } from '../../core/spans/spanState';
import { rowsAndMetres } from '../lengths';
import type { AgentSettings, Neighbourhood } from './neighbourhood';

/** The way from a span towards one of its neighbours, or why there is none. */
export interface SpanLink {
  readonly direction: number;
  /** The span it leads to, by its index in the packet; undefined where there is no link. */
  readonly target: number | undefined;
  /** How it goes, or why not: a few words. */
  readonly words: string;
}

/** The four links of a span; none of one that the agent could never stand on. */
export function spanLinks(surroundings: Neighbourhood, settings: AgentSettings): SpanLink[] {
  const { compact, open, x, z } = surroundings;
  if (open < 0) return [];
  return [0, 1, 2, 3].map((direction) => {
    const neighbour = neighbourColumn(compact, x, z, direction);
    const cause = noLinkCause(compact, open, neighbour, settings.height, settings.climb);
    if (cause !== undefined) {
      return { direction, target: undefined, words: whyNot(cause, surroundings, neighbour, settings) };
    }
    const target = compact.first[neighbour] + linkOf(compact, open, direction);
    const words = stepWords(compact.y[target] - compact.y[open]);
    return { direction, target: surroundings.packetSpans[surroundings.below[target]], words };
  });
}

function whyNot(cause: NoLinkCause, around: Neighbourhood, neighbour: number, settings: AgentSettings): string {
  switch (cause.kind) {
    case 'headroom':
      return `only ${counted(cause.rows, 'row')} of room in common; the agent needs ${settings.height}`;
    case 'crowded':
      return 'the floor there is beyond the 63rd of its column, which no link can name';
    case 'nothing':
      return obstacleWords(around, neighbour, settings);
  }
}

function stepWords(step: number): string {
  if (step === 0) return 'level';
  return `${counted(Math.abs(step), 'row')} ${step > 0 ? 'up' : 'down'}`;
}

/** A floor that the filters closed, by its state. */
const CLOSED: Readonly<Partial<Record<number, string>>> = {
  [SpanState.Solid]: 'the top there is no floor',
  [SpanState.TooSteep]: 'the floor there is too steep',
  [SpanState.Ledge]: 'the floor there is a ledge',
  [SpanState.LowHeadroom]: 'the floor there has too little room above it',
};

/** What stands in a neighbour column without an open span within the climb: were there nothing, this would be a ledge. */
function obstacleWords(
  { solid, compact, own, open }: Neighbourhood,
  neighbour: number,
  settings: AgentSettings,
): string {
  const floor = solid.max[own];
  const ceiling = floor + compact.height[open];
  let highest = floor;
  for (let other = solid.first[neighbour]; other < solid.first[neighbour + 1]; other++) {
    const closed = CLOSED[solid.state[other]];
    if (closed !== undefined && Math.abs(solid.max[other] - floor) <= settings.climb) return closed;
    if (solid.min[other] < ceiling) highest = solid.max[other];
  }
  const rows = rowsAndMetres(highest - floor, solid.frame.cellHeight);
  return `solid up to ${rows} above this floor; the climb is ${settings.climb}`;
}
