import type { SpanPacket } from '../../core/bake/spanPacket';
import { STEP_X, STEP_Z } from '../../core/compact/links';
import type { Rgb } from '../colour/lab';
import type { Figure, Stroke } from '../overlays/figure';
import { gridFrame, type Point } from '../scene/gridFrame';
import type { SpanFacts } from './spanFacts';

/** Lengths of an arrow's head, of the stub of a missing link, and half of the bar across it, in cells. */
const HEAD = 0.22;
const STUB = 0.36;
const BAR = 0.14;

/** How far down the lines go along a cell's sides, in cells. */
const DEEPEST = 0.6;

/** The lines around a selected cell, and an arrow for each of its links: a stub with a bar where there is none. */
export function cellFigure(packet: SpanPacket, { span, x, z, links }: SpanFacts, ink: Rgb): Figure {
  const { rowHeight } = gridFrame(packet);
  const top = packet.max[span] * rowHeight;
  const lines: (readonly [Point, Point])[] = [];
  const corners: readonly (readonly [number, number])[] = [
    [x, z],
    [x + 1, z],
    [x + 1, z + 1],
    [x, z + 1],
  ];
  corners.forEach(([cx, cz], i) => {
    const [nx, nz] = corners[(i + 1) % 4];
    lines.push([
      [cx, top, cz],
      [nx, top, nz],
    ]);
    lines.push([
      [cx, Math.max(packet.min[span] * rowHeight, top - DEEPEST), cz],
      [cx, top, cz],
    ]);
  });
  const middle: Point = [x + 0.5, top, z + 0.5];
  for (const { direction, target } of links) {
    const along: Point = [STEP_X[direction], 0, STEP_Z[direction]];
    if (target === undefined) {
      lines.push(...barred(middle, along));
      continue;
    }
    const end = moved(middle, along, 1);
    lines.push(...arrow(middle, [end[0], packet.max[target] * rowHeight, end[2]], along));
  }
  return { strokes: lines.map(([from, to]): Stroke => ({ from, to, colour: ink })), panes: [] };
}

function moved(point: Point, along: Point, by: number): Point {
  return [point[0] + along[0] * by, point[1] + along[1] * by, point[2] + along[2] * by];
}

/** The level direction at right angles to another one. */
function across([x, , z]: Point): Point {
  return [-z, 0, x];
}

function arrow(from: Point, to: Point, along: Point): (readonly [Point, Point])[] {
  const back = moved(to, along, -HEAD);
  const side = across(along);
  return [
    [from, to],
    [to, moved(back, side, HEAD / 2)],
    [to, moved(back, side, -HEAD / 2)],
  ];
}

function barred(from: Point, along: Point): (readonly [Point, Point])[] {
  const end = moved(from, along, STUB);
  const side = across(along);
  return [
    [from, end],
    [moved(end, side, BAR), moved(end, side, -BAR)],
  ];
}
