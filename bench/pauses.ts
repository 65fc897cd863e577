// How long a bake goes on between two pauses: that is how late a cancellation can take effect. The
// levels are the worst that the limits of the grid allow; each is compared with its own whole bake.
import { bakeSteps } from '../core/bake/bake';
import { frameFromBounds } from '../core/grid/frame';
import { SpanKernel } from '../core/kernel/spanKernel';
import type { GeometryItem, Level } from '../core/level/level';
import { completeSettings } from '../core/level/spanSettings';
import { kernelCode } from '../scripts/kernel.mjs';

const SIDE = 4096;

function level(name: string, geometry: GeometryItem[], changes: Partial<Level> = {}): Level {
  const settings = completeSettings({ cellSize: 1, cellHeight: 1, height: 2, climb: 1, radius: 8 });
  const frame = frameFromBounds({ min: [0, 0, 0], max: [SIDE, 64, SIDE] }, settings);
  return { name, settings, frame, geometry, volumes: [], ...changes };
}

const corner = 2 * SIDE;
const oneTriangle: GeometryItem = {
  type: 'mesh',
  mesh: { vertices: [0, 1, 0, corner, 1, 0, 0, 1, corner], indices: [0, 2, 1] },
};
const steepTriangle: GeometryItem = {
  type: 'mesh',
  mesh: { vertices: [0, 0, 0, corner, 60, 0, 0, 60, corner], indices: [0, 2, 1] },
};

/** A regular polygon around the whole grid, with as many corners as a volume may have. */
const corners = Array.from({ length: 256 }, (_, i): [number, number] => {
  const turn = (2 * Math.PI * i) / 256;
  return [Math.round(SIDE / 2 + SIDE * Math.cos(turn)), Math.round(SIDE / 2 + SIDE * Math.sin(turn))];
});

const CASES = [
  level('nothing at all', []),
  level('one flat triangle over 16.7 million columns', [oneTriangle]),
  level('one sloping triangle over 16.7 million columns', [steepTriangle]),
  level('a volume of 256 corners over 16.7 million columns', [oneTriangle], {
    volumes: [{ area: 5, polygon: corners, minY: 0, maxY: 64 }],
  }),
];

const kernel = SpanKernel.compile(await kernelCode());

for (const one of CASES) for (const way of [undefined, kernel]) measurePauses(one, way);

function measurePauses(one: Level, kernel: SpanKernel | undefined): void {
  const begin = performance.now();
  let last = begin;
  let longest = { milliseconds: 0, stage: '' };
  const steps = bakeSteps(one, { kernel });
  let next = steps.next();
  for (; !next.done; next = steps.next()) {
    const now = performance.now();
    if (now - last > longest.milliseconds) longest = { milliseconds: now - last, stage: next.value.stage };
    last = performance.now();
  }
  const whole = performance.now() - begin;
  next.value.giveBack();
  const share = ((100 * longest.milliseconds) / whole).toFixed(1);
  console.log(
    `${one.name}, ${kernel ? 'kernel' : 'TypeScript'}: longest pause ${longest.milliseconds.toFixed(1)} ms (${share} % of ${whole.toFixed(0)} ms), in ${longest.stage}`,
  );
}
