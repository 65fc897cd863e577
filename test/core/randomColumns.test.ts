import { expect, test } from 'vitest';
import { buildCompactHeightfield } from '../../core/compact/compactHeightfield';
import { linkOf } from '../../core/compact/links';
import { filterLedgeSpans } from '../../core/filters/ledgeSpans';
import { filterLowHangingObstacles } from '../../core/filters/lowHangingObstacles';
import { filterLowHeightSpans } from '../../core/filters/lowHeightSpans';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import { areasOf, type Span, solidField } from './heightfields';
import { Random } from './random';
import { randomColumn } from './randomColumn';

// §6 and §7 once more, in their own words, over lists of spans: made for comparing only.

const UNBOUNDED = 2 ** 30;
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

type Field = Span[][][];

function mapSpans(field: Field, area: (span: Span, i: number, column: Span[], x: number, z: number) => number): Field {
  return field.map((row, z) =>
    row.map((column, x) => column.map((span, i): Span => [span[0], span[1], area(span, i, column, x, z)])),
  );
}

const ceilingOf = (column: Span[], i: number) => column[i + 1]?.[0] ?? UNBOUNDED;

function lowHanging(field: Field, climb: number): Field {
  return mapSpans(field, ([, max, area], i, column) => {
    const below = column[i - 1];
    return area === 0 && below && below[2] !== 0 && max - below[1] <= climb ? below[2] : area;
  });
}

function ledges(field: Field, height: number, climb: number): Field {
  return mapSpans(field, ([, floor, area], i, column, x, z) => {
    if (area === 0) return 0;
    let lowestDrop = Number.POSITIVE_INFINITY;
    const reached: number[] = [];
    for (const [dx, dz] of STEPS) {
      const neighbour = field[z + dz]?.[x + dx];
      if (!neighbour) {
        lowestDrop = Math.min(lowestDrop, -climb - 1);
        continue;
      }
      const gaps = [
        [-climb, neighbour[0]?.[0] ?? UNBOUNDED],
        ...neighbour.map((span, n) => [span[1], ceilingOf(neighbour, n)]),
      ];
      for (const [gapFloor, gapCeiling] of gaps) {
        if (Math.min(ceilingOf(column, i), gapCeiling) - Math.max(floor, gapFloor) < height) continue;
        const drop = gapFloor - floor;
        lowestDrop = Math.min(lowestDrop, drop);
        if (Math.abs(drop) <= climb) reached.push(gapFloor);
      }
    }
    const uneven = reached.length > 0 && Math.max(...reached) - Math.min(...reached) > climb;
    return lowestDrop < -climb || uneven ? 0 : area;
  });
}

function lowHeight(field: Field, height: number): Field {
  return mapSpans(field, ([, max, area], i, column) => (ceilingOf(column, i) - max < height ? 0 : area));
}

/** y, height, area and the four links of every open span. */
function compact(field: Field, height: number, climb: number): number[][] {
  const open = field.map((row) =>
    row.map((column) =>
      column.flatMap(([, max, area], i) =>
        area === 0 ? [] : [[max, i + 1 < column.length ? Math.min(65535, column[i + 1][0] - max) : 65535, area]],
      ),
    ),
  );
  return open.flatMap((row, z) =>
    row.flatMap((spans, x) =>
      spans.map((span) => [
        ...span,
        ...STEPS.map(([dx, dz]) => {
          const [y, clearance] = span;
          return (open[z + dz]?.[x + dx] ?? []).findIndex(
            ([otherY, otherClearance]) =>
              Math.min(y + clearance, otherY + otherClearance) - Math.max(y, otherY) >= height &&
              Math.abs(otherY - y) <= climb,
          );
        }),
      ]),
    ),
  );
}

function randomColumns(random: Random): Field {
  const width = random.whole(1, 6);
  const column = random.chance(0.3) ? ground : randomColumn;
  return Array.from({ length: random.whole(1, 6) }, () => Array.from({ length: width }, () => column(random, 0.7)));
}

/** A column of a terrain: nearly always one span, which may hang above a few free rows. */
function ground(random: Random, floors: number): Span[] {
  if (random.chance(0.1)) return randomColumn(random, floors);
  const min = random.chance(0.1) ? random.whole(1, 12) : 0;
  return [[min, min + random.whole(1, 9), random.chance(floors) ? random.whole(1, 63) : 0]];
}

test('the filters and the links of random columns are those of the plain reading', () => {
  const random = new Random(29);
  let walkable = 0;
  for (let run = 0; run < 1500; run++) {
    const columns = randomColumns(random);
    const height = random.whole(1, 6);
    const climb = random.whole(0, 4);
    const solid: SolidHeightfield = solidField(columns);
    const areasIn = (field: Field) => field.flat(2).map(([, , area]) => area);

    filterLowHangingObstacles(solid, climb);
    const raised = lowHanging(columns, climb);
    expect(areasOf(solid), `low obstacles of run ${run}`).toEqual(areasIn(raised));
    filterLedgeSpans(solid, height, climb);
    const edged = ledges(raised, height, climb);
    expect(areasOf(solid), `ledges of run ${run}`).toEqual(areasIn(edged));
    filterLowHeightSpans(solid, height);
    const filtered = lowHeight(edged, height);
    expect(areasOf(solid), `headroom of run ${run}`).toEqual(areasIn(filtered));

    // The links are built over the unfiltered areas too: more of them are open.
    for (const field of [columns, filtered]) {
      const built = buildCompactHeightfield(solidField(field), height, climb);
      const lines = Array.from(built.y, (y, span) => [
        y,
        built.height[span],
        built.area[span],
        ...[0, 1, 2, 3].map((direction) => linkOf(built, span, direction)),
      ]);
      expect(lines, `open spans of run ${run}`).toEqual(compact(field, height, climb));
    }
    walkable += areasIn(filtered).filter((area) => area !== 0).length;
  }
  expect(walkable).toBeGreaterThan(200);
});
