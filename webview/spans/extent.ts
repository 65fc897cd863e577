import { runToEnd, type Steps } from '../../core/steps';
import type { DrawnSpans } from './drawnSpans';

/** A box of columns and rows, all ends as corners. */
export interface SpanBox {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  lowRow: number;
  highRow: number;
}

/** Blocks along each side of the level; their boxes follow its outline well enough to fit a camera. */
const BLOCKS = 48;

function grow(box: SpanBox | undefined, x: number, z: number, lowRow: number, highRow: number): SpanBox {
  if (box === undefined) return { x0: x, x1: x + 1, z0: z, z1: z + 1, lowRow, highRow };
  if (x < box.x0) box.x0 = x;
  if (x >= box.x1) box.x1 = x + 1;
  if (z < box.z0) box.z0 = z;
  if (z >= box.z1) box.z1 = z + 1;
  if (lowRow < box.lowRow) box.lowRow = lowRow;
  if (highRow > box.highRow) box.highRow = highRow;
  return box;
}

/** Boxes around the drawn spans of each of up to 48 × 48 blocks of columns; none without spans. */
export function* blockBoxSteps(spans: DrawnSpans): Steps<SpanBox[]> {
  const size = Math.max(1, Math.ceil(Math.max(spans.width, spans.depth) / BLOCKS));
  const boxes: (SpanBox | undefined)[] = new Array(BLOCKS * BLOCKS).fill(undefined);
  for (let z = 0; z < spans.depth; z++) {
    const firstBlock = Math.floor(z / size) * BLOCKS;
    for (let i = spans.rowFirst[z]; i < spans.rowFirst[z + 1]; i++) {
      const block = firstBlock + Math.floor(spans.x[i] / size);
      boxes[block] = grow(boxes[block], spans.x[i], z, spans.min[i], spans.max[i]);
    }
    yield z / spans.depth;
  }
  return boxes.filter((box) => box !== undefined);
}

/** What {@link blockBoxSteps} finds, at once. */
export function blockBoxes(spans: DrawnSpans): SpanBox[] {
  return runToEnd(blockBoxSteps(spans));
}

/** One box around all of `boxes`, of which there is at least one. */
export function boxAround(boxes: readonly SpanBox[]): SpanBox {
  const around = { ...boxes[0] };
  for (const box of boxes) {
    grow(around, box.x0, box.z0, box.lowRow, box.highRow);
    grow(around, box.x1 - 1, box.z1 - 1, box.lowRow, box.highRow);
  }
  return around;
}
