import type { CameraPose } from './camera/pose';
import { SPAN_GROUPS, type SpanGroup } from './spans/spanGroup';

/** What a view remembers, so that one made anew comes back exactly. */
export interface ViewState {
  /** Undefined until a picture has been fitted. */
  readonly camera: CameraPose | undefined;
  /** Groups that the legend's switches hide. */
  readonly hidden: ReadonlySet<SpanGroup>;
  readonly legendOpen: boolean;
  /** The agent that was chosen; undefined while none was. */
  readonly agent: string | undefined;
}

const FIRST_STATE: ViewState = { camera: undefined, hidden: new Set(), legendOpen: true, agent: undefined };

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function parseCamera(value: unknown): CameraPose | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { target, azimuth, elevation, distance } = value as Record<string, unknown>;
  if (!Array.isArray(target) || target.length !== 3 || !target.every(isNumber)) return undefined;
  if (!isNumber(azimuth) || !isNumber(elevation) || !isNumber(distance) || distance <= 0) return undefined;
  return { target: [target[0], target[1], target[2]], azimuth, elevation, distance };
}

/** Reads what {@link storedState} wrote; whatever is missing or makes no sense is as on the first day. */
export function parseState(stored: unknown): ViewState {
  if (typeof stored !== 'object' || stored === null) return FIRST_STATE;
  const { camera, hidden, legendOpen, agent } = stored as Record<string, unknown>;
  const isGroup = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < SPAN_GROUPS;
  return {
    camera: parseCamera(camera),
    hidden: new Set(Array.isArray(hidden) ? hidden.filter(isGroup) : []),
    legendOpen: typeof legendOpen === 'boolean' ? legendOpen : FIRST_STATE.legendOpen,
    agent: typeof agent === 'string' ? agent : undefined,
  };
}

/** The state as plain JSON. */
export function storedState(state: ViewState): object {
  return { ...state, hidden: [...state.hidden] };
}
