import type { Level } from '../level/level';
import type { MemoryMeter } from '../memoryMeter';
import { spanCount } from '../spans/solidHeightfield';
import { asPart, type Steps } from '../steps';
import type { BakeResult } from './bake';
import { packDetailsSteps } from './packDetails';
import { packSourceSteps, sourceShape } from './packSource';
import { packSpansSteps } from './packSpans';
import { GATHERING_BYTES, packFloorsSteps } from './passages/packFloors';
import { passageTreadSteps } from './passages/passageTreads';
import type { TreadAudit } from './passages/treadAudit';
import { sourcePacketBytes } from './sourcePacket';
import { spanPacketBytes } from './spanPacket';

/** Whoever takes the packets of a bake. One that nobody takes is not made. */
export interface PacketTakers {
  /** Takes the span packet (spanPacket.ts). */
  readonly onSpans?: ((packet: ArrayBuffer) => void) | undefined;
  /** Takes links, islands and distances (detailPacket.ts). */
  readonly onDetails?: ((packet: ArrayBuffer) => void) | undefined;
  /** Takes the floors of passages (passages/floorPacket.ts), and what came out of the rock along each passage; not called for a level without rock. */
  readonly onFloors?: ((packet: ArrayBuffer, treads: readonly TreadAudit[]) => void) | undefined;
  /** Takes the triangles (sourcePacket.ts). */
  readonly onSource?: ((packet: ArrayBuffer) => void) | undefined;
}

/**
 * Makes the packets of a finished bake, the picture first, and hands each over when it is there.
 * @throws NotEnoughMemory when they need more memory than the bake may have, or than there is
 */
export function* viewPacketSteps(level: Level, bake: BakeResult, takers: PacketTakers): Steps<void> {
  try {
    yield* packetSteps(level, bake, bake.memory, takers);
  } catch (error) {
    throw bake.memory.explained(error);
  }
}

function* packetSteps(
  level: Level,
  bake: BakeResult,
  memory: MemoryMeter,
  { onSpans, onDetails, onFloors, onSource }: PacketTakers,
): Steps<void> {
  const { solid, compact } = bake;
  if (onSpans) {
    memory.hold(spanPacketBytes(spanCount(solid), level.frame.depth));
    onSpans(yield* asPart(packSpansSteps(solid, compact), 0, 0.2));
  }
  if (onDetails) onDetails(yield* asPart(packDetailsSteps(solid, compact, memory), 0.2, 0.6));
  if (onFloors && bake.rocks.size > 0) yield* asPart(floorSteps(level, bake, onFloors), 0.6, 0.8);
  if (onSource) {
    memory.hold(sourcePacketBytes(sourceShape(level.geometry)));
    onSource(yield* asPart(packSourceSteps(level), 0.8, 1));
  }
}

function* floorSteps(
  level: Level,
  { solid, compact, rocks, memory }: BakeResult,
  onFloors: NonNullable<PacketTakers['onFloors']>,
): Steps<void> {
  const blocks = [...rocks].flatMap(([number, rock]) => {
    const item = level.geometry[number];
    return item.type === 'rock' ? [{ block: item.block, rock }] : [];
  });
  const gathering = GATHERING_BYTES * spanCount(solid);
  memory.hold(gathering);
  const packet = yield* asPart(packFloorsSteps(solid, blocks), 0, 0.6);
  memory.release(gathering);
  memory.hold(packet.byteLength);
  onFloors(packet, yield* asPart(passageTreadSteps({ solid, compact }, blocks), 0.6, 1));
}
