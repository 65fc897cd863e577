// Two drawings of tubes cut across: what a passage is, and why the closest centre line is the wrong owner.
import { drawing, element, INK, label, line, MEASURE, ROCK, TURNS, WRONG, WRONG_MEASURE } from './svg.mjs';

/** Pixels a metre, metres: a tube of R3's helix. */
const SCALE = 44;
const RADIUS = 3;
const PITCH = 3.31;
const FLOOR_OVER_BOTTOM = 0.15;
const FLOOR_BELOW_PLAYER = 1.23;
const FLOOR_BELOW_CENTRE = RADIUS - FLOOR_OVER_BOTTOM;

/** A tube and its floor, cut across. */
export function tubeDrawing() {
  const [x, y] = [230, 160];
  const floor = y + FLOOR_BELOW_CENTRE * SCALE;
  const player = floor - FLOOR_BELOW_PLAYER * SCALE;
  const half = halfFloor() * SCALE;
  return drawing(680, 320, 'A tube cut across: its centre, its radius, the flat floor, and the player above it.', [
    rockAround(460, 320, [{ x, y }]),
    element('path', { d: airPath(x, y), fill: TURNS[0], 'fill-opacity': 0.18, stroke: TURNS[0], 'stroke-width': 2 }),
    line([x - half, floor], [x + half, floor], { stroke: TURNS[0], 'stroke-width': 5 }),
    element('circle', { cx: x, cy: y, r: 4, fill: INK }),
    line([x, y], [x + RADIUS * SCALE * Math.cos(-0.6), y + RADIUS * SCALE * Math.sin(-0.6)], MEASURE),
    label([x + 28, y - 42], 'radius', { 'text-anchor': 'end' }),
    label([x - 10, y - 8], 'centre', { 'text-anchor': 'end' }),
    element('circle', { cx: x - 26, cy: player, r: 4, fill: TURNS[1] }),
    line([x - 26, player + 6], [x - 26, floor - 2], { ...MEASURE }),
    label([x - 36, player + 5], 'player', { 'text-anchor': 'end', fill: TURNS[1] }),
    label([x - 16, (player + floor) / 2 + 5], `${FLOOR_BELOW_PLAYER} m`),
    line([x + half + 6, floor], [480, floor - 24], { 'stroke-width': 1 }),
    label([486, floor - 20], 'the floor: a flat cut,'),
    label([486, floor - 2], `${FLOOR_OVER_BOTTOM} m above the bottom`),
  ]);
}

/** Two turns of a helix, one above the other: whose centre is closest to the upper floor. */
export function closestDrawing() {
  const x = 200;
  const upper = 160;
  const lower = upper + PITCH * SCALE;
  const floor = upper + FLOOR_BELOW_CENTRE * SCALE;
  const lowerFloor = lower + FLOOR_BELOW_CENTRE * SCALE;
  const half = halfFloor() * SCALE;
  const turns = [
    { y: upper, bottom: floor, colour: TURNS[1] },
    { y: lower, bottom: lowerFloor, colour: TURNS[0] },
  ];
  const dashes = { 'stroke-width': 1, 'stroke-dasharray': '3 3' };
  const toOther = (PITCH - FLOOR_BELOW_CENTRE).toFixed(2);
  const title =
    'Two turns of a helix above each other. The floor of the upper one is nearer to the centre of the lower.';
  /** Words beside the rock, and a thin line to what they are about. @param {[number, number]} to @param {number} y @param {string[]} words @param {string} fill */
  const note = (to, y, words, fill) => [
    line(to, [412, y - 5], { 'stroke-width': 1 }),
    ...words.map((word, i) => label([420, y + 18 * i], word, { fill })),
  ];
  return drawing(720, 460, title, [
    rockAround(
      400,
      460,
      turns.map(({ y }) => ({ x, y })),
    ),
    ...turns.flatMap(({ y, bottom, colour }) => [
      element('path', { d: airPath(x, y), fill: colour, 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 2 }),
      line([x - half, bottom], [x + half, bottom], { stroke: colour, 'stroke-width': 5 }),
      element('circle', { cx: x, cy: y, r: 5, fill: colour }),
    ]),
    line([x, upper + 6], [x, floor - 3], MEASURE),
    ...note(
      [x + 6, upper + 45],
      150,
      [`${FLOOR_BELOW_CENTRE.toFixed(2)} m from the upper floor`, 'to the centre of its own turn'],
      INK,
    ),
    line([x + half + 4, floor], [x + 76, floor], dashes),
    line([x + 7, lower], [x + 76, lower], dashes),
    line([x + 70, floor], [x + 70, lower], WRONG_MEASURE),
    ...note(
      [x + 76, (floor + lower) / 2],
      270,
      [`${toOther} m to the centre of the turn below:`, 'it is closer, and takes the floor'],
      WRONG,
    ),
    line([x - 110, floor], [x - half - 4, floor], dashes),
    line([x - 110, lowerFloor], [x - half - 4, lowerFloor], dashes),
    line([x - 104, floor], [x - 104, lowerFloor], WRONG_MEASURE),
    ...note([x - 98, lowerFloor - 40], 390, [`the floor is expected ${PITCH} m too low,`, 'a whole turn down'], WRONG),
  ]);
}

/** Half the width of a floor, metres. */
function halfFloor() {
  return Math.sqrt(RADIUS ** 2 - FLOOR_BELOW_CENTRE ** 2);
}

/**
 * The air of a tube: a circle that its floor cuts flat.
 * @param {number} x
 * @param {number} y
 */
function airPath(x, y) {
  const radius = RADIUS * SCALE;
  const half = halfFloor() * SCALE;
  const floor = y + FLOOR_BELOW_CENTRE * SCALE;
  return `M${(x - half).toFixed(1)} ${floor.toFixed(1)}A${radius} ${radius} 0 1 1 ${(x + half).toFixed(1)} ${floor.toFixed(1)}z`;
}

/**
 * Rock around tubes: a sheet with their air cut out.
 * @param {number} width
 * @param {number} height
 * @param {{ x: number, y: number }[]} tubes
 */
function rockAround(width, height, tubes) {
  const holes = tubes.map(({ x, y }) => element('path', { d: airPath(x, y), fill: 'black' })).join('');
  const sheet = element('rect', { width, height, fill: 'white' });
  return [
    element('mask', { id: 'rock' }, sheet + holes),
    element('rect', { width, height, fill: ROCK, 'fill-opacity': 0.45, mask: 'url(#rock)', rx: 6 }),
  ].join('\n');
}
