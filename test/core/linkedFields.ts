// Compact heightfields whose links are set by hand or by chance.
import type { CompactHeightfield } from '../../core/compact/compactHeightfield';
import { compactField, type OpenSpan, setLink } from './heightfields';
import type { Random } from './random';

/** Steps to the neighbour columns: west (−x), south (+z), east (+x), north (−z). */
export const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/**
 * A square of columns with open floors, all linked to the floor of the same index in each neighbour.
 * @param side columns along x and z
 * @param storeys floors of each column
 * @param isEmpty columns without any floor
 */
export function plaza(
  side: number,
  storeys = 1,
  isEmpty: (x: number, z: number) => boolean = () => false,
): CompactHeightfield {
  const floors = Array.from({ length: storeys }, (_, i): OpenSpan => [10 * i + 1, 9, 63]);
  const columns = Array.from({ length: side }, (_, z) =>
    Array.from({ length: side }, (_, x) => (isEmpty(x, z) ? [] : floors)),
  );
  const compact = compactField(columns);
  for (let z = 0; z < side; z++) {
    for (let x = 0; x < side; x++) {
      STEPS.forEach(([dx, dz], direction) => {
        const inside = x + dx >= 0 && x + dx < side && z + dz >= 0 && z + dz < side;
        if (!inside || isEmpty(x + dx, z + dz)) return;
        for (let i = 0; i < columns[z][x].length; i++) setLink(compact, compact.first[x + z * side] + i, direction, i);
      });
    }
  }
  return compact;
}

/** Index of a span. */
export const spanAt = ({ first, frame }: CompactHeightfield, x: number, z: number, storey = 0) =>
  first[x + z * frame.width] + storey;

/**
 * Spans in up to three storeys, with links that lead anywhere in the neighbour's column.
 * @param linked the share of directions that have a link
 * @param walkable the share of spans that have an area
 */
export function randomField(random: Random, linked = 0.98, walkable = 0.99): CompactHeightfield {
  const width = random.whole(4, 9);
  const depth = random.whole(4, 9);
  const columns = Array.from({ length: depth }, () =>
    Array.from({ length: width }, () =>
      Array.from({ length: random.whole(1, 3) }, (_, i): OpenSpan => [4 * i + 1, 3, random.chance(walkable) ? 63 : 0]),
    ),
  );
  const compact = compactField(columns);
  columns.forEach((row, z) => {
    row.forEach((spans, x) => {
      spans.forEach((_, i) => {
        STEPS.forEach(([dx, dz], direction) => {
          const target = columns[z + dz]?.[x + dx];
          const index = target && random.chance(linked) ? random.whole(0, target.length - 1) : 63;
          setLink(compact, spanAt(compact, x, z, i), direction, index);
        });
      });
    });
  });
  return compact;
}

/** The span that each span links to in each direction, or -1. */
export function targetsOf(compact: CompactHeightfield): number[][] {
  const { frame, first, links } = compact;
  const targets: number[][] = [];
  for (let z = 0; z < frame.depth; z++) {
    for (let x = 0; x < frame.width; x++) {
      for (let span = spanAt(compact, x, z); span < first[x + z * frame.width + 1]; span++) {
        targets[span] = STEPS.map(([dx, dz], direction) => {
          const index = Math.floor(links[span] / 64 ** direction) % 64;
          return index === 63 ? -1 : spanAt(compact, x + dx, z + dz, index);
        });
      }
    }
  }
  return targets;
}
