// The way along R3's helix, unrolled: what stands in the column of each probe, above and below its floor.
import { drawing, element, INK, label, line, ROCK, TURNS, WRONG } from './svg.mjs';

/** @typedef {import('./passageCore').FloorOwnerName} FloorOwnerName */

const BORE = 3;
/** The stretch of the way, and how far below and above the floor, metres. */
const FROM = 117;
const TO = 147;
const BELOW = 0.8;
const ABOVE = 3.7;
/** What stands higher than a cell above the floor and begins lower than this blocks the way, metres. */
const CELL = 0.25;
const BLOCKED = 1.5;
const SCALE = 27;
const STRIP = { title: 26, gap: 16 };

/** @type {readonly (readonly [FloorOwnerName, string])[]} */
const STRIPS = [
  ['segment-centreline', 'no floor'],
  ['nearest-floor', 'a floor, and half of the room above it'],
  ['floor-band', 'a floor with crumbs on it'],
  ['route-pass', 'a floor, and all the room there is'],
];

/** @param {typeof import('./passageCore')} core */
export function wayDrawing(core) {
  const height = (BELOW + ABOVE) * SCALE;
  const strips = STRIPS.map(([owner, words], i) =>
    strip(core, owner, words, i * (height + STRIP.title + STRIP.gap) + STRIP.title),
  );
  const title = `Thirty metres of the way along a helix, unrolled, carved under ${STRIPS.length} rules.`;
  const all = STRIPS.length * (height + STRIP.title + STRIP.gap);
  return drawing((TO - FROM) * SCALE, all, title, strips.flat());
}

/**
 * @param {typeof import('./passageCore')} core
 * @param {FloorOwnerName} owner
 * @param {string} words
 * @param {number} top
 */
function strip(core, owner, words, top) {
  const frame = core.studyFrame(BORE);
  const { route, probes } = core.helixPath(BORE);
  const rock = core.runToEnd(core.carveSteps(core.fullBlock(frame, [route], owner), frame));
  /** @param {number} metres above the floor */
  const y = (metres) => top + (ABOVE - metres) * SCALE;
  /**
   * A run's part of the picture between two places of the way: its heights above the floor there, within limits.
   * @param {number[]} heights
   * @param {{ x: number, floor: number }[]} ends
   * @param {[number, number]} limits
   */
  const piece = ([low, high], [from, to], [least, most]) => {
    const corners = [
      { height: high, end: from },
      { height: high, end: to },
      { height: low, end: to },
      { height: low, end: from },
    ].map(({ height, end }) => {
      const above = Math.max(least, Math.min(most, height - end.floor));
      return `${end.x.toFixed(1)} ${y(above).toFixed(1)}`;
    });
    return `M${corners.join('L')}z`;
  };
  const rockPath = { standing: '', blocking: '' };
  for (const { column, first, last } of stretches(probes, frame)) {
    const ends = [first, last + 1].map((probe) => ({
      x: (Math.min(TO, probes.path[probe]) - FROM) * SCALE,
      floor: probes.floor[probe],
    }));
    for (let run = rock.first[column]; run < rock.first[column + 1]; run++) {
      const [low, high] = [rock.min[run], rock.max[run]].map((row) => frame.origin[1] + row * frame.cellHeight);
      if (high < ends[0].floor - BELOW || low > ends[1].floor + ABOVE) continue;
      // As the audit looks at it, from the column's last and highest probe.
      const isBlocking = high - probes.floor[last] > CELL && low - probes.floor[last] < BLOCKED;
      rockPath.standing += piece([low, high], ends, [-BELOW, isBlocking ? 0 : ABOVE]);
      if (isBlocking) rockPath.blocking += piece([low, high], ends, [0, ABOVE]);
    }
  }
  const width = (TO - FROM) * SCALE;
  const frameLook = { fill: 'none', stroke: INK, 'stroke-opacity': 0.5 };
  return [
    element('text', { x: 0, y: top - 9, fill: INK, 'font-size': 15, 'font-weight': 600 }, owner),
    label([width, top - 9], words, { 'font-size': 13, 'text-anchor': 'end' }),
    element('path', { d: rockPath.standing, fill: ROCK, 'fill-opacity': 0.7 }),
    ...(rockPath.blocking ? [element('path', { d: rockPath.blocking, fill: WRONG })] : []),
    element('rect', { x: 0.5, y: top, width: width - 1, height: (BELOW + ABOVE) * SCALE, ...frameLook }),
    line([0, y(0)], [width, y(0)], { stroke: TURNS[0], 'stroke-width': 2.5 }),
  ];
}

/**
 * The probes of the way that stand in one column each: column by column.
 * @param {import('../../core/passages/floorProbes').FloorProbes} probes
 * @param {import('../../core/grid/frame').HeightfieldFrame} frame
 */
function stretches(probes, frame) {
  /** @type {{ column: number, first: number, last: number }[]} */
  const found = [];
  for (let probe = 0; probe < probes.count - 1; probe++) {
    if (probes.path[probe] < FROM || probes.path[probe] >= TO) continue;
    const x = Math.floor((probes.x[probe] - frame.origin[0]) / frame.cellSize);
    const z = Math.floor((probes.z[probe] - frame.origin[2]) / frame.cellSize);
    const column = x + z * frame.width;
    const before = found[found.length - 1];
    if (before?.column === column) before.last = probe;
    else found.push({ column, first: probe, last: probe });
  }
  return found;
}
