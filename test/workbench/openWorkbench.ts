// Opens a real workbench on a copy of a workspace: a server and a browser of its own, gone again after `close`.
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../../scripts/editor/embeddedServer.mjs';
import { root, workFolder } from '../../scripts/repository.mjs';
import { openBrowser } from './browser.mjs';
import { Workbench } from './workbench';

export interface WorkbenchOptions {
  /** A folder to copy; tests type into the copy. */
  workspace: string;
  /** Opened on start, relative to the workspace. */
  file?: string;
  theme?: 'dark' | 'light';
  settings?: Record<string, unknown>;
  /** A .vsix file that is installed, instead of the extension in its source folder. */
  packaged?: string;
  /** False for a browser that cannot draw. */
  webgl?: boolean;
}

export interface OpenedWorkbench {
  workbench: Workbench;
  /** The copy of the workspace. */
  folder: string;
  close(): Promise<void>;
}

/** So that what is typed arrives as it is typed. */
const typingSettings = {
  'editor.autoClosingBrackets': 'never',
  'editor.autoClosingQuotes': 'never',
  'editor.autoIndent': 'none',
  'editor.quickSuggestions': { other: 'off', strings: 'off', comments: 'off' },
  'editor.suggestOnTriggerCharacters': false,
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
};

export async function openWorkbench(options: WorkbenchOptions): Promise<OpenedWorkbench> {
  const scratch = mkdtempSync(join(tmpdir(), 'ledgelight-'));
  const folder = join(scratch, 'workspace');
  cpSync(options.workspace, folder, { recursive: true });
  const closing: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };

  try {
    const server = await startEmbeddedServer({
      dataFolder: join(scratch, 'editor'),
      theme: options.theme,
      settings: { ...typingSettings, ...options.settings },
      install: options.packaged,
    });
    closing.push(() => server.stop());
    const { browser, page } = await openBrowser({ webgl: options.webgl });
    closing.push(() => browser.close());

    mkdirSync(join(workFolder, 'logs'), { recursive: true });
    const log = createWriteStream(join(workFolder, 'logs', 'workbench-page.log'), { flags: 'a' });
    page.on('console', (message) => log.write(`[${message.type()}] ${message.text()}\n`));
    closing.push(() => log.end());

    const workbench = new Workbench(page);
    await page.goto(
      server.address({
        folder,
        extension: options.packaged ? undefined : root,
        file: options.file === undefined ? undefined : join(folder, options.file),
      }),
    );
    await workbench.ready();
    if (options.file) await workbench.editorShows(options.file);
    return { workbench, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
