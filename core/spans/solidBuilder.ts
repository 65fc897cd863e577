import type { HeightfieldFrame } from '../grid/frame';
import { MemoryMeter } from '../memoryMeter';
import { runToEnd, type Steps } from '../steps';
import { columnCount, SOLID_SPAN_BYTES, type SolidHeightfield } from './solidHeightfield';
import { areaOfSurface, type Surface, stateOfSurface } from './surface';

/** Nodes of a page, as a power of two. A pool that grows by pages never copies what it holds. */
const PAGE_BITS = 14;
const PAGE_NODES = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_NODES - 1;

/** A page of the pool: a span each, and the node of the next span up. */
class NodePage {
  readonly min = new Uint16Array(PAGE_NODES);
  readonly max = new Uint16Array(PAGE_NODES);
  readonly surface = new Uint8Array(PAGE_NODES);
  readonly next = new Uint32Array(PAGE_NODES);
}

const PAGE_BYTES = 9 * PAGE_NODES;

/** Spans flattened between two pauses. */
const FLATTEN_SPANS = 1 << 16;
const FLATTEN_COLUMNS = 1 << 18;

/**
 * A solid heightfield to which spans are added (SolidHeightfield.AddSpan, §3). Each column is a
 * linked list of nodes in pages of typed arrays; node 0 stands for none, so that a fresh head
 * array needs no filling. An empty column costs 4 bytes.
 */
export class SolidBuilder {
  /** First node of each column; one entry more, for {@link finishSteps} to reuse it as offsets. */
  private readonly head: Uint32Array;
  private readonly pages: NodePage[] = [];
  private used = 1;
  private spans = 0;
  /** Nodes whose spans were merged away, linked through `next`. */
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
    this.pages.push(new NodePage());
  }

  /**
   * Adds the span [min, max) to a column and merges it with every span that it overlaps or touches
   * (§3): going up, the higher top wins, and tops at most `threshold` rows apart share the larger
   * surface.
   * @param column x + z · width
   * @param min lowest row, 0 … height - 1
   * @param max row above the highest, min + 1 … height
   * @param threshold rows, 0 or more
   */
  addSpan(column: number, min: number, max: number, surface: Surface, threshold: number): void {
    const { pages } = this;
    let below = 0;
    let node = this.head[column];
    while (node !== 0) {
      const page = pages[node >>> PAGE_BITS];
      if (page.max[node & PAGE_MASK] >= min) break;
      below = node;
      node = page.next[node & PAGE_MASK];
    }
    let kept = 0;
    while (node !== 0) {
      const page = pages[node >>> PAGE_BITS];
      const at = node & PAGE_MASK;
      if (page.min[at] > max) break;
      const top = page.max[at];
      const other = page.surface[at];
      if (top > max) {
        surface = top - max <= threshold && surface > other ? surface : other;
        max = top;
      } else if (max - top <= threshold && other > surface) {
        surface = other;
      }
      if (page.min[at] < min) min = page.min[at];
      const above = page.next[at];
      if (kept === 0) kept = node;
      else this.release(node);
      node = above;
    }
    if (kept === 0) kept = this.takeNode();
    const page = pages[kept >>> PAGE_BITS];
    const at = kept & PAGE_MASK;
    page.min[at] = min;
    page.max[at] = max;
    page.surface[at] = surface;
    page.next[at] = node;
    if (below === 0) this.head[column] = kept;
    else pages[below >>> PAGE_BITS].next[below & PAGE_MASK] = kept;
  }

  private takeNode(): number {
    this.spans++;
    const node = this.free;
    if (node !== 0) {
      this.free = this.pages[node >>> PAGE_BITS].next[node & PAGE_MASK];
      return node;
    }
    if (this.used === this.pages.length * PAGE_NODES) this.addPage();
    return this.used++;
  }

  private release(node: number): void {
    this.pages[node >>> PAGE_BITS].next[node & PAGE_MASK] = this.free;
    this.free = node;
    this.spans--;
  }

  /** The finished heightfield. The builder is used up: its head array becomes the offsets. */
  finish(): SolidHeightfield {
    return runToEnd(this.finishSteps());
  }

  /** {@link finish} in steps. */
  *finishSteps(): Steps<SolidHeightfield> {
    const { frame, head, pages, spans, memory } = this;
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
    let count = 0;
    let pauseAt = FLATTEN_SPANS;
    for (let column = 0; column < columns; column++) {
      let node = head[column];
      head[column] = count;
      while (node !== 0) {
        const page = pages[node >>> PAGE_BITS];
        const at = node & PAGE_MASK;
        field.min[count] = page.min[at];
        field.max[count] = page.max[at];
        field.area[count] = areaOfSurface(page.surface[at]);
        field.state[count] = stateOfSurface(page.surface[at]);
        count++;
        node = page.next[at];
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
