// Levels by chance, of all that rasterizing, merging, linking and eroding find hard.
import type { HeightfieldFrame } from '../../core/grid/frame';
import { frameFromGrid } from '../../core/grid/frame';
import type { GeometryItem, Level } from '../../core/level/level';
import { materialAreas, VoxelChunk } from '../../core/voxelize/voxelChunk';
import { meshOf, unitFrame, unitSettings } from '../core/heightfields';
import type { Random } from '../core/random';
import { frames, shapes } from '../core/randomShapes';

/** Wider grids than those of single triangles, one of them with rows far from the origin. */
const GRIDS: readonly HeightfieldFrame[] = [
  ...frames.map(([, frame]) => frame),
  unitFrame(17, 13, 40),
  frameFromGrid([-2_000_000.3, 1_999_000.7, 77.7], [19, 30, 16], { cellSize: 0.1, cellHeight: 0.1 }),
  frameFromGrid([0.1, 0.1, 0.1], [40, 200, 3], { cellSize: 2 ** -18, cellHeight: 2 ** -19 }),
  frameFromGrid([1000.1, 1000.1, -54321.9], [12, 60, 40], { cellSize: 2 ** -16, cellHeight: 2 ** -18 }),
];

type Item = (random: Random, frame: HeightfieldFrame) => GeometryItem;

const triangles: Item = (random, frame) => {
  const count = random.whole(0, 30);
  const [, shape] = random.pick(shapes);
  const corners = Array.from({ length: count }, () => shape(random, frame)).flat();
  const areas = random.chance(0.3) ? Array.from({ length: count }, () => random.whole(0, 63)) : undefined;
  return { type: 'mesh', mesh: meshOf(corners, areas) };
};

/** Some corners inside the grid, others as far away as coordinates may be: what is clipped off bends the rest. */
const vast: Item = (random, { origin, cellSize, cellHeight, width, height, depth }) => {
  const far = () => random.pick([-1, 1]) * random.between(1e5, 2 ** 21);
  const near = (axis: number, cells: number, size: number) => origin[axis] + random.between(0, cells) * size;
  const at = (axis: number, cells: number, size: number) => (random.chance(0.4) ? far() : near(axis, cells, size));
  const corners = Array.from({ length: 30 }, () => {
    const y = near(1, height, cellHeight);
    return [at(0, width, cellSize), random.chance(0.8) ? y : far(), at(2, depth, cellSize)] as [number, number, number];
  });
  return { type: 'mesh', mesh: meshOf(corners) };
};

/** Fine triangles, many in a cell, some of them without area. */
const crumbs: Item = (random, frame) => {
  const { origin, cellSize, cellHeight, width, height, depth } = frame;
  const cells = [width, height, depth];
  const sizes = [cellSize, cellHeight, cellSize];
  const corners = Array.from({ length: 40 }, () => {
    const centre = cells.map((count) => random.between(-1, count + 1));
    const size = random.pick([0, 1e-4, 0.2, 0.6]);
    return Array.from({ length: 3 }, () => {
      const at = (axis: number) => origin[axis] + (centre[axis] + random.between(-size, size)) * sizes[axis];
      return [at(0), at(1), at(2)] as [number, number, number];
    });
  });
  return { type: 'mesh', mesh: meshOf(corners.flat()) };
};

const heightGrid: Item = (random, { origin, cellSize, cellHeight, width, height }) => {
  const countX = random.whole(2, 9);
  const countZ = random.whole(2, 9);
  const spacing = random.pick([1, 0.5, (width + 2) / countX, 1 / 3]) * cellSize;
  const heights = Array.from(
    { length: countX * countZ },
    () => origin[1] + random.pick([random.whole(-1, height), random.between(-1, height)]) * cellHeight,
  );
  const grid = { x0: origin[0] - cellSize, z0: origin[2], spacing, countX, countZ, heights };
  return { type: 'heightGrid', grid };
};

/** Columns of runs: few or, where there are rows enough, more storeys than links can number. */
const voxels: Item = (random, { width, height, depth }) => {
  const size = [width, height, depth] as const;
  const storeys = random.chance(0.4);
  const columns = Array.from({ length: width * depth }, (_, c) => {
    const runs: [number, number, number][] = [];
    let row = random.whole(0, 3);
    while (row < height && (storeys || runs.length < 3)) {
      const length = Math.min(height - row, storeys ? 1 : random.whole(1, 4));
      runs.push([row, length, random.whole(1, 3)]);
      row += length + (storeys ? random.whole(1, 2) : random.whole(0, 9));
    }
    return { x: c % width, z: Math.floor(c / width), runs };
  });
  const offset = [random.whole(-1, 1), random.whole(-2, 2), random.whole(-1, 1)] as const;
  const areas = materialAreas({ 1: 63, 2: random.whole(0, 63), 3: 0 });
  return { type: 'voxels', chunk: VoxelChunk.fromRuns({ size, columns }), offset, areas };
};

/** A level of a few items for an agent of any kind. */
export function randomLevel(random: Random): Level {
  const frame = random.pick(GRIDS);
  const { cellSize, cellHeight } = frame;
  const geometry = Array.from({ length: random.whole(1, 5) }, () =>
    random.pick([triangles, triangles, vast, crumbs, heightGrid, voxels])(random, frame),
  );
  const settings = unitSettings({
    cellSize,
    cellHeight,
    height: random.pick([1, 2, 3, 10]),
    climb: random.pick([0, 1, 2, 4, 2 ** 30]),
    radius: random.pick([0, 1, 2, 3, 5, 16, 17, 40]),
    mergeThreshold: random.pick([0, 1, 4, 2 ** 30]),
    slopeCosine: random.pick([0.70710677, 0.3, 1, 0, -1]),
  });
  return { name: '', settings, frame, geometry, volumes: [] };
}
