import type { ProblemList } from '../../level/problemList';
import { columnCount } from '../../spans/solidHeightfield';
import { inBands, type Steps } from '../../steps';
import type { BakeResult } from '../bake';
import { columnName } from './columnName';

/** So many open spans in one column, and the links of §7 reach their limit. */
const CROWDED = 63;

/** Warns of columns with so many open spans that links (6 bits each, §7) can no longer reach all of them. */
export function* crowdedColumnSteps({ compact }: BakeResult, problems: ProblemList): Steps<void> {
  const { first, frame } = compact;
  let columns = 0;
  let fullest = 0;
  let most = 0;
  yield* inBands(columnCount(frame), (from, to) => {
    for (let column = from; column < to; column++) {
      const spans = first[column + 1] - first[column];
      if (spans < CROWDED) continue;
      columns++;
      if (spans <= most) continue;
      most = spans;
      fullest = column;
    }
  });
  if (columns === 0) return;
  const all = columns > 1 ? `${columns} columns have ${CROWDED} floors or more, up to` : 'One column has';
  const message = `${all} ${most}, ${columnName(frame, fullest)}. Links reach the lowest 63 of a column only: the agent cannot step onto those above.`;
  problems.add({ code: 'LL501', severity: 'warning', message, path: ['geometry'], name: true });
}
