import { PROBLEM_CODES } from '../core/level/problemCodes';
import { SEVERITY_CHOICES, type SeverityChoices } from '../core/level/severities';
import { UsageError } from './usageError';

/**
 * Understands what stands behind `--severity`, such as `LL205=error`. Of two for one code, the last one counts.
 * @throws UsageError for what is no choice, and for one that would have no effect
 */
export function severityChoices(words: readonly string[]): SeverityChoices {
  return Object.fromEntries(
    words.map((word) => {
      const [code, name] = word.split('=');
      const choice = SEVERITY_CHOICES.find((known) => known === name);
      if (!choice) {
        throw new UsageError(`“${word}” is not CODE=SEVERITY; the severities are ${SEVERITY_CHOICES.join(', ')}.`);
      }
      if (!Object.hasOwn(PROBLEM_CODES, code)) throw new UsageError(`“${code}” is not the code of a problem.`);
      if (PROBLEM_CODES[code].severity === 'error' && choice !== 'error') {
        throw new UsageError(`${code} stays an error: a level is refused for it, whatever it is called.`);
      }
      return [code, choice];
    }),
  );
}
