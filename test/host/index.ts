// What an editor calls to run the suites inside its extension host: mocha over the bundled suites beside this module,
// with a report in a file, since nothing else comes out of that process unharmed.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Mocha from 'mocha';
import type { HostReport } from './report';
import { closePreviews } from './standInPanel';

export function run(): Promise<void> {
  // A preview that an earlier test left would follow along into the next one.
  const rootHooks = { beforeEach: closePreviews };
  const mocha = new Mocha({ ui: 'bdd', timeout: 30_000, reporter: 'dot', rootHooks });
  for (const name of readdirSync(__dirname).sort()) {
    if (name.endsWith('.suite.js')) mocha.addFile(join(__dirname, name));
  }

  const report: HostReport = { tests: [] };
  return new Promise((resolve, reject) => {
    const runner = mocha.run((failures) => {
      const path = process.env.LEDGELIGHT_HOST_REPORT;
      if (path) writeFileSync(path, JSON.stringify(report));
      if (failures === 0) resolve();
      else reject(new Error(`${failures} failed`));
    });
    runner.on('pass', (test) => report.tests.push({ title: test.fullTitle() }));
    runner.on('fail', (test, error) =>
      report.tests.push({ title: test.fullTitle(), error: error.stack ?? String(error) }),
    );
  });
}
