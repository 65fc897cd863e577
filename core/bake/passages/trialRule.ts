import type { Level, RockItem } from '../../level/level';
import { unservedBy } from '../../passages/checkedRoutes';
import { DEFAULT_FLOOR_OWNER, FLOOR_OWNERS, type FloorOwnerName } from '../../passages/owners/ownerNames';

/** The blocks of rock of a level, in its order. */
export function rocksOf({ geometry }: Pick<Level, 'geometry'>): RockItem[] {
  return geometry.filter((item) => item.type === 'rock');
}

/** The rules that can serve every passage of some blocks, the one that is best first. */
export function servingRules(rocks: readonly RockItem[]): FloorOwnerName[] {
  const passages = rocks.flatMap((rock) => rock.passages);
  const serving = FLOOR_OWNERS.filter((owner) => passages.every(({ passage }) => !unservedBy(owner, passage)));
  return serving.sort((a, b) => Number(b === DEFAULT_FLOOR_OWNER) - Number(a === DEFAULT_FLOOR_OWNER));
}

/** The same level with all its rock carved by another rule; as it is where that rule cannot serve its passages. */
export function withFloorOwner(level: Level, floorOwner: FloorOwnerName): Level {
  if (!servingRules(rocksOf(level)).includes(floorOwner)) return level;
  const geometry = level.geometry.map((item) =>
    item.type === 'rock' ? { ...item, block: { ...item.block, floorOwner } } : item,
  );
  return { ...level, geometry };
}
