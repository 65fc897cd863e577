// The preview's real page in a plain browser: what the editor does for it is played by a few lines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../scripts/repository.mjs';
import { openBrowser } from '../../test/workbench/browser.mjs';
import type { PictureSummary, PreviewAction, ViewMessage } from '../../webview/messages';

const ORIGIN = 'http://ledgelight.test';

const HTML = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="stylesheet" href="/preview.css">
    <style>body { --vscode-editor-background: #1f1f1f; --vscode-editor-foreground: #ccc; }</style>
  </head>
  <body class="vscode-dark">
    <div id="app"></div>
    <script>
      window.said = [];
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longTasks.push(duration);
      }).observe({ entryTypes: ['longtask'] });
      let state;
      window.acquireVsCodeApi = () => ({
        postMessage: (message) => window.said.push({ message, at: performance.now() }),
        getState: () => state,
        setState: (next) => { state = next; },
      });
    </script>
    <script src="/webview.js"></script>
  </body>
</html>`;

/** The page's files as they are at the start: all sizes are measured with the same build. */
const FILES: Readonly<Record<string, readonly [type: string, body: string | Buffer | undefined]>> = {
  '/': ['text/html', HTML],
  '/preview.css': ['text/css', readFileSync(join(root, 'media', 'preview.css'))],
  '/webview.js': ['text/javascript', readFileSync(join(root, 'dist', 'webview.js'))],
};

interface PlayedWindow {
  said: { message: ViewMessage; at: number }[];
  longTasks: number[];
  ledgelight: { settled(): Promise<void> };
}

/** What came of a message. */
export interface Answer {
  /** From the message until the GPU was done with the frame that shows what it asked for. */
  readonly milliseconds: number;
  /** The longest task of the page meanwhile; 0 when none took 50 ms, from where on browsers report them. */
  readonly longestTask: number;
  /** Faces of the picture that came; 0 where none did. */
  readonly faces: number;
}

export class PreviewPage {
  readonly #parcels = new Map<string, Buffer>();
  #sent = 0;

  private constructor(
    readonly browser: Browser,
    readonly page: Page,
  ) {}

  /** Opens the page of dist/webview.js. */
  static async open(): Promise<PreviewPage> {
    const { browser, page } = await openBrowser();
    // As large as a preview beside its source, and still: fades and glides would be measured with the work.
    await page.setViewportSize({ width: 800, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const opened = new PreviewPage(browser, page);
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const [contentType, body] = FILES[pathname] ?? ['application/octet-stream', opened.#parcels.get(pathname)];
      await route.fulfill(body === undefined ? { status: 404 } : { contentType, body });
    });
    await page.goto(`${ORIGIN}/`);
    await page.waitForFunction(() =>
      (window as unknown as PlayedWindow).said.some(({ message }) => message.type === 'ready'),
    );
    await opened.#tell({ type: 'shows', level: 'file:///level.json', name: 'level.json', locked: false });
    return opened;
  }

  /** Sends a picture; resolves when it is on the screen and at rest. */
  show(packet: Uint8Array): Promise<Answer> {
    const summary: PictureSummary = {
      ...{ level: 'Level', agent: 'Humanoid', agents: ['Humanoid'], milliseconds: 0 },
      ...{ spans: 0, walkableCells: 0, walkableSquareMetres: 0 },
      settings: { height: 9, climb: 3, radius: 2, maxSlopeDegrees: 45 },
    };
    return this.#tell({ type: 'picture', version: ++this.#sent, summary, volumes: [] }, packet);
  }

  /** Sends the details of the picture that was sent last. */
  showDetails(packet: Uint8Array): Promise<Answer> {
    return this.#tell({ type: 'details' }, packet);
  }

  /** Has something done, as from the editor's palette. */
  do(action: PreviewAction): Promise<Answer> {
    return this.#tell({ type: 'do', action });
  }

  async #tell(message: object, packet?: Uint8Array): Promise<Answer> {
    const path = `/packet-${++this.#sent}`;
    if (packet !== undefined) this.#parcels.set(path, Buffer.from(packet));
    const answer = await this.page.evaluate(tellPage, { message, path: packet && path });
    this.#parcels.delete(path);
    return answer;
  }

  /** Memory in use after a garbage collection, megabytes: of the page, and of the browser's graphics. */
  async memory(): Promise<{ page: number; graphics: number }> {
    await this.page.requestGC();
    const session = await this.browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const used = (type: string) =>
      Math.max(0, ...processInfo.filter((one) => one.type === type).map(({ id }) => residentMegabytes(id)));
    return { page: used('renderer'), graphics: used('GPU') };
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** What of a process is in memory; only Linux tells it this way. */
function residentMegabytes(id: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Runs in the page. */
async function tellPage({ message, path }: { message: object; path: string | undefined }): Promise<Answer> {
  const played = window as unknown as PlayedWindow;
  const packet = path === undefined ? undefined : await (await fetch(path)).arrayBuffer();
  const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
  await rest();
  played.longTasks.length = 0;
  played.said.length = 0;
  const begin = performance.now();
  const arrived = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
  window.postMessage({ ...message, packet }, '*', packet === undefined ? [] : [packet]);
  await arrived;
  await played.ledgelight.settled();
  const drawn = played.said.find(({ message: said }) => said.type === 'drawn');
  const end = drawn?.at ?? performance.now();
  const faces = drawn?.message.type === 'drawn' ? drawn.message.faces : 0;
  await rest();
  return { milliseconds: end - begin, longestTask: Math.max(0, ...played.longTasks), faces };
}
