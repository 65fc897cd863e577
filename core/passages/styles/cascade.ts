import type { CascadePassage } from '../passage';
import type { PlanCurve } from '../routeCurve';

/** A trochoid along the heading; t is the angle of its loops, radians. The loops lie where +z is for a heading of +x. */
export function cascadePlan({ from, heading, advance, loopRadius, loops }: CascadePassage): PlanCurve {
  const length = Math.sqrt(heading[0] * heading[0] + heading[1] * heading[1]);
  const x = heading[0] / length;
  const z = heading[1] / length;
  const forward = advance / (2 * Math.PI);
  const along = (t: number) => forward * t - loopRadius * Math.sin(t);
  const aside = (t: number) => loopRadius * (1 - Math.cos(t));
  return {
    end: 2 * Math.PI * loops,
    piece: Math.PI / 2,
    x: (t) => from[0] + x * along(t) - z * aside(t),
    z: (t) => from[2] + z * along(t) + x * aside(t),
    speed: (t) => {
      const ahead = forward - loopRadius * Math.cos(t);
      const sideways = loopRadius * Math.sin(t);
      return Math.sqrt(ahead * ahead + sideways * sideways);
    },
  };
}
