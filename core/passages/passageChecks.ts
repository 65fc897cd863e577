import type { Fault, ReportFault } from '../fault';
import { checkCoordinate } from '../grid/coordinate';
import type { Passage, RadiusEntry } from './passage';
import type { Route } from './route';
import { planRoute, segmentsOf } from './routePlanning';
import { FIXED_POINT } from './units';

/** The most segments of the passages in one block. */
export const MAX_SEGMENTS = 2 ** 20;
/** The widest tube, metres. */
export const MAX_TUBE_RADIUS = 2 ** 12;
/**
 * How far the controls of one block may lie apart along an axis, metres. With it, the squares of all
 * distances in 1/1024 m stay below 2^53, where whole numbers are exact.
 */
export const MAX_REACH = 2 ** 14;
/** The most turns, loops or waves of a passage. */
const MAX_TURNS = 2 ** 16;

type Place = Fault['at'];

/**
 * Checks a passage: all its figures, and that no two controls in a row stand at the same (x, z).
 * Places are its fields, as in ['radius'] or ['points', 2].
 */
export function checkPassage(passage: Passage, report: ReportFault): void {
  let sound = true;
  const note: ReportFault = (fault) => {
    sound = false;
    report(fault);
  };
  checkRadius(passage.radius, note);
  checkFigures(passage, note);
  if (sound) checkControls(passage, segmentsOf(passage), note);
  if (sound) checkLength(passage, note);
  if (sound) checkApart(passage, planRoute(passage), note);
}

/**
 * Checks that routes in one block are near enough to each other for exact distances, and not too
 * long. The place is that of the first route that is too far off, [route].
 */
export function checkReach(routes: readonly Pick<Route, 'x' | 'y' | 'z'>[], report: ReportFault): void {
  let segments = 0;
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let r = 0; r < routes.length; r++) {
    const axes = [routes[r].x, routes[r].y, routes[r].z];
    segments += axes[0].length - 1;
    if (segments > MAX_SEGMENTS) {
      const message = `The passages of the block have ${segments} segments and more; at most ${MAX_SEGMENTS} (2^20) are allowed.`;
      report({ code: 'LL221', error: 'ArgumentOutOfRangeError', message, at: [r] });
      return;
    }
    for (let axis = 0; axis < 3; axis++) {
      for (const value of axes[axis]) {
        if (value < least[axis]) least[axis] = value;
        if (value > most[axis]) most[axis] = value;
      }
      const reach = most[axis] - least[axis];
      if (reach <= MAX_REACH) continue;
      const message = `The passages of the block reach over ${reach} m along ${'xyz'[axis]}; at most ${MAX_REACH} m are allowed.`;
      report({ code: 'LL226', error: 'ArgumentOutOfRangeError', message, at: [r] });
      return;
    }
  }
}

function checkRadius(radius: Passage['radius'], report: ReportFault): void {
  if (typeof radius === 'number') {
    checkOneRadius(radius, ['radius'], report);
    return;
  }
  if (radius.length === 0) {
    const message = 'The radius has no entries; it is a number, or a list of at least one.';
    report({ code: 'LL225', error: 'ArgumentError', message, at: ['radius'] });
  }
  radius.forEach((entry, i) => {
    checkOneRadius(entry.radius, ['radius', i, 'radius'], report);
    checkShare(radius, i, report);
  });
}

function checkOneRadius(radius: number, at: Place, report: ReportFault): void {
  if (radius > 0 && radius <= MAX_TUBE_RADIUS) return;
  const error = Number.isNaN(radius) ? 'ArgumentError' : 'ArgumentOutOfRangeError';
  const message = `The tube’s radius is ${radius} m; it is above 0 and at most ${MAX_TUBE_RADIUS} m.`;
  report({ code: 'LL220', error, message, at });
}

function checkShare(entries: readonly RadiusEntry[], i: number, report: ReportFault): void {
  const { at } = entries[i];
  const place: Place = ['radius', i, 'at'];
  if (!(at >= 0 && at <= 1)) {
    const error = Number.isNaN(at) ? 'ArgumentError' : 'ArgumentOutOfRangeError';
    const message = `The radius is given at ${at}; it is a share of the route’s length, from 0 to 1.`;
    report({ code: 'LL225', error, message, at: place });
  } else if (i > 0 && at <= entries[i - 1].at) {
    const message = `The radius at ${at} comes after the one at ${entries[i - 1].at}; shares rise.`;
    report({ code: 'LL225', error: 'ArgumentError', message, at: place });
  }
}

