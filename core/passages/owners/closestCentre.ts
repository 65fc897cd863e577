import type { Column } from '../column';
import type { OwnerRule } from './ownerRule';

/** `segment-centreline`: the candidate whose centre is closest. It owns the tube in any case; as the owner of the floor it is wrong where passes overlap. */
export function closestCentre(column: Column): OwnerRule {
  return { reach: 1, enter() {}, find: (y) => column.centres.nearest(y) };
}
