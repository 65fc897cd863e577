// Counts what all the runners report, prints a line for each as it ends and the failures together at the end.

import { stripVTControlCharacters } from 'node:util';

const namesWidth = 16;
const linesAtStart = 20;
const linesAtEnd = 5;

/**
 * @typedef {object} Outcome what one step of the run came to
 * @property {number} passed
 * @property {{ title: string, message: string }[]} failures
 */

export class Tally {
  passed = 0;
  /** @type {{ step: string, title: string, message: string }[]} */
  failures = [];

  /**
   * Runs one step. A step that throws counts as one failure.
   * @param {string} step
   * @param {() => Promise<Outcome | void>} work nothing for a step that has no tests of its own
   * @returns {Promise<boolean>} whether all went well
   */
  async run(step, work) {
    const started = performance.now();
    const outcome = await work().catch((error) => ({
      passed: 0,
      failures: [{ title: '', message: explanation(error) }],
    }));
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const failures = outcome?.failures ?? [];
    const result = [
      failures.length ? `${failures.length} failed` : '',
      outcome?.passed ? `${outcome.passed} passed` : '',
    ].filter(Boolean);
    console.log(`${step.padEnd(namesWidth)}${(result.join(', ') || 'ok').padEnd(24)}${seconds}`);
    this.passed += outcome?.passed ?? 0;
    this.failures.push(...failures.map((failure) => ({ step, ...failure })));
    return failures.length === 0;
  }

  /** @param {string} step @param {string} reason */
  leaveOut(step, reason) {
    console.log(`${step.padEnd(namesWidth)}left out: ${reason}`);
  }

  /** The failures, then the count as the last line. */
  conclude() {
    for (const { step, title, message } of this.failures) {
      console.log(`\n✗ ${[step, title].filter(Boolean).join(' › ')}`);
      for (const line of shortened(message)) console.log(`    ${line}`);
    }
    if (this.failures.length) {
      console.log('\nLogs are in .work/logs, pictures of the screen in .work/screenshots.');
      process.exitCode = 1;
    }
    console.log(`${this.passed} passed, ${this.failures.length} failed`);
  }
}

/** @param {any} error what a command printed says more than how it ended */
function explanation(error) {
  const message = error instanceof Error ? error.message : String(error);
  return typeof error?.output === 'string' ? `${message}\n${error.output}` : message;
}

/**
 * The beginning and the end of a long message: compilers name the place first, crashes the cause last.
 * @param {string} message
 */
function shortened(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  if (lines.length <= linesAtStart + linesAtEnd) return lines;
  return [
    ...lines.slice(0, linesAtStart),
    `… (${lines.length - linesAtStart - linesAtEnd} lines)`,
    ...lines.slice(-linesAtEnd),
  ];
}
