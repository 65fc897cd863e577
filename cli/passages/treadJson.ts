import type { TreadAudit } from '../../core/bake/passages/treadAudit';

/**
 * What came out of the rock, in JSON. `null` stands for headroom without an end or without any floor,
 * and for shares of no probes at all.
 */
export function treadJson({ probes, floor, blocked, headroomMin, headroomMedian, tread }: TreadAudit): object {
  return {
    floor: probes > 0 ? floor : null,
    blocked: probes > 0 ? blocked : null,
    headroomMin: finite(headroomMin),
    headroomMedian: finite(headroomMedian),
    tread,
  };
}

/** A figure as JSON can write it. */
export function finite(figure: number): number | null {
  return Number.isFinite(figure) ? figure : null;
}
