// The page that explains problems, reached as a person reaches it.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';

/** The heading of the section of a Markdown preview that stands highest in its window; nothing while there is none. */
async function sectionInView(page: Page): Promise<string | undefined> {
  const tops = page.frames().map((frame) =>
    frame
      .evaluate(() => {
        const headings = [...document.querySelectorAll('.markdown-body h2')];
        return headings.find((heading) => heading.getBoundingClientRect().top > -5)?.textContent ?? undefined;
      })
      .catch(() => undefined),
  );
  return (await Promise.all(tops)).find((heading) => heading);
}

describe('The code of a problem', () => {
  let opened: OpenedWorkbench;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace: join(root, 'samples'), file: 'broken.level.json' });
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('is a link to the section that explains it', async () => {
    const { workbench } = opened;
    await workbench.showProblems();
    const link = workbench.problem('addresses no vertex').locator('a', { hasText: 'LL202' });
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => sectionInView(workbench.page), { timeout: 20_000 }).toMatch(/^LL202 /);
    await workbench.screenshot('explain-link');
  });
});
