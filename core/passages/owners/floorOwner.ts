import { NOBODY } from '../heightSearch';
import { analyticCentreline } from './analyticCentreline';
import { closestCentre } from './closestCentre';
import { floorBand, highestBelow, nearestFloor, strictlyBelow } from './closestFloor';
import { heightBin } from './heightBin';
import { helixTurn } from './helixTurn';
import type { FloorOwnerName } from './ownerNames';
import type { OwnerRule, OwnerSetting } from './ownerRule';
import { routePass } from './routePass';

/** The rule of a name, for a column. The passages were checked to be served by it. */
export function ownerRule(
  name: FloorOwnerName,
  { column, routes, cellHeight, floorThickness }: OwnerSetting,
): OwnerRule {
  const { perMetre } = column.table.units;
  switch (name) {
    case 'analytic-centreline':
      return analyticCentreline(column, routes);
    case 'segment-centreline':
      return closestCentre(column);
    case 'nearest-floor':
      return nearestFloor(column);
    case 'strictly-below':
      return strictlyBelow(column);
    case 'floor-band':
      return floorBand(column, (cellHeight * perMetre) / 2);
    case 'highest-below':
      return highestBelow(column);
    case 'height-bin':
      return heightBin(column);
    case 'helix-turn':
      return helixTurn(column, routes);
    case 'route-pass':
      return routePass(column, Math.max(cellHeight, floorThickness) * perMetre);
  }
}

/**
 * The owner of the floor at a height of the column the rule has entered: whom the rule finds; where it
 * finds nobody, the nearest floor point, else the tube's owner (R3's fallback).
 */
export function floorOwnerAt(rule: OwnerRule, { column }: Pick<OwnerSetting, 'column'>, y: number): number {
  const found = rule.find(y);
  if (found !== NOBODY) return found;
  const nearest = column.floors.nearest(y);
  return nearest !== NOBODY ? nearest : column.centres.nearest(y);
}
