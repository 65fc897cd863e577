import type { FindingPlace, JsonPath, TextRange } from './problem';
import { TextLines } from './textLines';

/**
 * Where things of a level stand in a file of another format. The names are JSON pointers into the
 * level, such as `/geometry/0/vertices`; the numbers are offsets in the file's text.
 */
export type OwnPlaces = Readonly<Record<string, readonly [start: number, end: number]>>;

/** The ranges of findings: each at the nearest place around it that is known, else at the file's beginning. */
export function placeOwnFindings(text: string, places: OwnPlaces, findings: readonly FindingPlace[]): TextRange[] {
  const lines = new TextLines(text);
  return findings.map(({ path, through, range }) => {
    if (range) return range;
    const [start, end] = nearest(places, path);
    const last = through ? nearest(places, through)[1] : end;
    return { start: lines.positionAt(start), end: lines.positionAt(Math.max(end, last)) };
  });
}

function nearest(places: OwnPlaces, path: JsonPath): readonly [number, number] {
  for (let length = path.length; length >= 0; length--) {
    const pointer = path.slice(0, length).map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`);
    const key = pointer.join('');
    if (Object.hasOwn(places, key)) return places[key];
  }
  return [0, 0];
}
