import type { CompactHeightfield } from '../../compact/compactHeightfield';
import { DIRECTIONS, linkOf, neighbourColumn } from '../../compact/links';
import type { FloorProbes } from '../../passages/floorProbes';
import { type SolidHeightfield, spanCount } from '../../spans/solidHeightfield';
import { asPart, runToEnd, type Steps } from '../../steps';
import type { TreadField } from './rockBake';

/** Less room than this above a floor blocks the way, metres. */
export const BLOCKED_HEADROOM = 1.5;

/** Probes, and spans, that are looked at between two pauses. */
const PAUSE_PROBES = 1 << 11;
const PAUSE_SPANS = 1 << 14;

/** How far from either end of a way the looking begins, metres. */
export interface AuditMargin {
  readonly start: number;
  readonly end: number;
}

/** How a pass came out of the rock, over the probes of its floor. */
export interface TreadAudit {
  /** Probes that were looked at: those far enough from either end of the way. */
  readonly probes: number;
  /** The share of them with the top of a span within a cell of the floor, 0 … 1. */
  readonly floor: number;
  /** The share of them with too little room above the floor, whether it stands there or not, 0 … 1. */
  readonly blocked: number;
  /** Over probes where the floor stands, metres; Infinity for an open shaft, NaN without any floor. */
  readonly headroomMin: number;
  readonly headroomMedian: number;
  /** The probe with the least headroom; -1 without any floor. */
  readonly lowest: number;
  /**
   * The fewest rows that are free above the spans which are the floor: what an agent of so many rows
   * fits under; Infinity where nothing is above them or there is no floor. And the probe there; -1 without one.
   */
  readonly rowsMin: number;
  readonly tightest: number;
  /** Whether the first of these probes has a floor. */
  readonly begins: boolean;
  /** Whether the agent can walk from the floor of the first of these probes to that of the last. */
  readonly tread: boolean;
  /** The first probe whose floor the agent does not come to from the first one; -1 when there is none. */
  readonly stopsAt: number;
}

/**
 * Looks along the probes of a route at what came out of the rock.
 * @param margin the tube's radius at each end: R3's probes begin there
 * @param blockedBelow headroom that blocks, metres
 */
export function treadAudit(
  field: TreadField,
  probes: FloorProbes,
  margin: AuditMargin,
  blockedBelow = BLOCKED_HEADROOM,
): TreadAudit {
  return runToEnd(treadAuditSteps(field, probes, margin, blockedBelow));
}

/** {@link treadAudit} in steps. */
export function* treadAuditSteps(
  { solid, compact }: TreadField,
  probes: FloorProbes,
  margin: AuditMargin,
  blockedBelow: number,
): Steps<TreadAudit> {
  const length = probes.path[probes.count - 1];
  const places: Place[] = [];
  for (let probe = 0; probe < probes.count; probe++) {
    if (probe % PAUSE_PROBES === 0) yield (0.5 * probe) / probes.count;
    if (probes.path[probe] < margin.start || length - probes.path[probe] < margin.end) continue;
    places.push(placeOf(solid, probes, probe));
  }
  const floors = places.filter((place) => place.span >= 0);
  const headrooms = floors.map((place) => place.headroom).sort((a, b) => a - b);
  const rowsMin = floors.reduce((least, { rows }) => Math.min(least, rows), Infinity);
  const blocked = places.filter((place) => place.headroom < blockedBelow).length;
  const stop = places.length === 0 ? undefined : yield* asPart(firstUnreachedSteps(compact, solid, places), 0.5, 1);
  return {
    probes: places.length,
    floor: places.length === 0 ? 0 : floors.length / places.length,
    blocked: places.length === 0 ? 0 : blocked / places.length,
    headroomMin: headrooms[0] ?? Number.NaN,
    headroomMedian: median(headrooms),
    lowest: floors.find((place) => place.headroom === headrooms[0])?.probe ?? -1,
    rowsMin,
    tightest: rowsMin < Infinity ? (floors.find((place) => place.rows === rowsMin)?.probe ?? -1) : -1,
    begins: places.length > 0 && places[0].span >= 0,
    tread: places.length > 0 && stop === undefined,
    stopsAt: stop?.probe ?? -1,
  };
}

