import type { Fault } from '../fault';
import { placeFindings } from './jsonPlaces';
import type { Finding, JsonPath, Problem, RelatedPlace } from './problem';

/** How many problems of one code are kept for one file; all of them are counted. */
export const PROBLEMS_KEPT_PER_CODE = 100;

/** A list of placed problems, and how many there are in all: of a flood only the first are listed. */
export interface ProblemReport {
  readonly problems: readonly Problem[];
  readonly errors: number;
  readonly warnings: number;
  readonly hints: number;
}

/** How many findings there are of each severity. */
type Tally = { -readonly [name in 'errors' | 'warnings' | 'hints']: number };

const TALLY_OF = { error: 'errors', warning: 'warnings', hint: 'hints' } as const;

/**
 * Collects what is found wrong in one file, and places it in that file's text at the end. Of each
 * code the first {@link PROBLEMS_KEPT_PER_CODE} are kept, so that a flood of one kind neither costs
 * time nor hides another kind.
 */
export class ProblemList {
  private readonly findings: Finding[] = [];
  private readonly counts = new Map<string, number>();
  private readonly tally: Tally = { errors: 0, warnings: 0, hints: 0 };

  /**
   * @param file as the level refers to it; empty for the level itself
   * @param text of that file
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  get errors(): number {
    return this.tally.errors;
  }

  get warnings(): number {
    return this.tally.warnings;
  }

  get hints(): number {
    return this.tally.hints;
  }

  add(finding: Finding): void {
    this.tally[TALLY_OF[finding.severity]]++;
    if (this.count(finding.code)) this.findings.push(finding);
  }

  /** Notes that findings were counted elsewhere and not passed on one by one. */
  addUnlisted(code: string, severity: Finding['severity'], count: number): void {
    this.tally[TALLY_OF[severity]] += count;
    this.counts.set(code, (this.counts.get(code) ?? 0) + count);
  }

  /**
   * A listener for the faults that a check finds: each becomes an error at its place.
   * @param pathOf turns a fault's place in the checked input into a path of this file
   */
  reporter(pathOf: (at: JsonPath) => Pick<Finding, 'path' | 'name' | 'through'>): (fault: Fault) => void {
    return ({ code, error, message, at }) => {
      this.tally.errors++;
      if (this.count(code)) this.findings.push({ code, severity: 'error', message, error, ...pathOf(at) });
    };
  }

  /** Counts one more of a code; whether it is still to be listed. */
  private count(code: string): boolean {
    const count = (this.counts.get(code) ?? 0) + 1;
    this.counts.set(code, count);
    return count <= PROBLEMS_KEPT_PER_CODE;
  }

  /** The listed problems with their ranges, and for each flooding code how many more there are. */
  placed(): Problem[] {
    const listed = [...this.findings, ...this.overflows()];
    if (listed.length === 0) return [];
    const ranges = placeFindings(this.text, listed);
    const related = this.placedRelated(listed);
    return listed.map(({ code, severity, message, error }, i) => ({
      code,
      severity,
      message,
      file: this.file,
      range: ranges[i],
      ...(error && { error }),
      ...(related[i].length > 0 && { related: related[i] }),
    }));
  }

  /** The other places of each finding. Those in this file's text are all found in one scan. */
  private placedRelated(listed: readonly Finding[]): RelatedPlace[][] {
    const here = listed.flatMap(({ related = [] }) => related.filter((place) => 'path' in place));
    const ranges = placeFindings(this.text, here);
    let next = 0;
    return listed.map(({ related = [] }) =>
      related.map((place) =>
        'path' in place ? { message: place.message, file: this.file, range: ranges[next++] } : place,
      ),
    );
  }

  /** For each code with more findings than are listed, one that says how many, where the last listed one is. */
  private overflows(): Finding[] {
    const more: Finding[] = [];
    for (const [code, count] of this.counts) {
      const listed = this.findings.filter((finding) => finding.code === code);
      const last = listed[listed.length - 1];
      if (!last || count === listed.length) continue;
      const message = `${grouped(count - listed.length)} more problems ${code} like this one are not listed; there are ${grouped(count)} in all.`;
      more.push({ ...last, message });
    }
    return more;
  }
}

/** A count with a comma between thousands, the same on every machine. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The problems of several files as one report. */
export function reportOf(lists: readonly ProblemList[]): ProblemReport {
  return {
    problems: lists.flatMap((list) => list.placed()),
    errors: lists.reduce((sum, list) => sum + list.errors, 0),
    warnings: lists.reduce((sum, list) => sum + list.warnings, 0),
    hints: lists.reduce((sum, list) => sum + list.hints, 0),
  };
}
