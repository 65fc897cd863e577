/// <reference path="../../webview/testHandle.ts" />
// The preview's page inside the workbench: its controls, and the pixels of its canvas.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { Picture } from './picture';

export class PreviewFrame {
  constructor(
    private readonly page: Page,
    /** For the controls of the page. */
    readonly frame: FrameLocator,
  ) {}

  get canvas(): Locator {
    return this.frame.locator('canvas').first();
  }

  /** What the canvas shows now, with whatever lies over it. */
  async picture(): Promise<Picture> {
    return new Picture(await this.canvas.screenshot());
  }

  /** Waits until a picture is on the screen. */
  async drawn(): Promise<void> {
    await this.frame.locator('body[data-drawn-version]').waitFor({ timeout: 60_000 });
  }

  /** Where the top of a column's span is on the canvas, in CSS pixels: row is the height in rows. */
  screenOf(x: number, row: number, z: number): Promise<{ x: number; y: number }> {
    return this.canvas.evaluate(
      (_, point) => {
        const place = window.ledgelight?.screenOf(point.x, point.row, point.z);
        if (!place) throw new Error('The view shows no picture.');
        return place;
      },
      { x, row, z },
    );
  }

  /** Clicks a place on the canvas, given as fractions of its width and height. */
  async clickCanvas(across: number, down: number): Promise<void> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('The canvas is not on the screen.');
    await this.page.mouse.click(box.x + box.width * across, box.y + box.height * down);
  }
}
