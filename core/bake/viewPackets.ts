import type { Level } from '../level/level';
import type { MemoryMeter } from '../memoryMeter';
import { spanCount } from '../spans/solidHeightfield';
import { asPart, type Steps } from '../steps';
import type { BakeResult } from './bake';
import { packDetailsSteps } from './packDetails';
import { packSourceSteps, sourceShape } from './packSource';
import { packSpansSteps } from './packSpans';
import { sourcePacketBytes } from './sourcePacket';
import { spanPacketBytes } from './spanPacket';

/** Whoever takes the packets of a bake. One that nobody takes is not made. */
export interface PacketTakers {
  /** Takes the span packet (spanPacket.ts). */
  readonly onSpans?: ((packet: ArrayBuffer) => void) | undefined;
  /** Takes links, islands and distances (detailPacket.ts). */
  readonly onDetails?: ((packet: ArrayBuffer) => void) | undefined;
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
  { solid, compact }: BakeResult,
  memory: MemoryMeter,
  { onSpans, onDetails, onSource }: PacketTakers,
): Steps<void> {
  if (onSpans) {
    memory.hold(spanPacketBytes(spanCount(solid), level.frame.depth));
    onSpans(yield* asPart(packSpansSteps(solid, compact), 0, 0.2));
  }
  if (onDetails) onDetails(yield* asPart(packDetailsSteps(solid, compact, memory), 0.2, 0.8));
  if (onSource) {
    memory.hold(sourcePacketBytes(sourceShape(level.geometry)));
    onSource(yield* asPart(packSourceSteps(level), 0.8, 1));
  }
}
