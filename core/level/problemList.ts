import type { Fault } from '../fault';
import { grouped } from '../figures';
import { placeFindings } from './jsonPlaces';
import type { Finding, FindingPlace, JsonPath, Problem, RelatedPlace, TextRange } from './problem';

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
   * @param place finds the ranges of findings in the text; of a text in JSON, unless given
   */
  constructor(
    readonly file: string,
    readonly text: string,
    private readonly place: (findings: readonly FindingPlace[]) => TextRange[] = (findings) =>
      placeFindings(text, findings),
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

  /** Adds a finding that is only described when it is to be listed: a flood of them costs no texts. */
  note(code: string, severity: Finding['severity'], describe: () => Omit<Finding, 'code' | 'severity'>): void {
    this.tally[TALLY_OF[severity]]++;
    if (this.count(code)) this.findings.push({ code, severity, ...describe() });
  }

  /** Notes that findings were counted elsewhere and not passed on one by one. */
  addUnlisted(code: string, severity: Finding['severity'], count: number): void {
    this.tally[TALLY_OF[severity]] += count;
    this.counts.set(code, (this.counts.get(code) ?? 0) + count);
  }

  /**
   * A listener for the faults that a check finds: each becomes an error at its place.
   * @param placeOf turns a fault's place in the checked input into a place in this file
   */
  reporter(placeOf: (at: JsonPath, fault: Fault) => Omit<FindingPlace, 'range'>): (fault: Fault) => void {
    return (fault) => {
      const { code, error, message, at } = fault;
      this.tally.errors++;
      if (this.count(code)) this.findings.push({ code, severity: 'error', message, error, ...placeOf(at, fault) });
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
    const here = listed.flatMap(({ related = [] }) => related.filter((place) => 'path' in place));
    // One scan of the text finds them all.
    const ranges = this.place([...listed, ...here]);
    const related = this.placedRelated(listed, ranges.slice(listed.length));
    return listed.map(({ code, severity, message, error, unlisted, source }, i) => ({
      code,
      severity,
      message,
      file: this.file,
      range: ranges[i],
      ...(error && { error }),
      ...(related[i].length > 0 && { related: related[i] }),
      ...(unlisted !== undefined && { unlisted }),
      ...(source && { source }),
    }));
  }

  /**
   * The other places of each finding: its own in a file that this one names comes first.
   * @param ranges of those that stand in this file's text
   */
  private placedRelated(listed: readonly Finding[], ranges: readonly TextRange[]): RelatedPlace[][] {
    let next = 0;
    return listed.map(({ source, related = [] }) => {
      const others = related.map((place) => {
        if (!('path' in place)) return place;
        const range = ranges[next++];
        return { message: place.message, ...(place.source ?? { file: this.file, range }) };
      });
      return source ? [{ message: `Here, in ${source.file}.`, ...source }, ...others] : others;
    });
  }

  /** The findings that are listed, in the order in which they came. */
  get listed(): readonly Finding[] {
    return this.findings;
  }

  /** For each code with more findings than are listed: how many more, and the last listed one. */
  unlisted(): { readonly like: Finding; readonly count: number }[] {
    const unlisted: { like: Finding; count: number }[] = [];
    for (const [code, count] of this.counts) {
      const listed = this.findings.filter((finding) => finding.code === code);
      const last = listed[listed.length - 1];
      if (last && count > listed.length) unlisted.push({ like: last, count: count - listed.length });
    }
    return unlisted;
  }

  /** For each code with more findings than are listed, one that says how many, where the last listed one is. */
  private overflows(): Finding[] {
    return this.unlisted().map(({ like, count }) => {
      const inAll = grouped(this.counts.get(like.code) ?? 0);
      const message = `${grouped(count)} more problems ${like.code} like this one are not listed; there are ${inAll} in all.`;
      return { ...like, message, unlisted: count };
    });
  }
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
