import type { LevelFiles } from '../level/levelFiles';
import type { LevelSource } from '../level/levelFormat';
import { readLevel } from '../level/levelReader';
import { MemoryMeter } from '../memoryMeter';
import type { BakeProgress } from './bake';
import type { DriveSteps } from './bakeLevel';
import { packSourceSteps, sourceShape } from './packSource';
import { sourcePacketBytes } from './sourcePacket';

/**
 * Reads a level and packs its triangles (sourcePacket.ts), without baking it.
 * @param memoryLimit the most bytes that the packet may take
 * @returns undefined when the level is refused
 * @throws NotEnoughMemory when the packet needs more memory than it may have, or than there is
 */
export async function packLevelSource(
  source: LevelSource,
  files: LevelFiles,
  drive: DriveSteps,
  memoryLimit?: number,
): Promise<ArrayBuffer | undefined> {
  const [level] = (await readLevel(source, files)).levels;
  if (!level) return undefined;
  const memory = new MemoryMeter(level.frame, memoryLimit);
  const steps = function* (): Generator<BakeProgress, ArrayBuffer, void> {
    try {
      memory.hold(sourcePacketBytes(sourceShape(level.geometry)));
      const packing = packSourceSteps(level);
      for (;;) {
        const next = packing.next();
        if (next.done) return next.value;
        yield { stage: 'packets', share: next.value };
      }
    } catch (error) {
      throw memory.explained(error);
    }
  };
  return drive(steps());
}
