import type { Standpoint } from './camera/pose';
import type { Point } from './scene/gridFrame';
import { COLOURINGS, type Colouring, type Drawing, type Slice, tellsFloors } from './spans/drawing';
import { SPAN_GROUPS, type SpanGroup } from './spans/spanGroup';

/** Drawings over the spans that can be switched on. */
export interface OverlaySwitches {
  readonly triangles: boolean;
  readonly bounds: boolean;
  readonly volumes: boolean;
  readonly passages: boolean;
  readonly ruler: boolean;
}

/** What belongs to one level; the camera and the rest come back when its turn comes again. */
export interface LevelState {
  /** Undefined until a picture has been fitted. */
  readonly camera: Standpoint | undefined;
  /** The agent that was chosen; undefined while none was. */
  readonly agent: string | undefined;
  readonly slice: Slice | undefined;
  /** Groups that the legend's switches hide. */
  readonly hidden: ReadonlySet<SpanGroup>;
  /** The pinned cell: the middle of its top, metres. */
  readonly pinned: Point | undefined;
}

/** What a view remembers, so that one made anew comes back exactly. */
export interface ViewState {
  /** The level that is shown, as its URI; undefined before the first. */
  readonly level: string | undefined;
  /** Whether the panel stays with it. */
  readonly locked: boolean;
  /** Whether a person has opened or closed the legend; undefined while it is as there is room for it. */
  readonly legendOpen: boolean | undefined;
  readonly colouring: Colouring;
  readonly patterns: boolean;
  readonly overlays: OverlaySwitches;
  /** By the level's URI, the one looked at last at the end. */
  readonly levels: ReadonlyMap<string, LevelState>;
}

/** Levels that are remembered. */
const MOST_LEVELS = 32;

export const FIRST_LEVEL_STATE: LevelState = {
  camera: undefined,
  agent: undefined,
  slice: undefined,
  hidden: new Set(),
  pinned: undefined,
};

const FIRST_STATE: ViewState = {
  level: undefined,
  locked: false,
  legendOpen: undefined,
  colouring: 'state',
  patterns: false,
  overlays: { triangles: false, bounds: false, volumes: false, passages: false, ruler: true },
  levels: new Map(),
};

/**
 * What is drawn of a level in this state.
 * @param hasRock whether the level has passages that colours can tell of
 */
export function drawingOf(state: ViewState, { hidden, slice }: LevelState, hasRock: boolean): Drawing {
  return { hidden, colouring: colouringOf(state, hasRock), patterns: state.patterns, slice };
}

/** What the colours tell: in a level without rock, the states in place of what can only be told of passages. */
export function colouringOf({ colouring }: Pick<ViewState, 'colouring'>, hasRock: boolean): Colouring {
  return hasRock || !tellsFloors(colouring) ? colouring : 'state';
}

/** The state with what is remembered of one level in place of what was. */
export function withLevel(state: ViewState, level: string, own: LevelState): ViewState {
  const levels = new Map(state.levels);
  levels.delete(level);
  levels.set(level, own);
  for (const oldest of levels.keys()) {
    if (levels.size <= MOST_LEVELS) break;
    levels.delete(oldest);
  }
  return { ...state, levels };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function parsePoint(value: unknown): Point | undefined {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(isNumber)) return undefined;
  return [value[0], value[1], value[2]];
}

function parseCamera(value: unknown): Standpoint | undefined {
  const { target, azimuth, elevation, distance, fittedInto } = fieldsOf(value);
  const point = parsePoint(target);
  if (point === undefined || !isNumber(azimuth) || !isNumber(elevation)) return undefined;
  if (!isNumber(distance) || distance <= 0) return undefined;
  return { target: point, azimuth, elevation, distance, fittedInto: isNumber(fittedInto) ? fittedInto : undefined };
}

function parseSlice(value: unknown): Slice | undefined {
  const { row, single } = fieldsOf(value);
  if (!isNumber(row) || !Number.isInteger(row) || row < 1) return undefined;
  return { row, single: single === true };
}

function parseHidden(value: unknown): ReadonlySet<SpanGroup> {
  const isGroup = (group: unknown) => Number.isInteger(group) && Number(group) >= 0 && Number(group) < SPAN_GROUPS;
  return new Set(Array.isArray(value) ? value.filter(isGroup) : []);
}

function parseLevel(value: unknown): LevelState {
  const { camera, agent, slice, hidden, pinned } = fieldsOf(value);
  return {
    camera: parseCamera(camera),
    agent: typeof agent === 'string' ? agent : undefined,
    slice: parseSlice(slice),
    hidden: parseHidden(hidden),
    pinned: parsePoint(pinned),
  };
}

function parseColouring(value: unknown): Colouring {
  return COLOURINGS.find((colouring) => colouring === value) ?? FIRST_STATE.colouring;
}

function parseSwitches(value: unknown): OverlaySwitches {
  const stored = fieldsOf(value);
  const first = FIRST_STATE.overlays;
  const choose = (name: keyof OverlaySwitches) => (typeof stored[name] === 'boolean' ? stored[name] : first[name]);
  return {
    triangles: choose('triangles'),
    bounds: choose('bounds'),
    volumes: choose('volumes'),
    passages: choose('passages'),
    ruler: choose('ruler'),
  };
}

/** Reads what {@link storedState} wrote; whatever is missing or makes no sense is as on the first day. */
export function parseState(stored: unknown): ViewState {
  const { level, locked, legendOpen, colouring, patterns, overlays, levels } = fieldsOf(stored);
  return {
    level: typeof level === 'string' ? level : undefined,
    locked: locked === true,
    legendOpen: typeof legendOpen === 'boolean' ? legendOpen : FIRST_STATE.legendOpen,
    colouring: parseColouring(colouring),
    patterns: patterns === true,
    overlays: parseSwitches(overlays),
    levels: new Map(Object.entries(fieldsOf(levels)).map(([uri, own]) => [uri, parseLevel(own)])),
  };
}

/** The state as plain JSON. */
export function storedState(state: ViewState): object {
  const levels = [...state.levels].map(([uri, own]) => [uri, { ...own, hidden: [...own.hidden] }]);
  return { ...state, levels: Object.fromEntries(levels) };
}
