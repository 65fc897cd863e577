import { grouped } from '../../figures';
import { type Level, trianglesOf } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { Steps } from '../../steps';
import { insideTest } from './insideTest';
import { namedTriangle, sentence } from './namedTriangle';
import { GridPlace, Where } from './outsideGrid';
import { PAUSE_TRIANGLES } from './weldedTriangles';

/** The first triangle of each kind, and how many there are. */
interface Tally {
  first: number;
  count: number;
}

/**
 * Warns of triangles of which the grid takes nothing, or not all: for each item one finding a kind,
 * at the first such triangle, with the number of them.
 */
export function* trianglesInGridSteps(reading: LevelReading, level: Level, problems: ProblemList): Steps<void> {
  const { geometry, frame } = level;
  const place = new GridPlace(frame);
  for (let item = 0; item < geometry.length; item++) {
    const triangles = trianglesOf(geometry[item]);
    const tallies = new Map<Where, Tally>();
    const inside = insideTest(geometry[item], frame);
    for (let triangle = 0; triangle < triangles; triangle++) {
      if (triangle % PAUSE_TRIANGLES === 0) yield item / geometry.length;
      if (inside(triangle)) continue;
      const where = place.of(geometry[item], triangle);
      if (where === Where.Inside) continue;
      const tally = tallies.get(where);
      if (tally) tally.count++;
      else tallies.set(where, { first: triangle, count: 1 });
    }
    for (const { code, kinds, says } of FINDINGS) {
      const met = kinds.flatMap((kind) => tallies.get(kind) ?? []);
      if (met.length === 0) continue;
      const first = Math.min(...met.map((tally) => tally.first));
      const named = namedTriangle(reading, item, first);
      const message = says(
        sentence(named.name),
        kinds.map((kind) => tallies.get(kind)?.count ?? 0),
        triangles,
      );
      problems.add({ code, severity: 'warning', message, ...named.place });
    }
  }
}

/** `Triangle 4 of “yard” and 11 more reach`, or `Triangle 4 of “yard” reaches`. */
function withMore(name: string, count: number, one: string, many: string): string {
  return count > 1 ? `${name} and ${grouped(count - 1)} more ${many}` : `${name} ${one}`;
}

const FINDINGS: readonly {
  code: string;
  kinds: readonly Where[];
  says(name: string, counts: readonly number[], triangles: number): string;
}[] = [
  {
    code: 'LL251',
    kinds: [Where.Outside, Where.Beyond],
    says: (name, [outside, beyond], triangles) =>
      `Wholly outside the grid: ${grouped(outside)} of ${grouped(triangles)} triangles; reaching out of it beside or below: ${grouped(beyond)}; the first is ${name[0].toLowerCase()}${name.slice(1)}. What is outside is dropped.`,
  },
  {
    code: 'LL252',
    kinds: [Where.EdgeWall],
    says: (name, [count]) =>
      `${withMore(name, count, 'stands', 'stand')} exactly on the grid’s edge, facing into it: a wall belongs to the column behind it, and there is none. Nothing is added.`,
  },
  {
    code: 'LL253',
    kinds: [Where.Above],
    says: (name, [count]) =>
      `${withMore(name, count, 'reaches', 'reach')} above the grid: what stands higher is pulled down to the grid’s top.`,
  },
  {
    code: 'LL254',
    kinds: [Where.BottomFloor],
    says: (name, [count]) =>
      `${withMore(name, count, 'faces', 'face')} up exactly on the grid’s bottom: there is no row below for them to be in. Nothing is added; begin the grid at least a row lower.`,
  },
];
