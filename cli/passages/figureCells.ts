import colours from 'picocolors';
import type { TreadAudit } from '../../core/bake/passages/treadAudit';
import type { Ripple } from '../../core/passages/ripple';
import type { Cell } from './textTable';

/** Cells of tables with figures as people read them. */

export function plain(text: string): Cell {
  return { text };
}

export function heading(text: string): Cell {
  return { text, paint: colours.dim };
}

/** Metres to the millimetre; a dash where there are none. */
export function errorCell(metres: number | undefined, paint?: Cell['paint']): Cell {
  return { text: metres === undefined ? '–' : metres.toFixed(3), ...(paint && { paint }) };
}

/** A wave lower than this is left out: it is not of the floor but of the arithmetic. Metres. */
const NO_RIPPLE = 1e-6;

/** The period of a floor's wave, metres; a dash for a floor without one. */
export function rippleCell({ period, amplitude }: Ripple): Cell {
  return plain(amplitude < NO_RIPPLE ? '–' : `${period.toFixed(3)} m`);
}

/** A share 0 … 1 as whole percent: never 0 % or 100 % for what is not quite that. */
function shareCell(share: number, paint?: Cell['paint']): Cell {
  const inside = share > 0 && share < 1;
  const percent = inside ? Math.min(99, Math.max(1, Math.round(100 * share))) : 100 * share;
  return { text: `${percent} %`, ...(paint && { paint }) };
}

/** Room above a floor: metres to the centimetre, `open` up to the sky, a dash where there is no floor. */
function headroomCell(metres: number): Cell {
  if (Number.isNaN(metres)) return plain('–');
  return plain(metres === Infinity ? 'open' : metres.toFixed(2));
}

function treadCell(tread: boolean): Cell {
  return tread ? { text: 'yes', paint: colours.green } : { text: 'no', paint: colours.red };
}

/** What came out of the rock: floor, blocked, headroom at its least and in the middle, tread; dashes where nothing was looked at. */
export function treadCells({ probes, floor, blocked, headroomMin, headroomMedian, tread }: TreadAudit): Cell[] {
  if (probes === 0) return Array.from({ length: 5 }, () => plain('–'));
  return [
    shareCell(floor, floor < 1 ? colours.red : undefined),
    shareCell(blocked, blocked > 0 ? colours.red : undefined),
    headroomCell(headroomMin),
    headroomCell(headroomMedian),
    treadCell(tread),
  ];
}
