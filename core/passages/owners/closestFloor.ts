import type { Column } from '../column';
import type { OwnerRule } from './ownerRule';

/** `nearest-floor`: the candidate whose floor point is closest. */
export function nearestFloor(column: Column): OwnerRule {
  return { reach: 2, enter() {}, find: (y) => column.floors.nearest(y) };
}

/** `strictly-below`: the same among floors no higher than the query, within their radius. */
export function strictlyBelow(column: Column): OwnerRule {
  return { reach: 2, enter() {}, find: (y) => column.insideFloors.nearestBelow(y) };
}

/**
 * `floor-band`, R3's rank 1: the same among floors at most half a cell above or below the query, within
 * their radius.
 * @param band half the height of a cell, in the column's units
 */
export function floorBand(column: Column, band: number): OwnerRule {
  return { reach: 2, enter() {}, find: (y) => column.insideFloors.nearestWithin(y, band) };
}

/** `highest-below`: the highest floor no higher than the query, within its radius. */
export function highestBelow(column: Column): OwnerRule {
  return { reach: 2, enter() {}, find: (y) => column.insideFloors.highestBelow(y) };
}