function checkFigures(passage: Passage, report: ReportFault): void {
  const coordinate = (value: number, name: string, at: Place) => checkCoordinate(value, name, at, report);
  const point = (values: readonly number[], at: Place) =>
    values.forEach((value, i) => {
      coordinate(value, `${at.join(' ')} ${'xyz'[i]}`, [...at, i]);
    });
  const above = (field: string, value: number, most = Infinity) => checkAbove(field, value, most, report);
  switch (passage.style) {
    case 'spiral':
      coordinate(passage.centre[0], 'centre x', ['centre', 0]);
      coordinate(passage.centre[1], 'centre z', ['centre', 1]);
      coordinate(passage.startY, 'startY', ['startY']);
      coordinate(passage.pitch, 'pitch', ['pitch']);
      coordinate(passage.startAngleTurns ?? 0, 'startAngleTurns', ['startAngleTurns']);
      above('spiralRadius', passage.spiralRadius, MAX_REACH);
      above('turns', passage.turns, MAX_TURNS);
      above('controlsPerTurn', passage.controlsPerTurn, MAX_SEGMENTS);
      break;
    case 'worm':
      point(passage.from, ['from']);
      point(passage.to, ['to']);
      coordinate(passage.amplitude, 'amplitude', ['amplitude']);
      above('wavelength', passage.wavelength);
      checkWaves(passage.from, passage.to, passage.wavelength, report);
      break;
    case 'cascade':
      point(passage.from, ['from']);
      checkHeading(passage.heading, report);
      coordinate(passage.advance, 'advance', ['advance']);
      coordinate(passage.endY, 'endY', ['endY']);
      above('loopRadius', passage.loopRadius, MAX_REACH);
      above('loops', passage.loops, MAX_TURNS);
      above('controlsPerLoop', passage.controlsPerLoop, MAX_SEGMENTS);
      break;
    case 'straight':
      point(passage.from, ['from']);
      point(passage.to, ['to']);
      break;
    case 'route':
      passage.points.forEach((one, i) => {
        point(one, ['points', i]);
      });
  }
}

function checkAbove(field: string, value: number, most: number, report: ReportFault): void {
  if (value > 0 && value <= most && value < Infinity) return;
  const error = Number.isNaN(value) ? 'ArgumentError' : 'ArgumentOutOfRangeError';
  const bound = most < Infinity ? `above 0 and at most ${most}` : 'a finite number above 0';
  report({ code: 'LL225', error, message: `${field} is ${value}; it is ${bound}.`, at: [field] });
}

function checkWaves(from: readonly number[], to: readonly number[], wavelength: number, report: ReportFault): void {
  const x = to[0] - from[0];
  const z = to[2] - from[2];
  const waves = Math.sqrt(x * x + z * z) / wavelength;
  // A wavelength of 0 is a fault of its own.
  if (!(wavelength > 0 && waves > MAX_TURNS)) return;
  const message = `wavelength is ${wavelength} m, which makes ${Math.round(waves)} waves; at most ${MAX_TURNS} are allowed.`;
  report({ code: 'LL225', error: 'ArgumentOutOfRangeError', message, at: ['wavelength'] });
}

function checkHeading(heading: readonly [number, number], report: ReportFault): void {
  const before = heading.findIndex((value, i) => {
    let faulty = false;
    checkCoordinate(value, `heading ${'xz'[i]}`, ['heading', i], (fault) => {
      faulty = true;
      report(fault);
    });
    return faulty;
  });
  if (before >= 0 || heading[0] * heading[0] + heading[1] * heading[1] > 0) return;
  const message = 'heading is [0, 0], which leads nowhere.';
  report({ code: 'LL225', error: 'ArgumentError', message, at: ['heading'] });
}

/** The field that says how many controls a passage has. */
const CONTROLS_FIELD = {
  spiral: 'controlsPerTurn',
  worm: 'controls',
  cascade: 'controlsPerLoop',
  straight: 'controls',
  route: 'points',
} as const;

function checkControls(passage: Passage, segments: number, report: ReportFault): void {
  const at = [CONTROLS_FIELD[passage.style]];
  if (Number.isInteger(segments) && segments >= 1 && segments <= MAX_SEGMENTS) return;
  const error = Number.isNaN(segments) ? 'ArgumentError' : 'ArgumentOutOfRangeError';
  const message = `The route has ${segments + 1} ${segments === 0 ? 'control' : 'controls'}; it has a whole number of them, from 2 to ${MAX_SEGMENTS + 1}.`;
  report({ code: 'LL221', error, message, at });
}

function checkLength(passage: Passage, report: ReportFault): void {
  if (passage.style !== 'straight' && passage.style !== 'worm') return;
  const { from, to } = passage;
  if (from[0] !== to[0] || from[2] !== to[2]) return;
  const message = `It begins and ends at the same x and z, (${from[0]}, ${from[2]}) m: a passage has no shafts.`;
  report({ code: 'LL222', error: 'ArgumentError', message, at: ['to'] });
}

function checkApart(passage: Passage, route: Route, report: ReportFault): void {
  const { x, z } = route;
  const unit = FIXED_POINT.perMetre;
  for (let i = 1; i < x.length; i++) {
    const alongX = Math.round(x[i] * unit) - Math.round(x[i - 1] * unit);
    const alongZ = Math.round(z[i] * unit) - Math.round(z[i - 1] * unit);
    if (alongX !== 0 || alongZ !== 0) continue;
    const where = `(${thousandths(x[i])}, ${thousandths(z[i])}) m`;
    const message =
      x[i] === x[i - 1] && z[i] === z[i - 1]
        ? `Controls ${i - 1} and ${i} stand at the same x and z, ${where}: a passage has no shafts.`
        : `Controls ${i - 1} and ${i} are closer than 1/${unit} m at ${where}, so that they fall together: use fewer of them, farther apart.`;
    const at = passage.style === 'route' ? ['points', i] : [CONTROLS_FIELD[passage.style]];
    report({ code: 'LL222', error: 'ArgumentError', message, at });
    // One tells it for a whole row of them; listed points are each at fault on their own.
    if (passage.style !== 'route') return;
  }
}

/** A length in metres as a person reads it. */
function thousandths(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}
