import type { Level } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { BakeResult } from '../bake';
import { namedTriangle, sentence } from './namedTriangle';
import { cornersOf } from './triangleCorners';

const CODE = 'LL205';

/** Warns of the degenerate triangles (§2) that a bake counted, and tells what is the matter with each. */
export function warnOfDegenerates(reading: LevelReading, level: Level, bake: BakeResult, problems: ProblemList): void {
  const corners = new Float64Array(9);
  for (const { item, triangle } of bake.degenerateTriangles) {
    problems.note(CODE, 'warning', () => {
      const { name, place } = namedTriangle(reading, item, triangle);
      cornersOf(level.geometry[item], triangle, corners);
      const reason = repeatedIndex(level, item, triangle) ?? reasonOf(corners);
      return { message: `${sentence(name)} has no area: ${reason}. It adds nothing.`, ...place };
    });
  }
  const unlisted = bake.degenerate - bake.degenerateTriangles.length;
  if (unlisted > 0) problems.addUnlisted(CODE, 'warning', unlisted);
}

function repeatedIndex(level: Level, item: number, triangle: number): string | undefined {
  const { geometry } = level;
  const given = geometry[item];
  if (given.type !== 'mesh') return undefined;
  const [a, b, c] = [0, 1, 2].map((corner) => given.mesh.indices[3 * triangle + corner]);
  if (a !== b && b !== c && a !== c) return undefined;
  return `it names vertex ${a === b || a === c ? a : b} twice`;
}

/** Why a triangle of three different vertices has no normal, by its corners in double. */
function reasonOf([ax, ay, az, bx, by, bz, cx, cy, cz]: Float64Array): string {
  const same = (x: number, y: number, z: number) => x === 0 && y === 0 && z === 0;
  if (same(bx - ax, by - ay, bz - az) || same(cx - bx, cy - by, cz - bz) || same(ax - cx, ay - cy, az - cz)) {
    return 'two of its corners stand at the same place';
  }
  const nx = (by - ay) * (cz - az) - (bz - az) * (cy - ay);
  const ny = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
  const nz = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (nx === 0 && ny === 0 && nz === 0) return 'its corners fall on one line';
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (length > 1) return 'it is so huge that the length of its normal overflows float32';
  return 'it is so thin or tiny that float32 leaves nothing of its normal (underflow)';
}
