import type { Passage } from './passage';

/** The radius over the share of a route's length: linear between the entries, level beyond the outer ones. */
export function radiusProfile(radius: Passage['radius']): (share: number) => number {
  if (typeof radius === 'number') return () => radius;
  return (share) => {
    const above = radius.findIndex((entry) => entry.at > share);
    if (above === 0) return radius[0].radius;
    if (above < 0) return radius[radius.length - 1].radius;
    const below = radius[above - 1];
    const part = (share - below.at) / (radius[above].at - below.at);
    return below.radius + (radius[above].radius - below.radius) * part;
  };
}
