// Runs one of the vitest projects in a process of its own and reads its report.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, workFolder } from '../repository.mjs';
import { runCommand } from '../runCommand.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * @param {string} project
 * @param {number} timeLimit milliseconds
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
export async function runVitestProject(project, timeLimit) {
  const reportFile = join(workFolder, 'logs', `${project}.json`);
  rmSync(reportFile, { force: true });
  const crash = await runCommand(
    process.execPath,
    [vitest, 'run', '--project', project, '--reporter=verbose', '--reporter=json', `--outputFile.json=${reportFile}`],
    { log: join(workFolder, 'logs', `${project}.log`), env: { NO_COLOR: '1' }, timeLimit },
  ).then(
    () => undefined,
    (error) => error,
  );

  const outcome = readReport(reportFile);
  if (!outcome) throw crash ?? new Error('vitest wrote no report.');
  if (outcome.failures.length === 0 && crash) throw crash;
  if (outcome.failures.length === 0 && outcome.passed === 0) throw new Error(`The project ${project} has no tests.`);
  return outcome;
}

/** @param {string} file @returns {import('./tally.mjs').Outcome | undefined} */
function readReport(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  const failures = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    for (const test of failed) failures.push({ title: test.fullName, message: test.failureMessages.join('\n') });
    if (status === 'failed' && failed.length === 0) failures.push({ title: name.slice(root.length + 1), message });
  }
  return { passed: report.numPassedTests, failures };
}
