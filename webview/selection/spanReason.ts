import type { SpanPacket } from '../../core/bake/spanPacket';
import { insideTest, reachesFloor } from '../../core/compact/convexVolume';
import { isLedge, LedgeCause } from '../../core/filters/ledgeSpans';
import { NO_AREA, WALKABLE_AREA } from '../../core/grid/area';
import { SpanState } from '../../core/spans/spanState';
import { cellsAndMetres, rowsAndMetres } from '../lengths';
import type { VolumeOutline } from '../messages';
import { directionName } from './directions';
import type { AgentSettings, Neighbourhood } from './neighbourhood';

/** Why a span is what it is. */
export interface SpanReason {
  readonly sentence: string;
  /** Where the step lies that matters: towards a neighbour, and the row of the floor there. */
  readonly step?: { readonly direction: number; readonly floor: number | undefined };
}

/** All that a reason is told from. */
export interface ReasonSource {
  readonly packet: SpanPacket;
  /** The span's index in the packet. */
  readonly span: number;
  readonly surroundings: Neighbourhood;
  readonly settings: AgentSettings;
  readonly volumes: readonly VolumeOutline[];
  /** From the edge before erosion, cells; undefined while it is not known, and for what was never open. */
  readonly edgeCells: number | undefined;
}

/** The reason in one sentence, or two; its figures are those that the rule compared. */
export function spanReason(source: ReasonSource): SpanReason {
  const { packet, span, settings } = source;
  switch (packet.state[span]) {
    case SpanState.Ledge:
      return ledgeReason(source);
    case SpanState.LowHeadroom: {
      const room = rowsAndMetres(packet.min[span + 1] - packet.max[span], packet.cellHeight);
      return { sentence: `Only ${room} of room above; the agent needs ${settings.height}.` };
    }
    case SpanState.TooSteep:
      return { sentence: `This slopes more than the ${degrees(settings)} that the agent can walk.` };
    case SpanState.Promoted: {
      const rise = rowsAndMetres(packet.max[span] - packet.max[span - 1], packet.cellHeight);
      const sentence = `A low obstacle, ${rise} above the floor right below it, within the climb of ${settings.climb}.`;
      return { sentence: `${sentence}${areaSentence(source)}` };
    }
    case SpanState.Eroded:
      return { sentence: erodedSentence(source) };
    case SpanState.Walkable:
      if (packet.area[span] === NO_AREA) return { sentence: closedSentence(source) };
      return { sentence: `The agent can stand and walk here.${areaSentence(source)}` };
    default:
      return { sentence: 'Never a floor: its surface faces down or sideways, or was given area 0.' };
  }
}

function degrees({ maxSlopeDegrees }: AgentSettings): string {
  return `${maxSlopeDegrees.toLocaleString('en', { maximumFractionDigits: 1 })}°`;
}

function ledgeReason({ packet, surroundings, settings }: ReasonSource): SpanReason {
  const { solid, x, z, own } = surroundings;
  const cause = new LedgeCause();
  if (!isLedge(solid, x, z, own, settings.height, settings.climb, cause)) {
    throw new Error('The picture and the settings do not belong together.');
  }
  const { kind, direction, floor, highestDirection, highestFloor } = cause;
  const towards = directionName(direction);
  const climb = `the climb of ${settings.climb}`;
  const rows = (count: number) => rowsAndMetres(count, packet.cellHeight);
  switch (kind) {
    case 'edge':
      return {
        sentence: `Towards ${towards} the grid ends, and there is always a drop beyond it.`,
        step: { direction, floor: undefined },
      };
    case 'bottomless':
      return {
        sentence: `Towards ${towards} there is no ground below.`,
        step: { direction, floor: undefined },
      };
    case 'drop':
      return {
        sentence: `Towards ${towards} the ground drops ${rows(solid.max[own] - floor)}, more than ${climb}.`,
        step: { direction, floor },
      };
    case 'uneven': {
      const highest = directionName(highestDirection);
      const which =
        highest === towards ? `Two floors towards ${towards}` : `The floors towards ${highest} and ${towards}`;
      return {
        sentence: `${which} lie ${rows(highestFloor - floor)} apart, more than ${climb}.`,
        step: { direction, floor },
      };
    }
  }
}

function erodedSentence({ packet, settings, edgeCells }: ReasonSource): string {
  const keeps = cellsAndMetres(settings.radius, packet.cellSize);
  if (edgeCells === undefined) return `Closer to an edge than the agent’s radius of ${keeps}.`;
  if (edgeCells === 0) return `Right at an edge; the agent’s radius is ${keeps}.`;
  return `${cellsAndMetres(edgeCells, packet.cellSize)} from the edge; the agent’s radius is ${keeps}.`;
}

/** Of ground that would be walkable: a volume has closed it. */
function closedSentence(source: ReasonSource): string {
  const volume = volumesAt(source).find(({ area }) => area === NO_AREA);
  const which = volume === undefined ? 'A volume' : nameOf(volume);
  return `${which} of area 0 covers this ground, so the agent cannot walk here.`;
}

/** What made the ground an area of its own, with a space before it; nothing for ordinary ground. */
function areaSentence(source: ReasonSource): string {
  const area = source.packet.area[source.span];
  if (area === WALKABLE_AREA) return '';
  if (area === NO_AREA) return ` ${closedSentence(source)}`;
  const volume = volumesAt(source).at(-1);
  if (volume?.area === area) return ` ${nameOf(volume)} marks it as area ${area}.`;
  return ` Its geometry makes it area ${area}.`;
}

function nameOf({ index, id }: VolumeOutline): string {
  return id === undefined ? `Volume ${index + 1}` : `Volume “${id}”`;
}

/** The volumes that reach a span, in their order. */
function volumesAt({ packet, span, surroundings, volumes }: ReasonSource): VolumeOutline[] {
  const { origin, cellSize, cellHeight } = packet;
  const centreX = origin[0] + (packet.x[span] + 0.5) * cellSize;
  const centreZ = origin[2] + (surroundings.row + 0.5) * cellSize;
  const floor = origin[1] + packet.max[span] * cellHeight;
  return volumes.filter((volume) => reachesFloor(volume, floor) && insideTest(volume.polygon)(centreX, centreZ));
}
