// The extension in a real workbench, before anything is drawn: it loads, its commands are there, files can be edited.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';

const workspace = join(root, 'test', 'host', 'workspace');

describe('A workbench with a level', () => {
  let opened: OpenedWorkbench;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace, file: 'floor.level.json' });
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('runs a command of the extension', async () => {
    const { workbench } = opened;
    await workbench.statusItem('spans').waitFor();
    await workbench.runCommand('Ledgelight: Show Log');
    await workbench.output.filter({ hasText: 'floor.level.json' }).waitFor();
    await workbench.screenshot('log');
    expect(workbench.errorBoxes).toEqual([]);
  });

  test('tells of a comma that was typed in the wrong place', async () => {
    const { workbench, folder } = opened;
    await workbench.edit({ line: 2, column: 24, insert: ',' });
    await workbench.save();
    expect(readFileSync(join(folder, 'floor.level.json'), 'utf8')).toContain('"Flat floor",,');
    await workbench.showProblems();
    await workbench.problem('Property expected').first().waitFor();
    await workbench.screenshot('problems');
  });
});
