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

export type Severity = 'error' | 'warning';

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
}

/** A path into JSON: field names and array indices. */
export type JsonPath = readonly (string | number)[];

/** A problem that is not yet placed in its text: the value at a path, or only its field's name. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly error?: Problem['error'];
  readonly path: JsonPath;
  /** Mark the field's name (or, for an array's element, its opening bracket) instead of the value. */
  readonly name?: boolean;
  /** Mark everything from `path` up to and with the value at this path. */
  readonly through?: JsonPath;
  /** The range, for a finding that has no path (a syntax error). */
  readonly range?: TextRange;
}
