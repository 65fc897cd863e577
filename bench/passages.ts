// How carving grows with a passage: R3's helix with 1, 10 and 100 times its turns, in a block as much
// higher. What matters is the work for one voxel, which should stay what it is.
import { createHash } from 'node:crypto';
import { frameFromGrid, type HeightfieldFrame } from '../core/grid/frame';
import { carveSteps } from '../core/passages/carve';
import type { CarvedRock } from '../core/passages/carvedRock';
import { type FloorOwnerName, SEGMENT_OWNERS } from '../core/passages/owners/ownerNames';
import { planRoute } from '../core/passages/routePlanning';
import { HELIX, helixPassage } from '../core/passages/study/referencePaths';
import { fullBlock } from '../core/passages/study/studyBlock';
import { runToEnd } from '../core/steps';

const TIMES = [1, 10, 100];
const BORE = 3;
/** The reference block has rows for the helix and its tubes; only what the helix needs grows. */
const ROWS = 204;
const CELL = 0.25;

const rowsFor = (times: number) => ROWS + Math.ceil((HELIX.pitch * HELIX.turns * (times - 1)) / CELL);

function frameFor(times: number): HeightfieldFrame {
  return frameFromGrid([-7, -4, -7], [56, rowsFor(times), 56], { cellSize: CELL, cellHeight: CELL });
}

function hashOf({ first, min, max, owner, floor }: CarvedRock): string {
  const hash = createHash('sha256');
  for (const part of [first, min, max, owner, floor]) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** Milliseconds of this process's own work, whatever else the machine does. */
function workTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function measure(owner: FloorOwnerName, times: number): { perVoxel: number; line: string } {
  const frame = frameFor(times);
  const route = planRoute({ ...helixPassage(BORE), turns: HELIX.turns * times });
  const block = fullBlock(frame, [route], owner);
  const voxels = frame.width * frame.depth * frame.height;
  let least = Infinity;
  let rock: CarvedRock | undefined;
  for (let run = 0; run < (times < 100 ? 5 : 2); run++) {
    least = Math.min(
      least,
      workTime(() => {
        rock = runToEnd(carveSteps(block, frame));
      }),
    );
  }
  if (!rock) throw new Error('Nothing was carved.');
  const { evaluations, looks, tubeVoxels } = rock.work;
  const figures = [
    `${String(times).padStart(3)}×`,
    `${route.x.length - 1} segments`,
    `${voxels} voxels (${tubeVoxels} in a tube)`,
    `${least.toFixed(0)} ms`,
    `${(evaluations / voxels).toFixed(3)} evaluated a voxel`,
    `${(looks / tubeVoxels).toFixed(2)} looked at a voxel in a tube`,
    hashOf(rock),
  ];
  return { perVoxel: least / voxels, line: figures.join(', ') };
}

for (const owner of SEGMENT_OWNERS) {
  console.log(owner);
  const measured = TIMES.map((times) => measure(owner, times));
  for (const { line, perVoxel } of measured) {
    console.log(`  ${line}, time a voxel ${(perVoxel / measured[0].perVoxel).toFixed(2)} of the first`);
  }
}
