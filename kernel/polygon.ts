/**
 * The clipping of §2, as in core/voxelize/polygonCut.ts, with real float32 operations: a polygon is a
 * run of points (u, v, w, 0) of 16 bytes, so that one vector operation moves or interpolates a point.
 * After the last point stands the first one again: an edge is two neighbouring points.
 */

/** Bytes of a point, and of one coordinate. */
export const POINT: usize = 16;

/** Axes as byte offsets inside a point. */
export const U: usize = 0;
export const V: usize = 4;
export const W: usize = 8;

/** Room for a polygon: 63 points and the closing one, far above what clipping can make of a triangle. */
export const POLYGON_BYTES: usize = 64 * POINT;

/** Closes a polygon whose points end at `end`; empty ones stay empty. */
function close(polygon: usize, end: usize): void {
  v128.store(end, v128.load(polygon));
}

/**
 * Cuts a closed polygon at the plane `axis = plane` into what lies at or below it and what lies at or
 * above it (§2): edges from the first point on, p itself before the crossing of p → q, the crossing
 * computed once for both sides. Both sides are closed.
 * @param end of the polygon's points, without the closing one
 * @returns the byte lengths of both sides: the low one's in the lower 16 bits, the high one's above
 */
export function cut(polygon: usize, end: usize, axis: usize, plane: f32, low: usize, high: usize): u32 {
  let lowEnd = low;
  let highEnd = high;
  let p = v128.load(polygon);
  let distance = load<f32>(polygon + axis) - plane;
  for (let at = polygon; at < end; at += POINT) {
    const q = v128.load(at + POINT);
    const distanceQ = load<f32>(at + POINT + axis) - plane;
    if (distance <= 0) {
      v128.store(lowEnd, p);
      lowEnd += POINT;
    }
    if (distance >= 0) {
      v128.store(highEnd, p);
      highEnd += POINT;
    }
    if ((distance < 0 && distanceQ > 0) || (distance > 0 && distanceQ < 0)) {
      const t = distance / (distance - distanceQ);
      const crossing = f32x4.add(p, f32x4.mul(f32x4.sub(q, p), f32x4.splat(t)));
      v128.store(lowEnd, crossing);
      v128.store(highEnd, crossing);
      store<f32>(lowEnd + axis, plane);
      store<f32>(highEnd + axis, plane);
      lowEnd += POINT;
      highEnd += POINT;
    }
    p = q;
    distance = distanceQ;
  }
  close(low, lowEnd);
  close(high, highEnd);
  return <u32>(lowEnd - low) | ((<u32>(highEnd - high)) << 16);
}
