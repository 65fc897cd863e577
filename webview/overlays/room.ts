import type { SourcePacket } from '../../core/bake/sourcePacket';
import type { GridFrame } from '../scene/gridFrame';
import type { SpanBox } from '../spans/extent';
import type { Prism } from './prism';

/** The cells and rows that a prism reaches into. */
export function roomOfPrism({ foot, low, high }: Prism, rowHeight: number): SpanBox {
  const x = foot.map((corner) => corner[0]);
  const z = foot.map((corner) => corner[1]);
  return boxOf([Math.min(...x), low / rowHeight, Math.min(...z)], [Math.max(...x), high / rowHeight, Math.max(...z)]);
}

/** The cells and rows that source triangles reach into; undefined without any. */
export function roomOfSource({ positions }: SourcePacket, { cellSize, rowHeight }: GridFrame): SpanBox | undefined {
  if (positions.length === 0) return undefined;
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const most = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    if (positions[i] < least[axis]) least[axis] = positions[i];
    if (positions[i] > most[axis]) most[axis] = positions[i];
  }
  const cells = ([x, y, z]: readonly number[]) => [x / cellSize, y / cellSize / rowHeight, z / cellSize];
  return boxOf(cells(least), cells(most));
}

function boxOf(least: readonly number[], most: readonly number[]): SpanBox {
  const [x0, lowRow, z0] = least.map(Math.floor);
  const [x1, highRow, z1] = most.map(Math.ceil);
  return { x0, x1: Math.max(x1, x0 + 1), z0, z1: Math.max(z1, z0 + 1), lowRow, highRow };
}
