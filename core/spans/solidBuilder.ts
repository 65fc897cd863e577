import type { HeightfieldFrame } from '../grid/frame';
import { runToEnd, type Steps } from '../steps';
import { columnCount, type SolidHeightfield } from './solidHeightfield';
import { areaOfSurface, type Surface, stateOfSurface } from './surface';

/** Nodes to begin with; the pool doubles when it is full. */
const FIRST_NODES = 4096;
/** Spans flattened between two pauses. */
const FLATTEN_SPANS = 1 << 16;
const FLATTEN_COLUMNS = 1 << 18;

/**
 * A solid heightfield to which spans are added (SolidHeightfield.AddSpan, §3). Each column is a
 * linked list of nodes in a pool of typed arrays; node 0 stands for none, so that a fresh head
 * array needs no filling. An empty column costs 4 bytes.
 */
export class SolidBuilder {
  /** First node of each column; one entry more, for {@link finishSteps} to reuse it as offsets. */
  private readonly head: Uint32Array;
  private min = new Uint16Array(FIRST_NODES);
  private max = new Uint16Array(FIRST_NODES);
  private surface = new Uint8Array(FIRST_NODES);
  private next = new Uint32Array(FIRST_NODES);
  private used = 1;
  private spans = 0;
  /** Nodes whose spans were merged away, linked through `next`. */
  private free = 0;

  constructor(readonly frame: HeightfieldFrame) {
    this.head = new Uint32Array(columnCount(frame) + 1);
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
    const next = this.next;
    let below = 0;
    let node = this.head[column];
    while (node !== 0 && this.max[node] < min) {
      below = node;
      node = next[node];
    }
    let kept = 0;
    while (node !== 0 && this.min[node] <= max) {
      const top = this.max[node];
      const other = this.surface[node];
      if (top > max) {
        surface = top - max <= threshold && surface > other ? surface : other;
        max = top;
      } else if (max - top <= threshold && other > surface) {
        surface = other;
      }
      if (this.min[node] < min) min = this.min[node];
      const above = next[node];
      if (kept === 0) kept = node;
      else this.release(node);
      node = above;
    }
    if (kept === 0) kept = this.takeNode();
    this.min[kept] = min;
    this.max[kept] = max;
    this.surface[kept] = surface;
    this.next[kept] = node;
    if (below === 0) this.head[column] = kept;
    else this.next[below] = kept;
  }

  private takeNode(): number {
    this.spans++;
    if (this.free !== 0) {
      const node = this.free;
      this.free = this.next[node];
      return node;
    }
    if (this.used === this.next.length) this.grow();
    return this.used++;
  }

  private release(node: number): void {
    this.next[node] = this.free;
    this.free = node;
    this.spans--;
  }

  private grow(): void {
    const nodes = this.next.length * 2;
    const min = new Uint16Array(nodes);
    const max = new Uint16Array(nodes);
    const surface = new Uint8Array(nodes);
    const next = new Uint32Array(nodes);
    min.set(this.min);
    max.set(this.max);
    surface.set(this.surface);
    next.set(this.next);
    Object.assign(this, { min, max, surface, next });
  }

  /** The finished heightfield. The builder is used up: its head array becomes the offsets. */
  finish(): SolidHeightfield {
    return runToEnd(this.finishSteps());
  }

  /** {@link finish} in steps. */
  *finishSteps(): Steps<SolidHeightfield> {
    const { frame, head, spans } = this;
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
        const surface = this.surface[node];
        field.min[count] = this.min[node];
        field.max[count] = this.max[node];
        field.area[count] = areaOfSurface(surface);
        field.state[count] = stateOfSurface(surface);
        count++;
        node = this.next[node];
      }
      if (count >= pauseAt || column % FLATTEN_COLUMNS === 0) {
        pauseAt = count + FLATTEN_SPANS;
        yield column / columns;
      }
    }
    head[columns] = count;
    return field;
  }
}
