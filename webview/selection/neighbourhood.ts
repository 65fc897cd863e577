import type { SpanPacket } from '../../core/bake/spanPacket';
import { buildCompactHeightfield, type CompactHeightfield } from '../../core/compact/compactHeightfield';
import { NO_AREA, WALKABLE_AREA } from '../../core/grid/area';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import { SpanState } from '../../core/spans/spanState';
import type { PictureSummary } from '../messages';
import { columnSpans } from './columnSpans';

/** What the agent needs, in rows and cells. */
export type AgentSettings = PictureSummary['settings'];

/**
 * A span with its column and the four beside it, as the stages of the core take them: at the edge of
 * the grid there are fewer, so that the core's own rules see the edge where it is.
 */
export interface Neighbourhood {
  /** The columns as the filters left them: what the agent could stand on then has an area. */
  readonly solid: SolidHeightfield;
  /** The open spans over them, linked. */
  readonly compact: CompactHeightfield;
  /** Where the span's column is in here. */
  readonly x: number;
  readonly z: number;
  /** Its row of columns z in the grid. */
  readonly row: number;
  /** The span in `solid`. */
  readonly own: number;
  /** The open span above it in `compact`; -1 if the filters closed it. */
  readonly open: number;
  /** The index in the packet of each span of `solid`. */
  readonly packetSpans: readonly number[];
  /** The span of `solid` below each span of `compact`. */
  readonly below: readonly number[];
}

/** Whether a span with this state was open when the compact heightfield was built (§7). */
function wasOpen(state: number): boolean {
  return state === SpanState.Walkable || state === SpanState.Promoted || state === SpanState.Eroded;
}

/**
 * Takes a span's surroundings out of a packet.
 * @param span its index in the packet
 * @param x its column and @param z
 */
export function neighbourhoodOf(
  packet: SpanPacket,
  span: number,
  x: number,
  z: number,
  settings: AgentSettings,
): Neighbourhood {
  const x0 = Math.max(0, x - 1);
  const z0 = Math.max(0, z - 1);
  const x1 = Math.min(packet.width, x + 2);
  const z1 = Math.min(packet.depth, z + 2);
  const first = [0];
  const packetSpans: number[] = [];
  for (let nz = z0; nz < z1; nz++) {
    for (let nx = x0; nx < x1; nx++) {
      // No rule looks around corners: these columns stay empty.
      if (nx === x || nz === z) {
        const { from, to } = columnSpans(packet, nx, nz);
        for (let i = from; i < to; i++) packetSpans.push(i);
      }
      first.push(packetSpans.length);
    }
  }
  const { origin, cellSize, cellHeight, height } = packet;
  const solid: SolidHeightfield = {
    frame: { origin, cellSize, cellHeight, width: x1 - x0, depth: z1 - z0, height },
    first: Uint32Array.from(first),
    min: Uint16Array.from(packetSpans, (i) => packet.min[i]),
    max: Uint16Array.from(packetSpans, (i) => packet.max[i]),
    area: Uint8Array.from(packetSpans, (i) => (wasOpen(packet.state[i]) ? WALKABLE_AREA : NO_AREA)),
    state: Uint8Array.from(packetSpans, (i) => packet.state[i]),
  };
  const below = packetSpans.map((_, i) => i).filter((i) => solid.area[i] !== NO_AREA);
  const own = packetSpans.indexOf(span);
  return {
    solid,
    compact: buildCompactHeightfield(solid, settings.height, settings.climb),
    x: x - x0,
    z: z - z0,
    row: z,
    own,
    open: below.indexOf(own),
    packetSpans,
    below,
  };
}
