import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BuildOutcome, PictureQueue } from '../../webview/pictureQueue';

/** A page that can be hidden and shown. */
class Page extends EventTarget {
  hidden = false;

  show(): void {
    this.hidden = false;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
/** What was begun, and how each that was is ended. */
let begun: string[];
let end: ((outcome: BuildOutcome) => void)[];
let ready: boolean;
let queue: PictureQueue<string>;

beforeEach(() => {
  page = new Page();
  vi.stubGlobal('document', page);
  begun = [];
  end = [];
  ready = true;
  queue = new PictureQueue(
    (wish) => {
      begun.push(wish);
      return new Promise((resolve) => end.push(resolve));
    },
    () => ready,
  );
});
afterEach(() => vi.unstubAllGlobals());

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('Pictures', () => {
  test('are built one at a time, and a newer wish overtakes one that waits', async () => {
    const first = queue.want('first');
    await turn();
    const second = queue.want('second');
    const third = queue.want('third');
    await expect(second).resolves.toBeUndefined();
    expect(begun).toEqual(['first']);
    end[0](10);
    await expect(first).resolves.toBe(10);
    await turn();
    expect(begun).toEqual(['first', 'third']);
    end[1](30);
    await expect(third).resolves.toBe(30);
  });

  test('wait for a page that is hidden, and only the newest is built when it comes back', async () => {
    page.hidden = true;
    const old = queue.want('old');
    const newest = queue.want('newest');
    await turn();
    expect(begun).toEqual([]);
    page.show();
    await turn();
    expect(begun).toEqual(['newest']);
    end[0](1);
    await expect(old).resolves.toBeUndefined();
    await expect(newest).resolves.toBe(1);
  });

  test('that could not be finished are built again once that is possible', async () => {
    const wanted = queue.want('picture');
    await turn();
    ready = false;
    end[0]('again');
    await turn();
    expect(begun).toEqual(['picture']);
    ready = true;
    void queue.goOn();
    await turn();
    expect(begun).toEqual(['picture', 'picture']);
    end[1](5);
    await expect(wanted).resolves.toBe(5);
  });

  test('that are given up resolve with nothing', async () => {
    const wanted = queue.want('picture');
    await turn();
    end[0]('given up');
    await expect(wanted).resolves.toBeUndefined();
    expect(queue.waits).toBe(false);
  });
});
