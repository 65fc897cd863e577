import type { WormPassage } from '../passage';
import type { PlanCurve } from '../routeCurve';

/** A sine wave about the straight line; t is the way along that line, metres. It swings first to where +z is for a line to +x. */
export function wormPlan({ from, to, amplitude, wavelength }: WormPassage): PlanCurve {
  const acrossX = to[0] - from[0];
  const acrossZ = to[2] - from[2];
  const end = Math.sqrt(acrossX * acrossX + acrossZ * acrossZ);
  const x = acrossX / end;
  const z = acrossZ / end;
  const wave = (2 * Math.PI) / wavelength;
  return {
    end,
    piece: wavelength / 4,
    x: (t) => from[0] + x * t - z * amplitude * Math.sin(wave * t),
    z: (t) => from[2] + z * t + x * amplitude * Math.sin(wave * t),
    speed: (t) => {
      const slope = amplitude * wave * Math.cos(wave * t);
      return Math.sqrt(1 + slope * slope);
    },
  };
}
