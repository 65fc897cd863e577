import type { Passage } from './passage';
import { radiusProfile } from './radiusProfile';
import { controlsOf, type Route } from './route';
import { RouteCurve } from './routeCurve';
import { cascadePlan } from './styles/cascade';
import { listedHeights, listedPlan } from './styles/listed';
import { helixAxis, spiralPlan } from './styles/spiral';
import { straightPlan } from './styles/straight';
import { wormPlan } from './styles/worm';

/**
 * The route of a passage whose figures were checked: controls equally spaced in the curve's parameter,
 * heights linear in the horizontal length.
 */
export function planRoute(passage: Passage): Route {
  const curve = curveOf(passage);
  const open = passage.open ?? 'both';
  return {
    ...controlsOf(curve, segmentsOf(passage)),
    curve,
    hasFormula: passage.style !== 'route',
    ...(passage.style === 'spiral' && { helix: helixAxis(passage) }),
    openStart: open === 'both' || open === 'start',
    openEnd: open === 'both' || open === 'end',
  };
}

/** How many segments a passage has. */
export function segmentsOf(passage: Passage): number {
  switch (passage.style) {
    case 'spiral':
      return Math.round(passage.turns * passage.controlsPerTurn);
    case 'cascade':
      return Math.round(passage.loops * passage.controlsPerLoop);
    case 'route':
      return passage.points.length - 1;
    default:
      return passage.controls - 1;
  }
}

function curveOf(passage: Passage): RouteCurve {
  const radius = radiusProfile(passage.radius);
  const rising = (from: number, to: number) => ({ y: (share: number) => from + (to - from) * share, radius });
  switch (passage.style) {
    case 'spiral': {
      const { startY, pitch, turns } = passage;
      return new RouteCurve(spiralPlan(helixAxis(passage)), rising(startY, startY + pitch * turns));
    }
    case 'worm':
      return new RouteCurve(wormPlan(passage), rising(passage.from[1], passage.to[1]));
    case 'cascade':
      return new RouteCurve(cascadePlan(passage), rising(passage.from[1], passage.endY));
    case 'straight':
      return new RouteCurve(straightPlan(passage), rising(passage.from[1], passage.to[1]));
    case 'route':
      return new RouteCurve(listedPlan(passage), { y: listedHeights(passage), radius });
  }
}
