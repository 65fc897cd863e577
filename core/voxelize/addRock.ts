import type { CarvedRock } from '../passages/carvedRock';
import type { SolidBuilder } from '../spans/solidBuilder';
import { surfaceOfArea } from '../spans/surface';
import type { Steps } from '../steps';

/** Columns handled between two pauses. */
const PAUSE_COLUMNS = 1 << 10;

/**
 * Adds what is left of a carved block, as voxels are added (§5): each run becomes a span of the rock's
 * area, merged with threshold 0. Columns go x fastest, runs from the bottom up.
 * @param area the area id of the rock's material
 */
export function* addRockSteps(builder: SolidBuilder, rock: CarvedRock, area: number): Steps<void> {
  const { cells, first, min, max } = rock;
  const surface = surfaceOfArea(area);
  const across = cells.maxX - cells.minX;
  const columns = rock.to - rock.from;
  for (let c = 0; c < columns; c++) {
    if (c % PAUSE_COLUMNS === 0) yield c / columns;
    const index = rock.from + c;
    const x = cells.minX + (index % across);
    const z = cells.minZ + Math.floor(index / across);
    const column = x + z * builder.frame.width;
    for (let run = first[c]; run < first[c + 1]; run++) builder.addSpan(column, min[run], max[run], surface, 0);
  }
}
