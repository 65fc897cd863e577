import { createScanner, type JSONScanner, SyntaxKind } from 'jsonc-parser';
import { endOfNested } from './jsonEnds';
import type { FindingPlace, JsonPath, TextRange } from './problem';
import { TextLines } from './textLines';

/** Where in a text the value at a path stands, and the name of its field if it has one. */
interface Place {
  start: number;
  end: number;
  nameStart: number;
  nameEnd: number;
}

/** The paths that are looked for, as a tree: the scan only remembers what one of them needs. */
class Wanted {
  readonly children = new Map<string | number, Wanted>();
  place: Place | undefined;

  at(path: JsonPath): Wanted {
    let node: Wanted = this;
    for (const step of path) {
      let child = node.children.get(step);
      if (!child) {
        child = new Wanted();
        node.children.set(step, child);
      }
      node = child;
    }
    return node;
  }

  /** The place of a path, or of the innermost value around it that is there. */
  nearest(path: JsonPath): Place | undefined {
    let place = this.place;
    let node: Wanted | undefined = this;
    for (const step of path) {
      node = node.children.get(step);
      if (!node?.place) break;
      place = node.place;
    }
    return place;
  }
}

/**
 * Finds the ranges of findings in the JSON text they are about: one scan over the text, without a
 * tree of it, whatever the number of findings.
 */
export function placeFindings(text: string, findings: readonly FindingPlace[]): TextRange[] {
  const wanted = new Wanted();
  for (const { path, through } of findings) {
    wanted.at(path);
    if (through) wanted.at(through);
  }
  if (findings.some(({ range }) => !range)) {
    const scanner = createScanner(text, true);
    scanner.scan();
    scanValue(scanner, text, wanted);
  }
  const lines = new TextLines(text);
  return findings.map((finding) => {
    if (finding.range) return finding.range;
    const [start, end] = rangeOf(finding, wanted);
    return { start: lines.positionAt(start), end: lines.positionAt(end) };
  });
}

function rangeOf({ path, name, through }: FindingPlace, wanted: Wanted): [number, number] {
  const place = wanted.nearest(path);
  if (!place) return [0, 0];
  if (name) return place.nameEnd > 0 ? [place.nameStart, place.nameEnd] : [place.start, place.start + 1];
  const last = through && wanted.nearest(through);
  return [place.start, last ? last.end : place.end];
}

/** Scans the value that begins at the scanner's token and leaves the scanner behind it. */
function scanValue(scanner: JSONScanner, text: string, wanted: Wanted | undefined, nameStart = 0, nameEnd = 0): void {
  if (!wanted) {
    skipValue(scanner, text);
    return;
  }
  const start = scanner.getTokenOffset();
  const kind = scanner.getToken();
  if (kind === SyntaxKind.OpenBraceToken) scanObject(scanner, text, wanted);
  else if (kind === SyntaxKind.OpenBracketToken) scanArray(scanner, text, wanted);
  wanted.place = { start, end: scanner.getTokenOffset() + scanner.getTokenLength(), nameStart, nameEnd };
  scanner.scan();
}

/** Skips a value that nobody asks about: past a long list by its characters, not by its tokens. */
function skipValue(scanner: JSONScanner, text: string): void {
  const kind = scanner.getToken();
  if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) {
    scanner.setPosition(endOfNested(text, scanner.getTokenOffset()));
  }
  scanner.scan();
}

/** Scans to the object's closing brace. */
function scanObject(scanner: JSONScanner, text: string, wanted: Wanted): void {
  scanner.scan();
  while (scanner.getToken() === SyntaxKind.StringLiteral) {
    const nameStart = scanner.getTokenOffset();
    const nameEnd = nameStart + scanner.getTokenLength();
    const child = wanted.children.get(scanner.getTokenValue());
    scanner.scan(); // the colon
    scanner.scan();
    scanValue(scanner, text, child, nameStart, nameEnd);
    if (scanner.getToken() === SyntaxKind.CommaToken) scanner.scan();
  }
}

/** Scans to the array's closing bracket. */
function scanArray(scanner: JSONScanner, text: string, wanted: Wanted): void {
  scanner.scan();
  for (let index = 0; !isEnd(scanner.getToken()); index++) {
    scanValue(scanner, text, wanted.children.get(index));
    if (scanner.getToken() === SyntaxKind.CommaToken) scanner.scan();
  }
}

function isEnd(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.CloseBracketToken || kind === SyntaxKind.EOF;
}
