import type { HeightfieldFrame } from '../../core/grid/frame';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { RockBlock } from '../../core/passages/rockBlock';
import type { Route } from '../../core/passages/route';

// Carving as the rules are worded: every voxel asks every segment, nothing is sorted and nothing left out.

interface Candidate {
  route: number;
  /** The number among all segments. */
  segment: number;
  isFirst: boolean;
  isLast: boolean;
  square: number;
  floor: number;
  centre: number;
  radius: number;
  /** The floors of both controls, not rounded. */
  from: number;
  to: number;
}

const fixed = (metres: number) => Math.round(metres * 1024);

/** Candidates of all segments for the line at (x, z), in 1/1024 m. */
function candidatesAt(routes: readonly Route[], x: number, z: number): Candidate[] {
  const all: Candidate[] = [];
  routes.forEach((route, r) => {
    const last = route.x.length - 1;
    const at = (values: Float64Array, i: number) => fixed(values[Math.min(last, Math.max(0, i))]);
    for (let i = 0; i < last; i++) {
      const chordX = at(route.x, i + 1) - at(route.x, i);
      const chordZ = at(route.z, i + 1) - at(route.z, i);
      const along = (x - at(route.x, i)) * chordX + (z - at(route.z, i)) * chordZ;
      const t = Math.min(1, Math.max(0, along / (chordX * chordX + chordZ * chordZ)));
      const curve = (values: Float64Array) => {
        const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((n) => at(values, n));
        const cubic = 3 * (b - c) + d - a;
        return Math.round(0.5 * (((cubic * t + (2 * a - 5 * b + 4 * c - d)) * t + (c - a)) * t + 2 * b));
      };
      const linear = (from: number, to: number) => Math.round(from + (to - from) * t);
      const from = at(route.y, i) - 1.23 * 1024;
      const to = at(route.y, i + 1) - 1.23 * 1024;
      const centre = (n: number) => at(route.y, n) + at(route.radius, n) - 1.38 * 1024;
      all.push({
        route: r,
        segment: all.length,
        isFirst: i === 0,
        isLast: i === last - 1,
        square: (x - curve(route.x)) ** 2 + (z - curve(route.z)) ** 2,
        floor: linear(from, to),
        centre: linear(centre(i), centre(i + 1)),
        radius: linear(at(route.radius, i), at(route.radius, i + 1)),
        from,
        to,
      });
    }
  });
  return all;
}

/** The one with the least value; of equals the lower segment. */
function least(candidates: readonly Candidate[], value: (candidate: Candidate) => number): Candidate | undefined {
  let best: Candidate | undefined;
  for (const one of candidates) if (!best || value(one) < value(best)) best = one;
  return best;
}

/** The passes by a line: see §4 of the rules of passages. */
function passesOf(all: readonly Candidate[]): Candidate[] {
  const closest = all.filter((one, i) => {
    if (one.square > one.radius * one.radius) return false;
    if (!one.isFirst && all[i - 1].square < one.square) return false;
    return one.isLast || one.square < all[i + 1].square;
  });
  const kept: Candidate[] = [];
  for (const one of closest.sort((a, b) => a.square - b.square || a.segment - b.segment)) {
    if (kept.every((other) => Math.abs(other.floor - one.floor) >= 1024)) kept.push(one);
  }
  return kept;
}

/** The segment of a route at a height that no other part of it shares; undefined where there is none. */
function binOf(route: readonly Candidate[], y: number): number | undefined {
  const last = route.length - 1;
  const sense = route[last].to < route[0].from ? -1 : 1;
  const floors = [...route.map(({ from }) => from * sense), route[last].to * sense];
  const isAlone = (i: number) =>
    floors[i] < floors[i + 1] &&
    floors.every((floor, control) => (control <= i ? floor <= floors[i] : floor >= floors[i + 1]));
  const at = route.findIndex((_, i) => isAlone(i) && floors[i] <= y * sense && y * sense < floors[i + 1]);
  if (at >= 0) return at;
  if (y * sense < Math.min(...floors)) return isAlone(0) ? 0 : undefined;
  return y * sense >= Math.max(...floors) && isAlone(last) ? last : undefined;
}

type Owner = (all: readonly Candidate[], y: number, block: RockBlock, frame: HeightfieldFrame) => Candidate | undefined;

const toFloor = (y: number) => (one: Candidate) => one.square + (one.floor - y) ** 2;
const inside = (all: readonly Candidate[]) => all.filter((one) => one.square <= one.radius * one.radius);
const tubeOwner = (all: readonly Candidate[], y: number) => least(all, (one) => one.square + (one.centre - y) ** 2);
const below = (all: readonly Candidate[], y: number) => all.filter((one) => one.floor <= y);
const highest = (all: readonly Candidate[]) => least(all, (one) => -one.floor);

const OWNERS: Partial<Record<FloorOwnerName, Owner>> = {
  'segment-centreline': tubeOwner,
  'nearest-floor': (all, y) => least(all, toFloor(y)),
  'strictly-below': (all, y) => least(below(inside(all), y), toFloor(y)),
  'floor-band': (all, y, _, { cellHeight }) =>
    least(
      inside(all).filter((one) => Math.abs(one.floor - y) <= 512 * cellHeight),
      toFloor(y),
    ),
  'highest-below': (all, y) => highest(below(inside(all), y)),
  'height-bin': (all, y, { routes }) => {
    const bins: Candidate[] = [];
    for (let r = 0; r < routes.length; r++) {
      const route = all.filter((one) => one.route === r);
      const at = binOf(route, y);
      if (at === undefined) return undefined;
      bins.push(...route.slice(Math.max(0, at - 1), at + 2));
    }
    return least(bins, toFloor(y));
  },
  'route-pass': (all, y, { floorThickness }, { cellHeight }) => {
    const passes = passesOf(all);
    const band = 1024 * Math.max(cellHeight, floorThickness);
    const near = passes.filter((one) => Math.abs(one.floor - y) <= band).sort((a, b) => a.segment - b.segment);
    return least(near, toFloor(y)) ?? highest(below(passes, y)) ?? tubeOwner(all, y);
  },
};

/** [lowest row, row above the highest, owner, its floor] of a solid run. */
export type PlainRun = [min: number, max: number, owner: number, floor: number];

/** The solid runs of each column of a block that fills its grid, columns x fastest. */
export function plainCarving(block: RockBlock, frame: HeightfieldFrame): PlainRun[][] {
  const own = OWNERS[block.floorOwner];
  if (!own) throw new Error(`There is no plain ${block.floorOwner}.`);
  const columns: PlainRun[][] = [];
  const middle = (axis: 0 | 1 | 2, cell: number, side: number) => fixed(frame.origin[axis] + (cell + 0.5) * side);
  for (let z = 0; z < frame.depth; z++) {
    for (let x = 0; x < frame.width; x++) {
      const all = candidatesAt(block.routes, middle(0, x, frame.cellSize), middle(2, z, frame.cellSize));
      const runs: PlainRun[] = [];
      let from = 0;
      for (let row = 0; row < frame.height; row++) {
        const y = middle(1, row, frame.cellHeight);
        if (!all.some((one) => one.square + (one.centre - y) ** 2 <= one.radius ** 2)) continue;
        const owner = own(all, y, block, frame) ?? (least(all, toFloor(y)) as Candidate);
        if (y < owner.floor) continue;
        if (from < row) runs.push([from, row, owner.segment, owner.floor]);
        from = row + 1;
      }
      if (from < frame.height) runs.push([from, frame.height, -1, 0]);
      columns.push(runs);
    }
  }
  return columns;
}
