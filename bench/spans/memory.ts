// How much memory a bake of the largest grid takes, each in a process of its own.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { grouped } from '../../core/figures';
import { frameFromBounds } from '../../core/grid/frame';
import type { GeometryItem, Level } from '../../core/level/level';
import { completeSettings } from '../../core/level/spanSettings';
import { columnCount, spanCount } from '../../core/spans/solidHeightfield';
import type { OurWay } from './contender';
import { OUR_WAYS } from './contenders';
import { tableLines } from './table';

/** What a process held while it baked, bytes. */
interface Peak {
  /** Before the bake, with all code loaded and run once. */
  readonly before: number;
  readonly most: number;
  readonly columns: number;
  readonly spans: number;
}

/** What one of our ways takes at its peak. */
export interface MemoryUse {
  readonly contender: string;
  readonly columns: number;
  readonly spans: number;
  /** The most that the process held while it baked the flat floor, its code included. */
  readonly bytes: number;
  /** Of what a bake of nothing adds to the process. */
  readonly bytesPerEmptyColumn: number;
  /** Of what the floor adds to that. */
  readonly bytesPerSpan: number;
}

/** The targets: bytes. */
const AT_MOST = { bytes: 2 ** 30, bytesPerEmptyColumn: 8, bytesPerSpan: 16 };

const MEGABYTE = 2 ** 20;

/** Columns along a side. */
const SIDE = 4096;

const run = promisify(execFile);

/** Bakes nothing and a flat floor in processes of their own. */
export async function measureMemory({ name }: OurWay): Promise<MemoryUse> {
  const peakOf = async (ground: string): Promise<Peak> => {
    const program = fileURLToPath(import.meta.url);
    const { stdout } = await run(process.execPath, [program, 'spans', '--peak-of', name, '--ground', ground]);
    return JSON.parse(stdout);
  };
  const [nothing, floor] = [await peakOf('nothing'), await peakOf('floor')];
  const [least, most] = [nothing.most - nothing.before, floor.most - floor.before];
  return {
    contender: name,
    columns: floor.columns,
    spans: floor.spans,
    bytes: floor.most,
    bytesPerEmptyColumn: least / nothing.columns,
    bytesPerSpan: (most - least) / floor.spans,
  };
}

/** The part of a process of its own: bakes in the way of that name, once. */
export async function peakOf(name: string, ground: string | undefined): Promise<Peak> {
  const way = OUR_WAYS.find((one) => one.name === name);
  if (!way) throw new Error(`There is no way to bake that is named ${name}.`);
  const geometry = ground === 'floor' ? [FLOOR] : [];
  // A small one first, so that what the code itself takes is there already.
  (await way.bake(flatLevel(256, geometry), () => performance.now())).giveBack();
  const level = flatLevel(SIDE, geometry);
  const before = process.memoryUsage.rss();
  const { solid } = await way.bake(level, () => performance.now());
  const most = 1024 * process.resourceUsage().maxRSS;
  return { before, most, columns: columnCount(level.frame), spans: spanCount(solid) };
}

const FLOOR: GeometryItem = {
  type: 'mesh',
  mesh: { vertices: [0, 1, 0, SIDE, 1, 0, 0, 1, SIDE, SIDE, 1, SIDE], indices: [0, 2, 3, 0, 3, 1] },
};

function flatLevel(side: number, geometry: GeometryItem[]): Level {
  const settings = completeSettings({ cellSize: 1, cellHeight: 1 });
  const frame = frameFromBounds({ min: [0, 0, 0], max: [side, 64, side] }, settings);
  return { name: 'flat', settings, frame, geometry, volumes: [] };
}

/** {@link MemoryUse} as text. */
export function memoryLines(all: readonly MemoryUse[]): string[] {
  const head = [
    `flat floor on ${grouped(all[0].columns)} columns`,
    'most MB',
    '',
    'bytes/empty column',
    '',
    'bytes/span',
    '',
  ];
  const verdict = (value: number, most: number) => (value <= most ? 'reached' : 'missed');
  const rows = all.map(({ contender, bytes, bytesPerEmptyColumn, bytesPerSpan }) => [
    contender,
    grouped(Math.ceil(bytes / MEGABYTE)),
    verdict(bytes, AT_MOST.bytes),
    bytesPerEmptyColumn.toFixed(1),
    verdict(bytesPerEmptyColumn, AT_MOST.bytesPerEmptyColumn),
    bytesPerSpan.toFixed(1),
    verdict(bytesPerSpan, AT_MOST.bytesPerSpan),
  ]);
  const most = [
    grouped(AT_MOST.bytes / MEGABYTE),
    '',
    AT_MOST.bytesPerEmptyColumn.toFixed(1),
    '',
    AT_MOST.bytesPerSpan.toFixed(1),
    '',
  ];
  return [...tableLines([head, ['at most', ...most], ...rows]), ''];
}
