import type { HeightfieldFrame } from '../../../grid/frame';
import type { RockItem } from '../../../level/level';
import type { LevelReading } from '../../../level/levelReader';
import type { FindingPlace, JsonPath } from '../../../level/problem';
import type { SpanSettings } from '../../../level/spanSettings';
import type { FloorProbes } from '../../../passages/floorProbes';
import type { BakeResult } from '../../bake';
import { metres } from '../columnName';

/** A rock of a level that was baked, while it is looked at for what is odd in its passages. */
export interface RockLook {
  readonly reading: LevelReading;
  /** The number of the rock in the level. */
  readonly item: number;
  readonly rock: RockItem;
  readonly frame: HeightfieldFrame;
  readonly settings: SpanSettings;
  readonly bake: BakeResult;
  /** Points of the floor of each passage. */
  readonly probes: readonly FloorProbes[];
}

/** Where a passage of the rock stands in the text. */
export function placeOfPassage({ reading, item }: RockLook, passage: number): FindingPlace {
  return reading.placeOf(item, passage);
}

/** Where a field of the rock stands in the text. */
export function fieldOfRock({ item }: RockLook, field: string): JsonPath {
  return ['geometry', item, field];
}

/** A place in the world as messages write it: `x 1.25, y 0.5, z -3`. */
export function worldPlace({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): string {
  return `x ${metres(x)}, y ${metres(y)}, z ${metres(z)}`;
}

/** The place of a probe of a floor, as messages write it. */
export function probePlace({ x, floor, z }: FloorProbes, probe: number): string {
  return worldPlace({ x: x[probe], y: floor[probe], z: z[probe] });
}
