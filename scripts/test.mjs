// `npm test`: everything that can be checked on this machine, from a fresh clone. A step that fails does not keep the
// others from running. `node scripts/test.mjs desktop` runs the extension host's suites in a desktop VS Code instead.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from './repository.mjs';
import { runCommand, runNpm } from './runCommand.mjs';
import { embeddedEditorRunsHere } from './setup/embeddedEditor.mjs';
import { setUpChromium, setUpEmbeddedEditor, setUpPackages } from './setup.mjs';
import { runHostSuites } from './test/hostSuites.mjs';
import { Tally } from './test/tally.mjs';
import { runVitestProject } from './test/vitestProject.mjs';

const tally = new Tally();
const minutes = 60_000;

/** @param {() => Promise<unknown>} command */
const only = (command) => async () => void (await command());

const build = () =>
  tally.run(
    'build',
    only(() => runCommand(process.execPath, ['scripts/build.mjs'])),
  );

async function testEverything() {
  for (const folder of ['logs', 'screenshots']) rmSync(join(workFolder, folder), { recursive: true, force: true });
  const browserIsThere = await tally.run('browser', setUpChromium);
  const editorIsThere = embeddedEditorRunsHere && (await tally.run('embedded editor', only(setUpEmbeddedEditor)));
  const built = await build();
  await tally.run(
    'types',
    only(() => runNpm(['run', 'types'])),
  );
  await tally.run(
    'lint',
    only(() => runNpm(['run', 'lint'])),
  );

  await tally.run('unit', () => runVitestProject('unit', 2 * minutes));
  if (browserIsThere) await tally.run('hosts', () => runVitestProject('hosts', 2 * minutes));
  else tally.leaveOut('hosts', 'there is no browser');

  const obstacle = !embeddedEditorRunsHere
    ? 'the embedded VS Code runs on Linux only; `npm run test:desktop` runs the suites here'
    : !(browserIsThere && editorIsThere)
      ? 'there is no editor to run in'
      : !built && 'the extension could not be built';
  if (obstacle) {
    tally.leaveOut('workbench', obstacle);
    tally.leaveOut('extension host', obstacle);
    return;
  }
  await tally.run('workbench', () => runVitestProject('workbench', 10 * minutes));
  await tally.run('extension host', () => runHostSuites('embedded'));
}

async function testOnDesktop() {
  if (await build()) await tally.run('desktop', () => runHostSuites('desktop'));
}

if (await tally.run('packages', setUpPackages)) {
  await (process.argv[2] === 'desktop' ? testOnDesktop() : testEverything());
}
tally.conclude();
