import { MAX_RADIUS } from '../compact/erosion';
import type { ReportFault } from '../fault';
import { checkCellSizes } from '../grid/frame';
import { UNBOUNDED } from '../spans/solidHeightfield';

/** One agent, and the grid it is baked on (§10). */
export interface SpanSettings {
  readonly name: string;
  /** Side of a cell along x and z, metres. */
  readonly cellSize: number;
  /** Height of a row, metres. */
  readonly cellHeight: number;
  /** Cosine of the steepest slope that is walkable. */
  readonly slopeCosine: number;
  /** Clearance the agent needs, rows. */
  readonly height: number;
  /** The highest step it takes, rows. */
  readonly climb: number;
  /** How far it stays away from edges, cells. */
  readonly radius: number;
  /** Tops at most this many rows apart share the larger area when spans merge (§3). */
  readonly mergeThreshold: number;
}

/** The defaults (SpanSettings.Humanoid, §10): about 2 m tall, 0.8 m step, 0.6 m radius, 45°. */
export const HUMANOID: SpanSettings = {
  name: 'Humanoid',
  cellSize: 0.3,
  cellHeight: 0.2,
  slopeCosine: 0.70710677,
  height: 10,
  climb: 4,
  radius: 2,
  mergeThreshold: 4,
};

/** Settings with every absent field at its default; the merge threshold defaults to the climb. */
export function completeSettings(given: Partial<SpanSettings>): SpanSettings {
  return { ...HUMANOID, mergeThreshold: given.climb ?? HUMANOID.climb, ...given };
}

/** The steepest walkable slope in degrees, for people to read: the stage itself goes by the cosine. */
export function maxSlopeDegrees(slopeCosine: number): number {
  return (Math.acos(Math.max(-1, Math.min(1, Math.fround(slopeCosine)))) * 180) / Math.PI;
}

/** The whole-number fields with their least and greatest values. */
const WHOLE_FIELDS = [
  ['height', 1, UNBOUNDED, 'rows'],
  ['climb', 0, UNBOUNDED, 'rows'],
  ['mergeThreshold', 0, UNBOUNDED, 'rows'],
  ['radius', 0, MAX_RADIUS, 'cells'],
] as const;

/** Checks settings by §1, §8 and §10: cell sizes, whole numbers in their ranges, a finite cosine. */
export function checkSettings(settings: SpanSettings, report: ReportFault): void {
  checkCellSizes(settings, report);
  for (const [field, least, greatest, unit] of WHOLE_FIELDS) {
    const value = settings[field];
    if (Number.isInteger(value) && value >= least && value <= greatest) continue;
    report({
      code: 'LL304',
      error: Number.isNaN(value) ? 'ArgumentError' : 'ArgumentOutOfRangeError',
      message: `${field} is ${value}; it is a whole number of ${unit} from ${least} to ${greatest}.`,
      at: [field],
    });
  }
  const cosine = Math.fround(settings.slopeCosine);
  if (Number.isFinite(cosine)) return;
  report({
    code: 'LL305',
    error: Number.isNaN(cosine) ? 'ArgumentError' : 'ArgumentOutOfRangeError',
    message: `slopeCosine is ${settings.slopeCosine}; it is the cosine of an angle, a finite number.`,
    at: ['slopeCosine'],
  });
}