/** What stands where a probe wants its floor. */
interface Place {
  readonly probe: number;
  readonly column: number;
  /** The solid span whose top is the floor; -1 without one. */
  readonly span: number;
  /** From the floor up to the lowest bottom of what ends more than a cell above it, metres. */
  readonly headroom: number;
  /** From the top of that span to the same bottom, in rows. */
  readonly rows: number;
}

function placeOf(solid: SolidHeightfield, probes: FloorProbes, probe: number): Place {
  const { frame, first, min, max } = solid;
  const x = Math.floor((probes.x[probe] - frame.origin[0]) / frame.cellSize);
  const z = Math.floor((probes.z[probe] - frame.origin[2]) / frame.cellSize);
  if (x < 0 || x >= frame.width || z < 0 || z >= frame.depth) {
    return { probe, column: -1, span: -1, headroom: Infinity, rows: Infinity };
  }
  const column = x + z * frame.width;
  const floor = probes.floor[probe];
  const aboveFloor = (row: number) => frame.origin[1] + row * frame.cellHeight - floor;
  let nearest = -1;
  let least: number = frame.cellHeight;
  let headroom = Infinity;
  let above = Infinity;
  for (let span = first[column]; span < first[column + 1]; span++) {
    const top = aboveFloor(max[span]);
    if (top > frame.cellHeight) {
      headroom = aboveFloor(min[span]);
      above = min[span];
      break;
    }
    if (Math.abs(top) > least) continue;
    least = Math.abs(top);
    nearest = span;
  }
  return { probe, column, span: nearest, headroom, rows: nearest < 0 ? Infinity : above - max[nearest] };
}

function median(sorted: readonly number[]): number {
  const { length } = sorted;
  if (length === 0) return Number.NaN;
  return (sorted[(length - 1) >> 1] + sorted[length >> 1]) / 2;
}

/** The first of the places whose floor cannot be walked to from the first one, over links; undefined when the last can. */
function* firstUnreachedSteps(
  compact: CompactHeightfield,
  solid: SolidHeightfield,
  places: readonly Place[],
): Steps<Place | undefined> {
  const start = openSpan(compact, solid, places[0]);
  if (start < 0) return places[0];
  const reached = yield* reachableSteps(compact, start, places[0].column);
  const isReached = (place: Place) => {
    const span = openSpan(compact, solid, place);
    return span >= 0 && reached[span] === 1;
  };
  return isReached(places[places.length - 1]) ? undefined : places.find((place) => !isReached(place));
}

/** The open span above a floor; -1 where there is none, or where the agent cannot stand on it. */
function openSpan({ first, y }: CompactHeightfield, solid: SolidHeightfield, { column, span }: Place): number {
  if (span < 0) return -1;
  for (let open = first[column]; open < first[column + 1]; open++) if (y[open] === solid.max[span]) return open;
  return -1;
}

/** Marks the open spans that links lead to. */
function* reachableSteps(compact: CompactHeightfield, start: number, startColumn: number): Steps<Uint8Array> {
  const { first, frame } = compact;
  const spans = spanCount(compact);
  const reached = new Uint8Array(spans);
  const waiting = new Int32Array(spans);
  const columns = new Int32Array(spans);
  reached[start] = 1;
  waiting[0] = start;
  columns[0] = startColumn;
  let count = 1;
  for (let next = 0; next < count; next++) {
    if (next % PAUSE_SPANS === 0) yield next / spans;
    const column = columns[next];
    const z = Math.floor(column / frame.width);
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const link = linkOf(compact, waiting[next], direction);
      if (link < 0) continue;
      const neighbour = neighbourColumn(compact, column - z * frame.width, z, direction);
      const span = first[neighbour] + link;
      if (reached[span]) continue;
      reached[span] = 1;
      waiting[count] = span;
      columns[count++] = neighbour;
    }
  }
  return reached;
}
