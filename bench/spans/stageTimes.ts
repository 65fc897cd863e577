/** The stages that all contenders have, in their order, and how a table heads them: rasterizing marks walkable triangles first, compact makes links too. */
export const STAGE_HEADS = {
  rasterize: 'rasterize',
  lowHanging: 'low-hanging',
  ledges: 'ledges',
  lowHeight: 'low height',
  compact: 'compact',
  erode: 'erode',
} as const;

export type StageName = keyof typeof STAGE_HEADS;

export const STAGE_NAMES = Object.keys(STAGE_HEADS) as StageName[];

/** Milliseconds of each stage, of the three filters together, and from the first call to the last one's end. */
export type StageTimes = Readonly<Record<StageName | 'filters' | 'total', number>>;

/** Stops the times of stages that follow each other. */
export class StageClock {
  private readonly begin = performance.now();
  private last = this.begin;
  private readonly times: Partial<Record<StageName, number>> = {};

  /** A stage has ended; the next one begins. */
  stop(stage: StageName): void {
    const now = performance.now();
    this.times[stage] = now - this.last;
    this.last = now;
  }

  /** The times of all stages, once each has been stopped. */
  done(): StageTimes {
    return withSums(this.times as Record<StageName, number>, this.last - this.begin);
  }
}

/** Times with the sum of the filters. */
export function withSums(times: Readonly<Record<StageName, number>>, total: number): StageTimes {
  return { ...times, filters: times.lowHanging + times.ledges + times.lowHeight, total };
}

/** Of each time the least of several runs, or, for the first run, the run's own. */
export function leastTimes(before: StageTimes | undefined, run: StageTimes): StageTimes {
  return before ? combined(before, run, Math.min) : run;
}

/** The times of several cases, added up. */
export function summedTimes(all: readonly StageTimes[]): StageTimes {
  return all.reduce((sum, times) => combined(sum, times, (a, b) => a + b));
}

/** How many times as long as the other each stage takes. */
export function ratios(times: StageTimes, other: StageTimes): StageTimes {
  return combined(times, other, (a, b) => a / b);
}

function combined(a: StageTimes, b: StageTimes, combine: (a: number, b: number) => number): StageTimes {
  const names = Object.keys(a) as (keyof StageTimes)[];
  return Object.fromEntries(names.map((name) => [name, combine(a[name], b[name])])) as StageTimes;
}
