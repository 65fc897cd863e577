import { type FloorProbes, floorProbes, probeCount } from '../floorProbes';
import type { Passage, SpiralPassage } from '../passage';
import { controlsOf, type Route } from '../route';
import { type PlanCurve, RouteCurve } from '../routeCurve';
import { planRoute } from '../routePlanning';
import { playerHeight } from '../tubeHeights';

/** R3's helix. */
export const HELIX = { radius: 3, pitch: 3.31, turns: 12.95, controlsPerTurn: 20 } as const;

/** The radii of the tube that R3 was run with, metres. */
export const BORES = [4.5, 3] as const;
export type Bore = (typeof BORES)[number];

/** R3's probes lie so far apart, and are rounded to so much, metres: half a voxel. */
export const PROBE_SPACING = 0.125;
export const STUDY_CELL = 0.25;

/** What a rule is measured on: a route, and the probes of its exact floor. */
export interface StudyPath {
  readonly route: Route;
  readonly probes: FloorProbes;
}

/** R3's helix about the y axis, its centre at height 0 at the start. */
export function helixPassage(bore: number): SpiralPassage {
  return {
    style: 'spiral',
    centre: [0, 0],
    startY: playerHeight(0, bore),
    spiralRadius: HELIX.radius,
    pitch: HELIX.pitch,
    turns: HELIX.turns,
    controlsPerTurn: HELIX.controlsPerTurn,
    radius: bore,
  };
}

/** R3's helix and its probes: 1,984, at equal steps of the angle. */
export function helixPath(bore: number): StudyPath {
  const route = planRoute(helixPassage(bore));
  const rise = HELIX.pitch * HELIX.turns;
  const length = Math.hypot(route.curve.length, rise);
  return { route, probes: floorProbes(route.curve, probeCount(length, PROBE_SPACING), 't') };
}

/** Metres up a horizontal metre: R3's helix. */
const GRADE = HELIX.pitch / (2 * Math.PI * HELIX.radius);
const PATH_BORE = 3;

/** The further paths, which stand for R3's own: it does not give those in full. */
export const FURTHER_PATHS = ['straight', 'worm', 'cascade', 'pools'] as const;
export type FurtherPath = (typeof FURTHER_PATHS)[number];

export function furtherPath(name: FurtherPath): StudyPath {
  if (name === 'pools') return poolsPath();
  const level = planRoute(levelPassage(name, 0));
  const route = planRoute(levelPassage(name, GRADE * level.curve.length));
  const length = Math.hypot(1, GRADE) * route.curve.length;
  return { route, probes: floorProbes(route.curve, probeCount(length, PROBE_SPACING), 'length') };
}

function levelPassage(name: Exclude<FurtherPath, 'pools'>, rise: number): Passage {
  const startY = playerHeight(0, PATH_BORE);
  const from = [0, startY, 0] as const;
  const to = [60, startY + rise, 0] as const;
  const radius = PATH_BORE;
  switch (name) {
    case 'straight':
      return { style: 'straight', from, to, controls: 65, radius };
    case 'worm':
      return { style: 'worm', from, to, amplitude: 3, wavelength: 20, controls: 73, radius };
    case 'cascade': {
      const [heading, advance] = [[1, 0] as const, 1.2 * 2 * Math.PI];
      const endY = startY + rise;
      return { style: 'cascade', from, heading, advance, loopRadius: 4, loops: 6, endY, controlsPerLoop: 30, radius };
    }
  }
}

const POOLS = { radius: 4, turns: 5, controlsPerTurn: 20, flat: 0.75, rise: 4 } as const;

/** What R3's cascade shows: each turn is flat for three quarters, and climbs to the next over the last. */
function poolsPath(): StudyPath {
  const { radius, turns, controlsPerTurn, flat, rise } = POOLS;
  const plan: PlanCurve = {
    end: 2 * Math.PI * turns,
    piece: 2 * Math.PI * turns,
    x: (t) => radius * Math.cos(t),
    z: (t) => radius * Math.sin(t),
    speed: () => radius,
    isEven: true,
  };
  const y = (share: number) => {
    // The last bits of a share must not make the begin of a turn the end of the one before.
    const turn = Math.min(turns - 1, Math.floor(share * turns + 1e-9));
    const climbed = Math.max(0, (share * turns - turn - flat) / (1 - flat));
    return playerHeight(0, PATH_BORE) + rise * (turn + climbed);
  };
  const curve = new RouteCurve(plan, { y, radius: () => PATH_BORE });
  const controls = controlsOf(curve, turns * controlsPerTurn);
  const route = { ...controls, curve, hasFormula: true, openStart: true, openEnd: true };
  return { route, probes: floorProbes(curve, probeCount(curve.length, PROBE_SPACING), 'length') };
}
