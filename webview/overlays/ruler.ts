import { dot, viewAxes } from '../camera/direction';
import { type CameraPose, VIEW_TANGENT } from '../camera/pose';
import { metres } from '../lengths';
import type { Point } from '../scene/gridFrame';
import { mark, type Sheet, trace, write } from './labelCanvas';
import { cellsText, roundLength } from './scaleLength';

/** Room around the ruler, CSS pixels. */
const MARGIN = 14;

/** The axes' length, and half the side of the corner that they and their letters turn in. */
const AXIS = 26;
const CORNER = 40;

/** An axis that points so much towards the eye is a dot. */
const SHORTEST = 5;

/** The longest scale bar, and the narrowest picture that has one. */
const LONGEST_BAR = 150;
const NARROWEST = 240;
const TICK = 5;

const AXES: readonly { readonly name: string; readonly direction: Point; readonly colour: string }[] = [
  { name: 'x', direction: [1, 0, 0], colour: '--vscode-charts-red' },
  { name: 'y', direction: [0, 1, 0], colour: '--vscode-charts-green' },
  { name: 'z', direction: [0, 0, 1], colour: '--vscode-charts-blue' },
];

/**
 * Paints the directions of the axes and a scale into the lower right corner. The scale holds at the
 * point that the camera looks at, in a flat picture everywhere.
 * @param cellSize metres a cell
 */
export function paintRuler(sheet: Sheet, pose: CameraPose, cellSize: number): void {
  paintAxes(sheet, pose);
  if (sheet.width >= NARROWEST) paintScale(sheet, pose, cellSize);
}

function paintAxes(sheet: Sheet, pose: CameraPose): void {
  const { right, up, forward } = viewAxes(pose);
  const x = sheet.width - CORNER - MARGIN / 2;
  const y = sheet.height - CORNER - MARGIN / 2;
  const style = getComputedStyle(document.body);
  // Those that point away are painted first.
  const sorted = [...AXES].sort((a, b) => dot(b.direction, forward) - dot(a.direction, forward));
  for (const { name, direction, colour } of sorted) {
    const across = dot(direction, right);
    const down = -dot(direction, up);
    const own = style.getPropertyValue(colour) || sheet.ink;
    const length = AXIS * Math.hypot(across, down);
    if (length < SHORTEST) {
      mark(sheet, x, y, own);
      continue;
    }
    trace(
      sheet,
      [
        [x, y],
        [x + AXIS * across, y + AXIS * down],
      ],
      own,
    );
    const beyond = (length + 0.7 * sheet.fontSize) / length;
    write(sheet, name, x + AXIS * across * beyond, y + AXIS * down * beyond);
  }
}

function paintScale(sheet: Sheet, pose: CameraPose, cellSize: number): void {
  const metresPerPixel = (2 * VIEW_TANGENT * pose.distance) / sheet.context.canvas.clientHeight;
  const length = roundLength(LONGEST_BAR * metresPerPixel);
  const pixels = length / metresPerPixel;
  const end = sheet.width - 2 * CORNER - 2 * MARGIN;
  const start = end - pixels;
  const y = sheet.height - MARGIN;
  trace(sheet, [
    [start, y - TICK],
    [start, y],
    [end, y],
    [end, y - TICK],
  ]);
  const text = `${metres(length)} · ${cellsText(length, cellSize)}`;
  write(sheet, text, (start + end) / 2, y - TICK - 0.8 * sheet.fontSize);
}
