import { visit } from 'jsonc-parser';

/** A value in a JSON text and what is in it, down to some depth. */
export interface JsonSketch {
  readonly kind: 'object' | 'list' | 'value';
  /** A text, number, boolean or null; nothing for objects and lists. */
  readonly value?: unknown;
  readonly start: number;
  /** Just after it; the end of the text for what is not closed. */
  end: number;
  /** The name of its field, quotes included, if it has one. */
  readonly name: { readonly start: number; readonly end: number } | undefined;
  /** An object's fields; of two with one name, the last. */
  readonly fields: Map<string, JsonSketch>;
  /** A list's elements. Empty beyond the depth. */
  readonly elements: JsonSketch[];
  /** How many elements a list has that are lists, and how many others, at any depth. */
  lists: number;
  others: number;
}

/** Nothing is looked at that is nested deeper: the stack of the parser grows with the nesting. */
const GREATEST_NESTING = 500;

/**
 * Sketches a JSON text, broken or not: what is missing is taken as it probably was meant. Long lists
 * of numbers are counted and not kept.
 * @param depth how deep values are kept: 1 for the fields of the text's own object
 * @param deeper a field at that depth inside which values are kept down to another depth
 * @returns undefined for a text without any value
 */
export function sketchJson(
  text: string,
  depth: number,
  deeper?: { readonly field: string; readonly depth: number },
): JsonSketch | undefined {
  let root: JsonSketch | undefined;
  /** How deep values are kept where the visit stands. */
  let kept = depth;
  let nesting = 0;
  /** The open objects and lists around the next value, as far as they are kept. */
  const open: JsonSketch[] = [];
  let name: { text: string; start: number; end: number } | undefined;

  const add = (kind: JsonSketch['kind'], start: number, end: number, value?: unknown): JsonSketch | undefined => {
    const parent = open[nesting - 1];
    if (parent?.kind === 'list') {
      if (kind === 'list') parent.lists++;
      else parent.others++;
    }
    if (nesting > kept) return undefined;
    const place = name && { start: name.start, end: name.end };
    const sketch = { kind, value, start, end, name: place, fields: new Map(), elements: [], lists: 0, others: 0 };
    if (!parent) root = sketch;
    else if (parent.kind === 'list') parent.elements.push(sketch);
    else if (name) parent.fields.set(name.text, sketch);
    name = undefined;
    return sketch;
  };
  const begin = (kind: 'object' | 'list') => (start: number) => {
    if (deeper && nesting === depth && name?.text === deeper.field) kept = deeper.depth;
    const sketch = add(kind, start, text.length);
    if (sketch) open[nesting] = sketch;
    nesting++;
    if (nesting > GREATEST_NESTING) throw new TooDeep();
  };
  const end = (start: number, length: number) => {
    name = undefined;
    nesting--;
    if (nesting <= kept && open[nesting]) open[nesting].end = start + length;
    if (nesting <= depth) kept = depth;
    open.length = Math.min(open.length, nesting);
  };
  try {
    visit(text, {
      onObjectBegin: begin('object'),
      onArrayBegin: begin('list'),
      onObjectProperty: (given, start, length) => {
        if (nesting <= kept) name = { text: given, start, end: start + length };
      },
      onLiteralValue: (value, start, length) => {
        add('value', start, start + length, value);
      },
      onObjectEnd: end,
      onArrayEnd: end,
    });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return root;
}

/** Thrown to end the visit. */
class TooDeep {}
