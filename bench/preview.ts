// How long the preview takes to show a level, a change of it, and a cut through it; docs/performance.md has
// the figures. Each is compared with a full rebuild of the same picture, in the same page.
import { bakedLevel } from './preview/levels';
import { type Answer, PreviewPage } from './preview/previewPage';

const SIZES = [10_000, 100_000, 1_000_000];
const RUNS = 5;

/** The place of the cell height in a span packet, bytes. */
const CELL_HEIGHT = 64;

/** The same spans in a grid whose rows are a little higher: no tile of the old picture can stay. */
function stretched(packet: Uint8Array): Uint8Array {
  const copy = packet.slice();
  const view = new DataView(copy.buffer);
  view.setFloat64(CELL_HEIGHT, view.getFloat64(CELL_HEIGHT, true) * 1.001, true);
  return copy;
}

/** The least time and the longest task of some runs. */
class Measured {
  least = Number.POSITIVE_INFINITY;
  longestTask = 0;

  add({ milliseconds, longestTask }: Answer): void {
    this.least = Math.min(this.least, milliseconds);
    this.longestTask = Math.max(this.longestTask, longestTask);
  }
}

async function measure(size: number): Promise<void> {
  const level = bakedLevel(size, 0).packet;
  const moved = bakedLevel(size, 5).packet;
  const rebuilt = stretched(level);
  const [first, rebuild, update, slice, nothing] = Array.from({ length: 5 }, () => new Measured());
  const page = await PreviewPage.open();
  try {
    const arrival = await page.show(level);
    first.add(arrival);
    for (let run = 0; run < RUNS; run++) {
      rebuild.add(await page.show(rebuilt));
      await page.show(level);
      update.add(await page.show(moved));
      await page.show(level);
      nothing.add(await page.do('togglePatterns'));
    }
    const memory = await page.memory();
    for (let run = 0; run < RUNS; run++) slice.add(await page.do('sliceDown'));
    const spans = new DataView(level.buffer).getUint32(8, true);
    console.log(`${spans} spans, ${arrival.faces} faces, page ${memory.page} MB, graphics ${memory.graphics} MB`);
    const rows = {
      'first picture': first,
      'full rebuild': rebuild,
      'one hill moved': update,
      'cut a row lower': slice,
      'a frame with nothing new': nothing,
    };
    for (const [name, { least, longestTask }] of Object.entries(rows)) {
      const ratio = (least / rebuild.least).toFixed(2);
      const task = longestTask === 0 ? 'under 50 ms' : `${longestTask.toFixed(0)} ms`;
      console.log(`  ${name}: ${least.toFixed(0)} ms, ${ratio} of a full rebuild, longest task ${task}`);
    }
  } finally {
    await page.close();
  }
}

for (const size of SIZES) await measure(size);
