import type { CompactHeightfield } from '../compact/compactHeightfield';
import { DIRECTIONS, linkOf } from '../compact/links';
import type { SolidHeightfield } from '../spans/solidHeightfield';

/** Characters gathered before a piece is handed on. */
const PIECE_LENGTH = 1 << 16;

/**
 * The dump of a stage as text, piece by piece: a heading with the grid's size, then a line a span,
 * columns ascending, spans bottom-up. LF line ends, decimal integers, one space between.
 *
 * Solid: `x z min max area`. Compact: `x z y height area l0 l1 l2 l3`, l the link's index or -1.
 */
export function* dumpText(field: SolidHeightfield | CompactHeightfield): Generator<string, void, void> {
  const { frame, first } = field;
  const solid = 'min' in field;
  const line = solid ? (span: number) => solidLine(field, span) : (span: number) => compactLine(field, span);
  let piece = `${solid ? 'solid' : 'compact'} ${frame.width} ${frame.height} ${frame.depth}\n`;
  for (let z = 0; z < frame.depth; z++) {
    for (let x = 0; x < frame.width; x++) {
      const column = x + z * frame.width;
      for (let span = first[column]; span < first[column + 1]; span++) {
        piece += `${x} ${z} ${line(span)}\n`;
        if (piece.length < PIECE_LENGTH) continue;
        yield piece;
        piece = '';
      }
    }
  }
  yield piece;
}

function solidLine({ min, max, area }: SolidHeightfield, span: number): string {
  return `${min[span]} ${max[span]} ${area[span]}`;
}

function compactLine(field: CompactHeightfield, span: number): string {
  let line = `${field.y[span]} ${field.height[span]} ${field.area[span]}`;
  for (let direction = 0; direction < DIRECTIONS; direction++) line += ` ${linkOf(field, span, direction)}`;
  return line;
}
