const COUNT = new Intl.NumberFormat('en');

/** A count with separated thousands: `1,234,567`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** A count and its noun: `1 span`, `1,234 spans`. */
export function formatSpans(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'span' : 'spans'}`;
}

/** A duration as a person would say it: `9 ms`, `1.4 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1) return '< 1 ms';
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
