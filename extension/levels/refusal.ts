import { grouped } from '../../core/figures';
import type { ProblemReport } from '../../core/level/problemList';
import { NotEnoughMemory } from '../../core/memoryMeter';
import type { Remedy } from '../../webview/messages';
import { WorkerCrashed } from '../bakes/workerCrashed';

/** Why there is no new picture of a level, in one or two plain sentences, and what can be done about it. */
export interface Refusal {
  readonly kind: 'refused';
  readonly sentence: string;
  /** Errors in the Problems panel. */
  readonly errors: number;
  readonly remedies: readonly Remedy[];
}

const refused = (sentence: string, remedies: readonly Remedy[], errors = 0): Refusal => ({
  kind: 'refused',
  sentence,
  errors,
  remedies,
});

/** The level has errors: the first one, and how many more there are. */
export function refusedForProblems({ problems, errors }: ProblemReport): Refusal {
  const first = problems.find(({ severity }) => severity === 'error');
  if (!first) return refused('The level is refused.', ['rebake'], errors);
  const line = first.range.start.line + 1;
  const place = first.file ? `${first.file}, line ${line}` : `Line ${line}`;
  const more = errors > 1 ? ` And ${grouped(errors - 1)} more.` : '';
  return refused(`${place}: ${first.message}${more}`, ['showProblems'], errors);
}

/**
 * The level itself cannot be read: it is gone, say.
 * @param reason the end of a sentence
 */
export function refusedUnread(name: string, reason: string): Refusal {
  return refused(`${name} cannot be read: ${reason} Bake again once it can be read.`, ['rebake']);
}

/** Somebody called the bake off. */
export const REFUSED_CANCELLED = refused('The bake was cancelled. Change or save the level, or bake again, to go on.', [
  'rebake',
]);

/** The bake broke down: it ran out of memory, its thread crashed, or something else went wrong in it. */
export function refusedBroken(error: Error): Refusal {
  if (error instanceof NotEnoughMemory) {
    return refused(error.message, error.limit === undefined ? ['rebake'] : ['raiseMemoryLimit', 'rebake']);
  }
  if (error instanceof WorkerCrashed) return refused(error.message, ['rebake']);
  return refused(`The bake broke down: ${error.message} Bake again to start afresh.`, ['rebake']);
}
