import type { FloorPacket } from '../../core/bake/passages/floorPacket';
import { ERROR_BUDGET, errorLimit, errorStep } from '../spans/floorErrorScale';
import type { HeatMark } from './heatBar';

/** How a level's floors keep to the exact ones. */
export interface FloorErrorFigures {
  /** Cells with a floor of a passage, and those whose error is beyond the scale. */
  readonly floors: number;
  readonly beyond: number;
  /** The largest error without its sign, metres. */
  readonly worst: number;
}

/** Sums up the errors of a picture's floors. */
export function floorErrorFigures({ error }: FloorPacket, cellHeight: number): FloorErrorFigures {
  let floors = 0;
  let beyond = 0;
  let worst = 0;
  for (const own of error) {
    const step = errorStep(own, cellHeight);
    if (step === undefined) continue;
    floors++;
    if (step === 'beyond') beyond++;
    worst = Math.max(worst, Math.abs(own));
  }
  return { floors, beyond, worst };
}

/** A small length in centimetres: `1.5 cm`. */
export function centimetres(metres: number): string {
  return `${(100 * metres).toLocaleString('en', { maximumFractionDigits: 1 })} cm`;
}

/** The figures along the scale: nothing, the budget, and its end. */
export function errorMarks(cellHeight: number): HeatMark[] {
  const limit = errorLimit(cellHeight);
  return [
    { share: 0, text: '0 cm' },
    { share: ERROR_BUDGET / limit, text: `${centimetres(ERROR_BUDGET)}, the budget` },
    { share: 1, text: `${centimetres(limit)}, with half a cell` },
  ];
}
