import type { Column } from '../column';
import { ColumnPasses } from '../columnPasses';
import { NOBODY } from '../heightSearch';
import type { OwnerRule } from './ownerRule';

/**
 * `route-pass`: which pass of the route goes by here? Of the passes whose floor is near the query the
 * closest floor point owns, else the highest floor below it; without any, the tube's owner.
 * @param band how near a floor is near, in the column's units: a cell, or the thickness of the floor
 */
export function routePass(column: Column, band: number): OwnerRule {
  const passes = new ColumnPasses(column);
  return {
    reach: 1,
    enter: () => passes.enter(),
    find(y) {
      const { floor, square, segment } = column;
      const { byFloor } = passes;
      const below = passes.countBelow(y);
      let near = NOBODY;
      let least = Infinity;
      const offer = (place: number) => {
        const apart = floor[place] - y;
        const distance = square[place] + apart * apart;
        column.looks++;
        if (distance > least || (distance === least && segment[place] > segment[near])) return;
        least = distance;
        near = place;
      };
      for (let i = below; i < byFloor.length && floor[byFloor[i]] - y <= band; i++) offer(byFloor[i]);
      for (let i = below - 1; i >= 0 && y - floor[byFloor[i]] <= band; i--) offer(byFloor[i]);
      if (near !== NOBODY) return near;
      return below > 0 ? byFloor[below - 1] : column.centres.nearest(y);
    },
  };
}
