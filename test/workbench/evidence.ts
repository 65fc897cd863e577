// Keeps a picture of the screen for every test that fails.
import { afterEach } from 'vitest';
import type { Workbench } from './workbench';

export function keepScreenshotOfFailures(workbench: () => Workbench | undefined): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await workbench()?.screenshot(`failed-${task.name.replaceAll(/[^a-z0-9]+/gi, '-')}`);
  });
}
