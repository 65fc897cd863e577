import type { Column } from '../column';
import { FloorProfile } from '../floorProfile';
import { NOBODY } from '../heightSearch';
import type { OwnerRule } from './ownerRule';

/**
 * `height-bin`: the query's height is sought in the floor profile of each route; of the segment there
 * and its two neighbours, the closest floor point owns. Where the profile of some route is not
 * monotone at that height, `nearest-floor` decides.
 */
export function heightBin(column: Column): OwnerRule {
  const { table } = column;
  const profiles = Array.from({ length: table.first.length - 1 }, (_, r) => profileOf(column, r));
  const isEven = profiles.every((profile) => profile.unevenSpans().length === 0);
  return {
    reach: isEven ? 1 : 2,
    enter() {},
    find(y) {
      let best = NOBODY;
      let least = Infinity;
      for (let r = 0; r < profiles.length; r++) {
        const middle = profiles[r].segmentAt(y);
        if (middle < 0) return column.floors.nearest(y);
        const first = table.first[r];
        const from = Math.max(first, first + middle - 1);
        const to = Math.min(table.first[r + 1] - 1, first + middle + 1);
        for (let segment = from; segment <= to; segment++) {
          const place = column.placeOf(segment);
          const apart = column.floor[place] - y;
          const distance = column.square[place] + apart * apart;
          column.looks++;
          if (distance >= least) continue;
          least = distance;
          best = place;
        }
      }
      return best;
    },
  };
}

/** The floor profile of a route, in the table's units. */
function profileOf({ table }: Column, route: number): FloorProfile {
  const from = table.first[route];
  const last = table.first[route + 1] - 1;
  const floors = [...table.floor.subarray(from, last + 1), table.floor[last] + table.floorRise[last]];
  return new FloorProfile(floors);
}
