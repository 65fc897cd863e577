import type { SpanPacket } from '../../core/bake/spanPacket';
import { neighbourColumn } from '../../core/compact/links';
import { SpanState } from '../../core/spans/spanState';
import { formatHex } from '../colour/lab';
import type { Palette } from '../palette';
import { spanGroup } from '../spans/spanGroup';
import { directionName } from './directions';
import type { SpanFacts } from './spanFacts';

/** The drawing's size, CSS pixels; two cuts through the cell lie side by side in it. */
const WIDTH = 80;
const HEIGHT = 48;
const BAR = 12;
const LABELS = 9;

/** The columns of each cut from left to right: the directions, and undefined for the cell itself. */
const CUTS = [
  [0, undefined, 2],
  [3, undefined, 1],
] as const;

/** A rectangle or a line of the drawing. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>, text?: string];

/** Rows above and below the cell's floor that are drawn at least. */
const LEAST_ROWS = 3;

/**
 * Two cuts through a cell and its neighbours, along x and along z, in the colours of the picture; the
 * step that decides is marked. The sentence beside it says it too, so it is hidden from screen readers.
 */
export function profileDrawing(packet: SpanPacket, facts: SpanFacts, climb: number, palette: Palette): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'profile');
  drawing.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  drawing.setAttribute('aria-hidden', 'true');
  for (const [tag, attributes, text] of profileShapes(packet, facts, climb, palette)) {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
    if (text !== undefined) shape.textContent = text;
    drawing.append(shape);
  }
  return drawing;
}

/** What the drawing consists of, from back to front. */
export function profileShapes(packet: SpanPacket, facts: SpanFacts, climb: number, palette: Palette): Shape[] {
  const { surroundings, reason } = facts;
  const { solid, compact, x, z, own, packetSpans } = surroundings;
  const floor = solid.max[own];
  const drop = reason.step?.floor === undefined ? 0 : Math.abs(floor - reason.step.floor);
  const isLow = solid.state[own] === SpanState.LowHeadroom;
  const room = isLow ? solid.min[own + 1] - floor : 0;
  const reach = Math.max(LEAST_ROWS, climb + 1, drop + 1, room + 1);
  const scale = (HEIGHT - LABELS) / (2 * reach);
  /** Where a row is, from the top; what is out of sight stays at the border. */
  const down = (row: number) => Math.min(HEIGHT - LABELS, Math.max(0, (floor + reach - row) * scale));
  const shapes: Shape[] = [];
  const marks: Shape[] = [];
  CUTS.forEach((cut, i) => {
    cut.forEach((direction, place) => {
      const left = i * (WIDTH - 3 * BAR) + place * BAR;
      const label = direction === undefined ? '' : directionName(direction);
      shapes.push(['text', { class: 'axis', x: left + BAR / 2, y: HEIGHT - 1, 'text-anchor': 'middle' }, label]);
      const column = direction === undefined ? x + z * solid.frame.width : neighbourColumn(compact, x, z, direction);
      if (direction === undefined && isLow) marks.push(...stepMark(left + BAR / 2, down(floor), down(floor + room)));
      if (direction !== undefined && direction === reason.step?.direction) {
        const end = reason.step.floor === undefined ? HEIGHT - LABELS : down(reason.step.floor);
        marks.push(...stepMark(left + BAR / 2, down(floor), end));
      }
      if (column < 0) return;
      for (let span = solid.first[column]; span < solid.first[column + 1]; span++) {
        const top = down(solid.max[span]);
        const height = down(solid.min[span]) - top;
        if (height <= 0) continue;
        const body = span === own ? 'body own' : 'body';
        shapes.push(['rect', { class: body, x: left, y: top, width: BAR, height }]);
        if (solid.max[span] > floor + reach) continue;
        const index = packetSpans[span];
        const fill = formatHex(palette[spanGroup(packet.state[index], packet.area[index])]);
        shapes.push(['rect', { x: left, y: top, width: BAR, height: Math.min(2.5, height), fill }]);
      }
    });
  });
  return [...shapes, ...marks];
}

/** An arrow from the cell's floor to where it goes beside it. */
function stepMark(x: number, from: number, to: number): Shape[] {
  const head = to > from ? -3 : 3;
  return [
    ['line', { class: 'step', x1: x - BAR / 2, y1: from, x2: x + BAR / 2, y2: from }],
    ['path', { class: 'step', d: `M${x} ${from}V${to}M${x - 2.5} ${to + head}L${x} ${to}L${x + 2.5} ${to + head}` }],
  ];
}
