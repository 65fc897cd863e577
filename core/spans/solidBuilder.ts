import type { HeightfieldFrame } from '../grid/frame';
import { MemoryMeter } from '../memoryMeter';
import { runToEnd, type Steps } from '../steps';
import { columnCount, SOLID_SPAN_BYTES, type SolidHeightfield } from './solidHeightfield';
import type { SpanSink } from './spanSink';
import { areaOfSurface, type Surface, stateOfSurface } from './surface';

/** Nodes of a page, as a power of two. A pool that grows by pages never copies what it holds. */
const PAGE_BITS = 14;
const PAGE_NODES = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_NODES - 1;

/** Words of a node: its rows, min in the lower half and max in the upper, and the node of the next span up. */
const NODE_WORDS = 2;
const NODE_BYTES = 4 * NODE_WORDS + 1;
const PAGE_BYTES = NODE_BYTES * PAGE_NODES;

/** Spans flattened between two pauses. */
const FLATTEN_SPANS = 1 << 16;
const FLATTEN_COLUMNS = 1 << 18;

/**
 * A solid heightfield to which spans are added (SolidHeightfield.AddSpan, §3). Each column is a
 * linked list of nodes in pages of typed arrays; node 0 stands for none, so that a fresh head
 * array needs no filling. An empty column costs 4 bytes.
 */
export class SolidBuilder implements SpanSink {
  /** First node of each column; one entry more, for {@link finishSteps} to reuse it as offsets. */
  private readonly head: Uint32Array;
  /** The nodes' words. Whoever walks up a column finds all of a node in one place: most of its time is waiting for memory. */
  private readonly pages: Uint32Array[] = [];
  /** Their surfaces, which only merging needs. */
  private readonly surfaces: Uint8Array[] = [];
  private used = 1;
  private spans = 0;
  /** Nodes whose spans were merged away, linked as those of a column are. */
  private free = 0;

  /** @param memory hears of the spans, not of the columns: those are known beforehand */
  constructor(
    readonly frame: HeightfieldFrame,
    private readonly memory = new MemoryMeter(frame),
  ) {
    this.head = new Uint32Array(columnCount(frame) + 1);
    this.addPage();
  }

  private addPage(): void {
    this.memory.hold(PAGE_BYTES);
    this.pages.push(new Uint32Array(NODE_WORDS * PAGE_NODES));
    this.surfaces.push(new Uint8Array(PAGE_NODES));
  }

  /** Adds a span, as {@link SpanSink} tells. */
  addSpan(column: number, min: number, max: number, surface: Surface, threshold: number): void {
    const { pages } = this;
    let below = 0;
    let node = this.head[column];
    while (node !== 0) {
      const page = pages[node >>> PAGE_BITS];
      const at = NODE_WORDS * (node & PAGE_MASK);
      if (page[at] >>> 16 >= min) break;
      below = node;
      node = page[at + 1];
    }
    let kept = 0;
    while (node !== 0) {
      const page = pages[node >>> PAGE_BITS];
      const at = NODE_WORDS * (node & PAGE_MASK);
      const rows = page[at];
      if ((rows & 0xffff) > max) break;
      const top = rows >>> 16;
      const other = this.surfaces[node >>> PAGE_BITS][node & PAGE_MASK];
      if (top > max) {
        surface = top - max <= threshold && surface > other ? surface : other;
        max = top;
      } else if (max - top <= threshold && other > surface) {
        surface = other;
      }
      if ((rows & 0xffff) < min) min = rows & 0xffff;
      const above = page[at + 1];
      if (kept === 0) kept = node;
      else this.release(node);
      node = above;
    }
    if (kept === 0) kept = this.takeNode();
    const page = pages[kept >>> PAGE_BITS];
    const at = NODE_WORDS * (kept & PAGE_MASK);
    page[at] = min | (max << 16);
    page[at + 1] = node;
    this.surfaces[kept >>> PAGE_BITS][kept & PAGE_MASK] = surface;
    if (below === 0) this.head[column] = kept;
    else pages[below >>> PAGE_BITS][NODE_WORDS * (below & PAGE_MASK) + 1] = kept;
  }

  private takeNode(): number {
    this.spans++;
    const node = this.free;
    if (node !== 0) {
      this.free = this.pages[node >>> PAGE_BITS][NODE_WORDS * (node & PAGE_MASK) + 1];
      return node;
    }
    if (this.used === this.pages.length * PAGE_NODES) this.addPage();
    return this.used++;
  }

  private release(node: number): void {
    this.pages[node >>> PAGE_BITS][NODE_WORDS * (node & PAGE_MASK) + 1] = this.free;
    this.free = node;
    this.spans--;
  }

  /** The finished heightfield. The builder is used up: its head array becomes the offsets. */
  finish(): SolidHeightfield {
    return runToEnd(this.finishSteps());
  }

  /** {@link finish} in steps. */
  *finishSteps(): Steps<SolidHeightfield> {
    const { frame, head, pages, surfaces, spans, memory } = this;
    memory.hold(SOLID_SPAN_BYTES * spans);
    const columns = head.length - 1;
    const field: SolidHeightfield = {
      frame,
      first: head,
      min: new Uint16Array(spans),
      max: new Uint16Array(spans),
      area: new Uint8Array(spans),
      state: new Uint8Array(spans),
    };
    const { min, max, area, state } = field;
    let count = 0;
    let pauseAt = FLATTEN_SPANS;
    for (let column = 0; column < columns; column++) {
      let node = head[column];
      head[column] = count;
      while (node !== 0) {
        const page = pages[node >>> PAGE_BITS];
        const at = NODE_WORDS * (node & PAGE_MASK);
        const surface = surfaces[node >>> PAGE_BITS][node & PAGE_MASK];
        min[count] = page[at];
        max[count] = page[at] >>> 16;
        area[count] = areaOfSurface(surface);
        state[count] = stateOfSurface(surface);
        count++;
        node = page[at + 1];
      }
      if (count >= pauseAt || column % FLATTEN_COLUMNS === 0) {
        pauseAt = count + FLATTEN_SPANS;
        yield column / columns;
      }
    }
    head[columns] = count;
    memory.release(PAGE_BYTES * pages.length);
    return field;
  }
}
