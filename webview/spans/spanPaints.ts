import type { DetailPacket } from '../../core/bake/detailPacket';
import type { FloorPacket } from '../../core/bake/passages/floorPacket';
import type { SpanPacket } from '../../core/bake/spanPacket';
import { NO_ISLAND } from '../../core/compact/islands';
import type { Steps } from '../../core/steps';
import { errorStep } from './floorErrorScale';
import { BEYOND_PAINT, HEAT_STEPS, heatPaint, islandPaint, turnPaint } from './paint';
import { SPAN_GROUPS, spanGroup } from './spanGroup';

/** Spans painted between two pauses: about a millisecond. */
const BAND_SPANS = 1 << 16;

/** Distances in a detail packet count two a cell. */
const DISTANCE_A_CELL = 2;

/** Paints each span of a packet by its group. */
export function* groupPaintSteps(packet: SpanPacket): Steps<Uint8Array> {
  const { state, area } = packet;
  const paints = new Uint8Array(state.length);
  for (let i = 0; i < paints.length; i++) {
    paints[i] = spanGroup(state[i], area[i]);
    if (i % BAND_SPANS === BAND_SPANS - 1) yield i / paints.length;
  }
  return paints;
}

/** Paints over each span that is part of an island. */
export function* islandPaintSteps(paints: Uint8Array, { solid, island }: DetailPacket): Steps<void> {
  for (let open = 0; open < solid.length; open++) {
    if (island[open] !== NO_ISLAND) paints[solid[open]] = islandPaint(island[open]);
    if (open % BAND_SPANS === BAND_SPANS - 1) yield open / solid.length;
  }
}

/**
 * Paints over each open span, the eroded ones too, by its distance to the edge.
 * @param cells the distance at which the scale ends
 */
export function* distancePaintSteps(paints: Uint8Array, { solid, distance }: DetailPacket, cells: number): Steps<void> {
  for (let open = 0; open < solid.length; open++) {
    const step = Math.floor((HEAT_STEPS * distance[open]) / (DISTANCE_A_CELL * cells));
    paints[solid[open]] = heatPaint(Math.min(HEAT_STEPS - 1, step));
    if (open % BAND_SPANS === BAND_SPANS - 1) yield open / solid.length;
  }
}

/** Paints over each span above which a passage was carved, by the turn of the passage that owns its floor. */
export function* ownerPaintSteps(paints: Uint8Array, { solid, turn }: FloorPacket): Steps<void> {
  for (let floor = 0; floor < solid.length; floor++) {
    paints[solid[floor]] = turnPaint(turn[floor]);
    if (floor % BAND_SPANS === BAND_SPANS - 1) yield floor / solid.length;
  }
}

/** Paints over each floor of a passage by how far it is from the exact one. */
export function* floorErrorPaintSteps(
  paints: Uint8Array,
  { solid, error }: FloorPacket,
  cellHeight: number,
): Steps<void> {
  for (let floor = 0; floor < solid.length; floor++) {
    const step = errorStep(error[floor], cellHeight);
    if (step !== undefined) paints[solid[floor]] = step === 'beyond' ? BEYOND_PAINT : heatPaint(step);
    if (floor % BAND_SPANS === BAND_SPANS - 1) yield floor / solid.length;
  }
}

/** A picture's spans and their paints. */
export interface PaintedSpans {
  readonly packet: SpanPacket;
  readonly paints: Uint8Array;
}

/**
 * Paints over the spans that stand where they stood in an earlier picture, and are still of the same
 * group, as they were painted there by their islands or distances. So the colours stay while the next
 * picture's details are still on their way.
 */
export function* keptPaintSteps(paints: Uint8Array, packet: SpanPacket, before: PaintedSpans): Steps<void> {
  const old = before.packet;
  const rows = Math.min(packet.depth, old.depth);
  for (let z = 0; z < rows; z++) {
    let j = old.rowFirst[z];
    const end = old.rowFirst[z + 1];
    for (let i = packet.rowFirst[z]; i < packet.rowFirst[z + 1]; i++) {
      while (j < end && (old.x[j] < packet.x[i] || (old.x[j] === packet.x[i] && old.max[j] < packet.max[i]))) j++;
      if (j === end) break;
      const same = old.x[j] === packet.x[i] && old.max[j] === packet.max[i] && old.state[j] === packet.state[i];
      if (same && before.paints[j] >= SPAN_GROUPS) paints[i] = before.paints[j];
    }
    yield z / rows;
  }
}
