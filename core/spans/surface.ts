import { NO_AREA } from '../grid/area';
import { SpanState } from './spanState';

/**
 * What a span's top is made of while spans are being added: twice its area id, or 1 for a surface
 * without area that faces up but is too steep. Compared as numbers, surfaces of two areas order as
 * the areas do, so merging (§3) takes the larger surface exactly where it takes the larger area,
 * and the view can still tell a steep floor from a wall afterwards.
 */
export type Surface = number;

export const STEEP_SURFACE: Surface = 1;

export function surfaceOfArea(area: number): Surface {
  return area << 1;
}

export function areaOfSurface(surface: Surface): number {
  return surface >> 1;
}

/** The state that a surface gives its span before any filter has run. */
export function stateOfSurface(surface: Surface): SpanState {
  if (surface === STEEP_SURFACE) return SpanState.TooSteep;
  return areaOfSurface(surface) === NO_AREA ? SpanState.Solid : SpanState.Walkable;
}
