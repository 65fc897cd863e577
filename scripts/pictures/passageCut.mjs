// R3's helix cut through its axis, carved under several rules: what is rock, what is air, and who owns it.
import { cellPath, drawing, element, INK, label, line, MEASURE, ROCK, TURNS } from './svg.mjs';

/** @typedef {import('./passageCore').FloorOwnerName} FloorOwnerName */

const BORE = 3;
/** The heights that are shown, metres. */
const LOW = 14;
const HIGH = 24.5;
/** Pixels of a cell. */
const SIDE = 7;
const PANEL = { width: 56 * SIDE, gap: 26, title: 44 };

/** @type {readonly (readonly [FloorOwnerName, string])[]} */
const PANELS = [
  ['segment-centreline', 'no floor anywhere: a shaft'],
  ['nearest-floor', 'filled up to half the pitch'],
  ['floor-band', 'crumbs left over in the way'],
  ['route-pass', 'a floor for each turn, and room'],
];

/** @param {typeof import('./passageCore')} core */
export function cutDrawing(core) {
  const rows = Math.round((HIGH - LOW) / 0.25);
  const height = rows * SIDE;
  const panels = PANELS.map(([owner, words], i) => {
    const x = (i % 2) * (PANEL.width + PANEL.gap);
    const y = Math.floor(i / 2) * (height + PANEL.title + 10);
    return panel(core, owner, words, { x, y: y + PANEL.title });
  });
  const title = 'A helix cut through its axis, carved under four rules. Each turn has a colour of its own.';
  return drawing(2 * PANEL.width + PANEL.gap, 2 * (height + PANEL.title) + 12, title, panels.flat());
}

/**
 * @param {typeof import('./passageCore')} core
 * @param {FloorOwnerName} owner
 * @param {string} words
 * @param {{ x: number, y: number }} at
 */
function panel(core, owner, words, at) {
  const cells = cutCells(core, owner);
  const { columns, rows } = cells;
  const place = { ...at, side: SIDE };
  /** @param {(state: string, turn: number) => boolean} isOne */
  const path = (isOne) =>
    cellPath(columns, rows, (column, row) => isOne(cells.state(column, row), cells.turn(column, row)), place);
  const turns = [...new Set(cells.turns)].sort((a, b) => a - b);
  return [
    label([at.x, at.y - 26], owner, { 'font-weight': 600, 'font-size': 15 }),
    label([at.x, at.y - 8], words, { 'font-size': 13 }),
    element('path', { d: path((state) => state === 'rock'), fill: ROCK, 'fill-opacity': 0.55 }),
    ...turns.flatMap((turn) => {
      const fill = TURNS[turn % TURNS.length];
      const kept = path((state, one) => state === 'kept' && one === turn);
      const air = path((state, one) => state === 'air' && one === turn);
      return [
        ...(kept ? [element('path', { d: kept, fill, 'fill-opacity': 0.85 })] : []),
        ...(air ? [element('path', { d: air, fill, 'fill-opacity': 0.16 })] : []),
      ];
    }),
    ...floorLines(core, at),
    ...(owner === 'nearest-floor' || owner === 'route-pass' ? headroom(core, owner, at) : []),
  ];
}

/**
 * The cells of the plane x = 0: rock outside the tubes, kept under somebody's floor, or air.
 * @param {typeof import('./passageCore')} core
 * @param {FloorOwnerName} owner
 */
function cutCells(core, owner) {
  const frame = core.studyFrame(BORE);
  const { route } = core.helixPath(BORE);
  const column = new core.Column(new core.SegmentTable([route], core.FIXED_POINT));
  const setting = { column, routes: [route], cellHeight: frame.cellHeight, floorThickness: core.FLOOR_THICKNESS };
  const rule = core.ownerRule(owner, setting);
  const z = core.cellMiddles(frame, 2, 0, frame.depth);
  const lowest = Math.round((LOW - frame.origin[1]) / frame.cellHeight);
  const y = core.cellMiddles(frame, 1, lowest, lowest + Math.round((HIGH - LOW) / frame.cellHeight));
  const [x] = core.cellMiddles(frame, 0, frame.width / 2, frame.width);
  /** @type {string[]} */
  const states = [];
  /** @type {number[]} */
  const turns = [];
  for (const at of z) {
    column.enterAll(x, at);
    rule.enter();
    for (const height of y) {
      const isInTube = Array.from({ length: column.count }, (_, i) => i).some(
        (i) => column.square[i] + (column.centre[i] - height) ** 2 <= column.radius[i] ** 2,
      );
      const found = core.floorOwnerAt(rule, { column }, height);
      states.push(!isInTube ? 'rock' : height < column.floor[found] ? 'kept' : 'air');
      turns.push(Math.floor(column.segment[found] / core.HELIX.controlsPerTurn));
    }
  }
  const rows = y.length;
  return {
    columns: z.length,
    rows,
    turns,
    /** @param {number} at @param {number} row */
    state: (at, row) => states[at * rows + row],
    /** @param {number} at @param {number} row */
    turn: (at, row) => turns[at * rows + row],
  };
}

/** Where a turn's floor lies in the cut: [pixels from the left, metres, turn]. @param {typeof import('./passageCore')} core */
function floors(core) {
  const { pitch, radius, turns } = core.HELIX;
  return [0.25, 0.75]
    .flatMap((share) => Array.from({ length: Math.floor(turns) }, (_, turn) => ({ turn, share })))
    .map(({ turn, share }) => ({
      turn,
      z: share === 0.25 ? radius : -radius,
      y: pitch * (turn + share) - BORE + 0.15,
    }))
    .filter(({ y }) => y > LOW + 0.2 && y < HIGH - 0.2);
}

/**
 * @param {typeof import('./passageCore')} core
 * @param {{ x: number, y: number }} at
 */
function floorLines(core, at) {
  return floors(core).map(({ turn, z, y }) =>
    line(point([z - 0.8, y], at), point([z + 0.8, y], at), {
      stroke: TURNS[turn % TURNS.length],
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  );
}

/**
 * How much room there is above one of the floors.
 * @param {typeof import('./passageCore')} core
 * @param {FloorOwnerName} owner
 * @param {{ x: number, y: number }} at
 */
function headroom(core, owner, at) {
  const cells = cutCells(core, owner);
  const { z, y } = floors(core).filter((floor) => floor.z > 0)[1];
  const column = Math.floor((z + 7) / 0.25);
  let row = Math.ceil((y - LOW) / 0.25) + 1;
  while (row < cells.rows && cells.state(column, row) === 'air') row++;
  const top = LOW + row * 0.25;
  const [x, middle] = point([z, (y + top) / 2], at);
  return [
    line(point([z, y + 0.08], at), point([z, top], at), MEASURE),
    label([x + 8, middle + 5], `${(top - y).toFixed(2)} m`, { 'font-size': 13, 'font-weight': 600, fill: INK }),
  ];
}

/**
 * @param {[number, number]} metres along z, up
 * @param {{ x: number, y: number }} at
 * @returns {[number, number]}
 */
function point([z, y], at) {
  return [at.x + ((z + 7) / 0.25) * SIDE, at.y + ((HIGH - y) / 0.25) * SIDE];
}
