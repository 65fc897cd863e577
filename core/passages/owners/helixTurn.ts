import type { Column } from '../column';
import { NOBODY } from '../heightSearch';
import { turnIndexParameter } from '../helix';
import type { Route } from '../route';
import type { HelixAxis } from '../styles/spiral';
import { floorHeight } from '../tubeHeights';
import { inUnits } from '../units';
import type { OwnerRule } from './ownerRule';

/** `helix-turn`: the angle around the axis and the height tell the turn, and so the place on the spiral. Of several spirals the closest floor point owns. */
export function helixTurn(column: Column, routes: readonly Route[]): OwnerRule {
  const { table } = column;
  const { perMetre } = table.units;
  const axes = routes.map((route) => route.helix as HelixAxis);
  return {
    reach: 1,
    enter() {},
    find(y) {
      const x = column.x / perMetre;
      const z = column.z / perMetre;
      let least = Infinity;
      let found = NOBODY;
      for (let r = 0; r < axes.length; r++) {
        const axis = axes[r];
        const t = turnIndexParameter(axis, x, z, y / perMetre);
        const angle = axis.startAngle + axis.sense * t;
        const floor = floorHeight(axis.startY) + (axis.pitch * t) / (2 * Math.PI);
        const offX = axis.x + axis.radius * Math.cos(angle) - x;
        const offZ = axis.z + axis.radius * Math.sin(angle) - z;
        const offY = floor - y / perMetre;
        const distance = offX * offX + offZ * offZ + offY * offY;
        if (distance >= least) continue;
        least = distance;
        const segments = table.first[r + 1] - table.first[r];
        const segment = table.first[r] + Math.min(segments - 1, Math.floor((t / axis.end) * segments));
        found = column.setCurvePoint(segment, inUnits(floor, table.units));
      }
      return found;
    },
  };
}
