import { ArgumentError, ArgumentOutOfRangeError } from './errors';

/**
 * One thing in the input that a rule of the documents refuses. A check reports every fault it
 * finds to whoever listens: an API call throws the first ({@link refuse}), a level collects them
 * all and shows each at its place.
 */
export interface Fault {
  /** Stable code, the same in the Problems panel, the command line and the docs. */
  readonly code: string;
  /** Which of the two errors it is: a number beyond a bound, or anything else. */
  readonly error: 'ArgumentError' | 'ArgumentOutOfRangeError';
  /** Names the value and the bound. */
  readonly message: string;
  /** Where in the checked input, as field names and indices; `[]` is the input itself. */
  readonly at: readonly (string | number)[];
  /** The cell size that decides together with what is at `at`, and can be changed instead. */
  readonly cells?: 'cellSize' | 'cellHeight';
}

export type ReportFault = (fault: Fault) => void;

/** Throws the error of a fault. Passed to a check, it makes that check stop at the first fault. */
export function refuse(fault: Fault): never {
  if (fault.error === 'ArgumentError') throw new ArgumentError(fault.message);
  throw new ArgumentOutOfRangeError(fault.message);
}
