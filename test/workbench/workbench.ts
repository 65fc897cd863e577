// A workbench as a person uses it: keys, clicks and what can be read on the screen.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { workFolder } from '../../scripts/repository.mjs';
import { PreviewFrame } from './previewFrame';

/** How often the quick input is opened until it stays open. */
const ATTEMPTS = 3;

const screenshots = join(workFolder, 'screenshots');

export interface Edit {
  /** Line and column as the editor shows them, from 1. */
  line: number;
  column: number;
  /** How many characters after that place go. */
  remove?: number;
  insert?: string;
}

export class Workbench {
  /** Error boxes that the workbench would have shown: under a test driver it writes them to the console instead. */
  readonly errorBoxes: string[] = [];

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      const text = /refused to show dialog in tests\. Contents: (.*)/.exec(message.text())?.[1];
      if (text) this.errorBoxes.push(text);
    });
  }

  async ready(): Promise<void> {
    await this.page.locator('.monaco-workbench').waitFor({ timeout: 60_000 });
    await this.page.locator('.statusbar-item').first().waitFor({ timeout: 30_000 });
  }

  /** Waits until the file's tab is there and its text can be typed in. */
  async editorShows(file: string): Promise<void> {
    // By the file itself: the tab of a preview that follows has its name too.
    await this.page.locator(`.tab.active[data-resource-name="${basename(file)}"]`).waitFor({ timeout: 30_000 });
    await this.page.locator('.editor-group-container.active .view-line').first().waitFor({ timeout: 30_000 });
  }

  /** Runs a command by its whole title, as the command palette lists it. */
  async runCommand(title: string): Promise<void> {
    await this.chooseInQuickInput('F1', `>${title}`, title);
  }

  async openFile(name: string): Promise<void> {
    await this.chooseInQuickInput('Control+P', name, name);
    await this.editorShows(name);
  }

  /** Chooses a colour theme by its name, as the list of themes has it. */
  async chooseTheme(name: string): Promise<void> {
    await this.runCommand('Preferences: Color Theme');
    const theme = this.rowOfQuickInput(name);
    await theme.click();
    await theme.waitFor({ state: 'hidden' });
  }

  /** By its whole name: the list also offers what only contains it. */
  private rowOfQuickInput(name: string): Locator {
    const whole = new RegExp(`^${name.replaceAll(/[.*+?()[\]]/g, '\\$&')}$`);
    const label = this.page.locator('.label-name', { hasText: whole });
    return this.page.locator('.quick-input-list .monaco-list-row', { has: label }).first();
  }

  private async chooseInQuickInput(key: string, typed: string, name: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input').first();
    const row = this.rowOfQuickInput(name);
    for (let patience = ATTEMPTS; ; patience--) {
      try {
        await this.page.keyboard.press(key);
        await input.waitFor({ state: 'visible', timeout: 5_000 });
        await input.fill(typed, { timeout: 5_000 });
        await row.click({ timeout: 10_000 });
        break;
      } catch (error) {
        // It closes when a preview that has just loaded takes the keyboard.
        if (patience === 1 || (await input.isVisible())) throw error;
      }
    }
    await row.waitFor({ state: 'hidden' });
  }

  /** Puts the keyboard into the open text file, wherever it was before. */
  async focusEditor(): Promise<void> {
    await this.page.locator('.editor-instance .view-lines').first().click();
  }

  async goTo(line: number, column = 1): Promise<void> {
    await this.focusEditor();
    await this.page.keyboard.press('Control+G');
    const input = this.page.locator('.quick-input-widget input').first();
    await input.waitFor({ state: 'visible' });
    await input.fill(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.statusItem(`Ln ${line}, Col ${column}`).waitFor();
  }

  async edit({ line, column, remove = 0, insert = '' }: Edit): Promise<void> {
    await this.goTo(line, column);
    for (let i = 0; i < remove; i++) await this.page.keyboard.press('Delete');
    await this.page.keyboard.type(insert);
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press('Control+Z');
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+S');
    await this.page.locator('.tab.active:not(.dirty)').waitFor();
  }

  /** A status bar item by a part of its text. */
  statusItem(text: string | RegExp): Locator {
    return this.page.locator('.statusbar-item', { hasText: text });
  }

  notification(text: string | RegExp): Locator {
    return this.page.locator('.notification-toast', { hasText: text });
  }

  /** Shows the Problems panel; rows read like "message source(code) [Ln 3, Col 5]". */
  async showProblems(): Promise<void> {
    await this.runCommand('Problems: Focus on Problems View');
    await this.page.locator('.markers-panel').waitFor();
  }

  problem(text: string | RegExp): Locator {
    return this.page.locator('.markers-panel .monaco-list-row', { hasText: text });
  }

  /** The text of the Output panel's shown channel. */
  get output(): Locator {
    return this.page.locator('.panel .output-view .view-lines');
  }

  /** The preview beside the level, once its page has loaded. */
  async preview(): Promise<PreviewFrame> {
    await this.page.locator('iframe.webview.ready').waitFor({ timeout: 60_000 });
    const frame = this.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
    await frame.locator('body').waitFor({ timeout: 30_000 });
    return new PreviewFrame(this.page, frame);
  }

  /** Saves what the screen shows as .work/screenshots/NAME.png. */
  async screenshot(name: string): Promise<void> {
    mkdirSync(screenshots, { recursive: true });
    await this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }
}
