import { counted } from '../../core/figures';
import { metres } from '../lengths';
import type { PassageTread } from '../messages';

/** How a level's passages came out, in one line: of several passages, the worst figure each. */
export function treadText(treads: readonly PassageTread[], walkableCells: number): string {
  const cells = counted(walkableCells, 'walkable cell');
  if (treads.length === 0) return cells;
  const floor = Math.min(...treads.map((tread) => tread.floor));
  const blocked = Math.max(...treads.map((tread) => tread.blocked));
  const tread = treads.every((own) => own.tread) ? 'one tread' : 'no tread from end to end';
  return [`floor ${percent(floor)}`, `blocked ${percent(blocked)}`, headroomText(treads), tread, cells].join(' · ');
}

function headroomText(treads: readonly PassageTread[]): string {
  const least = (of: (tread: PassageTread) => number | undefined) =>
    Math.min(...treads.map((tread) => of(tread) ?? Number.POSITIVE_INFINITY));
  const min = least(({ headroomMin }) => headroomMin);
  const median = least(({ headroomMedian }) => headroomMedian);
  if (min === Number.POSITIVE_INFINITY) return 'headroom: an open shaft';
  if (median === Number.POSITIVE_INFINITY) return `headroom from ${metres(min)}, mostly an open shaft`;
  return `headroom from ${metres(min)}, mostly ${metres(median)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
