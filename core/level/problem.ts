/** A position in a text, zero-based; characters are UTF-16 code units, as editors count them. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}

export interface TextRange {
  readonly start: TextPosition;
  /** Just after the last character. */
  readonly end: TextPosition;
}

/** A hint is something to think about; the level is baked all the same. */
export type Severity = 'error' | 'warning' | 'hint';

/** Another place that a problem is about: the other of two things that clash, a line of a source. */
export interface RelatedPlace {
  readonly message: string;
  /** The file it stands in, as the level refers to it; empty for the level itself. */
  readonly file: string;
  readonly range: TextRange;
}

/**
 * Something wrong in a level, at its place: one structure for the Problems panel and the command
 * line. Codes are stable: LL1xx files, LL2xx geometry, LL3xx grid and settings, LL4xx volumes.
 */
export interface Problem {
  readonly code: string;
  readonly severity: Severity;
  /** Names the value and the bound. */
  readonly message: string;
  /** The file it stands in, as the level refers to it; empty for the level itself. */
  readonly file: string;
  readonly range: TextRange;
  /** The error of the documents, where they refuse it. */
  readonly error?: 'ArgumentError' | 'ArgumentOutOfRangeError';
  readonly related?: readonly RelatedPlace[];
  /** The place itself in the file that the level names here, for what comes out of that file: the first of `related`. */
  readonly source?: SourcePlace;
  /** For one that stands for a flood: how many problems of its code it counts. */
  readonly unlisted?: number;
}

/** A path into JSON: field names and array indices. */
export type JsonPath = readonly (string | number)[];

/** A place in a file that the level names. */
export type SourcePlace = Pick<RelatedPlace, 'file' | 'range'>;

/** What of a text a finding is about: the value at a path, or only its field's name. */
export interface FindingPlace {
  readonly path: JsonPath;
  /** Mark the field's name (or, for an array's element, its opening bracket) instead of the value. */
  readonly name?: boolean;
  /** Mark everything from `path` up to and with the value at this path. */
  readonly through?: JsonPath;
  /** The range, for a place that has no path (a syntax error). */
  readonly range?: TextRange;
  /** Where in the file that the level names at `path`, for what comes out of that file. */
  readonly source?: SourcePlace;
}

/** Another place of a finding: in the same text, or already placed in another file. */
export type RelatedFinding = (FindingPlace & { readonly message: string }) | RelatedPlace;

/** A problem that is not yet placed in its text. */
export interface Finding extends FindingPlace {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly error?: Problem['error'];
  readonly related?: readonly RelatedFinding[];
  /** As in {@link Problem}. */
  readonly unlisted?: number;
}
