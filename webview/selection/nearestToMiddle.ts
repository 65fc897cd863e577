/** Distance from ring to ring and between two places on one, CSS pixels. */
const STEP = 12;

/**
 * What is found nearest to the middle of a picture: looked for in the middle, then on rings around it
 * out to the corners. Undefined if there is nothing anywhere.
 * @param x half the picture's width and @param y half its height, CSS pixels
 * @param find what is found at a place
 */
export function nearestToMiddle<Found>(
  x: number,
  y: number,
  find: (x: number, y: number) => Found | undefined,
): Found | undefined {
  const reach = Math.hypot(x, y);
  for (let radius = 0; radius <= reach; radius += STEP) {
    const places = Math.max(1, Math.ceil((2 * Math.PI * radius) / STEP));
    for (let i = 0; i < places; i++) {
      const turn = (2 * Math.PI * i) / places;
      const found = find(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
