import type { DetailPacket } from '../../core/bake/detailPacket';
import { openSpanOf } from '../../core/bake/openSpans';
import type { FloorPacket } from '../../core/bake/passages/floorPacket';
import type { SpanPacket } from '../../core/bake/spanPacket';
import { NO_ISLAND } from '../../core/compact/islands';
import { counted, grouped } from '../../core/figures';
import { groupName } from '../legendRows';
import { cellsAndMetres, metres, rowsAndMetres, squareMetres } from '../lengths';
import type { PassageOutline, PictureSummary, VolumeOutline } from '../messages';
import { type SpanGroup, spanGroup } from '../spans/spanGroup';
import { floorFacts } from './floorFacts';
import { type SpanLink, spanLinks } from './linkReason';
import { type Neighbourhood, neighbourhoodOf } from './neighbourhood';
import { type SpanReason, spanReason } from './spanReason';

/** A figure and what it is called. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A picture and all that belongs to it. */
export interface ReadPicture {
  readonly packet: SpanPacket;
  readonly summary: PictureSummary;
  readonly volumes: readonly VolumeOutline[];
  /** Undefined until it has come. */
  readonly details: DetailPacket | undefined;
  /** The level's passages, and their floors once those have come. */
  readonly passages?: readonly PassageOutline[];
  readonly floors?: FloorPacket | undefined;
}

/** All that is told of a span. */
export interface SpanFacts {
  /** Its index in the packet. */
  readonly span: number;
  readonly x: number;
  readonly z: number;
  readonly group: SpanGroup;
  /** What its group is called. */
  readonly name: string;
  readonly reason: SpanReason;
  /** Where it is, and how high. */
  readonly place: readonly Fact[];
  /** What only the pinned cell tells besides: room above, island, edge. */
  readonly more: readonly Fact[];
  readonly links: readonly SpanLink[];
  readonly surroundings: Neighbourhood;
}

/**
 * Reads a span of a picture.
 * @param span its index in the packet
 * @param x its column and @param z
 */
export function spanFacts(picture: ReadPicture, span: number, x: number, z: number): SpanFacts {
  const { packet, summary, volumes, details } = picture;
  const { settings } = summary;
  const surroundings = neighbourhoodOf(packet, span, x, z, settings);
  const open = details === undefined ? -1 : openSpanOf(details, span);
  const edgeCells = details === undefined || open < 0 ? undefined : details.distance[open] / 2;
  const group = spanGroup(packet.state[span], packet.area[span]);
  return {
    span,
    x,
    z,
    group,
    name: groupName(group),
    reason: spanReason({ packet, span, surroundings, settings, volumes, edgeCells }),
    place: placeFacts(packet, span),
    more: [...moreFacts(picture, span, open, x, z), ...floorFacts(picture, span)],
    links: spanLinks(surroundings, settings),
    surroundings,
  };
}

function placeFacts({ origin, cellHeight, min, max, area }: SpanPacket, span: number): Fact[] {
  const height = (row: number) => metres(origin[1] + row * cellHeight);
  return [
    rowsFact(min[span], max[span] - 1),
    { name: 'Heights', value: `${height(min[span])} to ${height(max[span])}` },
    { name: 'Area', value: String(area[span]) },
  ];
}

function rowsFact(lowest: number, highest: number): Fact {
  return lowest === highest ? { name: 'Row', value: `${lowest}` } : { name: 'Rows', value: `${lowest} to ${highest}` };
}

function moreFacts({ packet, details }: ReadPicture, span: number, open: number, x: number, z: number): Fact[] {
  const { cellSize, cellHeight, origin } = packet;
  const facts: Fact[] = [];
  const middle = (index: number, corner: number) => metres(corner + (index + 0.5) * cellSize);
  facts.push({ name: 'Middle', value: `x ${middle(x, origin[0])}, z ${middle(z, origin[2])}` });
  const covered = packet.x[span + 1] === x && span + 1 < packet.rowFirst[z + 1];
  const room = covered ? rowsAndMetres(packet.min[span + 1] - packet.max[span], cellHeight) : 'open to the sky';
  facts.push({ name: 'Room above', value: room });
  if (details === undefined || open < 0) return facts;
  facts.push({ name: 'To the edge', value: cellsAndMetres(details.distance[open] / 2, cellSize) });
  const island = details.island[open];
  if (island === NO_ISLAND) return facts;
  const cells = details.islandCells[island];
  const size = `${counted(cells, 'cell')}, ${squareMetres(cells * cellSize * cellSize)}`;
  facts.push({ name: 'Island', value: `${island + 1} of ${grouped(details.islandCells.length)}: ${size}` });
  return facts;
}
