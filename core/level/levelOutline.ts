import { counted } from '../figures';
import { type JsonSketch, sketchJson } from './jsonSketch';
import type { TextRange } from './problem';
import { HUMANOID } from './spanSettings';
import { TextLines } from './textLines';

/** A part of a level as an editor's outline lists it. */
export interface OutlineEntry {
  readonly kind: 'settings' | 'agent' | 'geometry' | 'item' | 'passage' | 'volumes' | 'volume';
  /** Its id or name; else what it is and its number: `item 3`. Never empty. */
  readonly name: string;
  /** More about it: `mesh · 12 triangles`, `area 5`. May be empty. */
  readonly detail: string;
  /** All of it. */
  readonly range: TextRange;
  /** What to mark when it is chosen, inside `range`: its id or name, or else its opening bracket or field's name. */
  readonly nameRange: TextRange;
  readonly children: readonly OutlineEntry[];
}

/** The level, its `geometry`, an item, and a field of it. */
const DEPTH = 3;

/** Of a rock's `passages`, a passage and a field of it as well. */
const PASSAGES = { field: 'passages', depth: DEPTH + 2 };

/** The outline of a level's text: its settings, its geometry with the passages of rocks, and its volumes, as far as the text can be read. */
export function levelOutline(text: string): readonly OutlineEntry[] {
  const level = sketchJson(text, DEPTH, PASSAGES);
  const lines = new TextLines(text);
  const entryOf = (
    kind: OutlineEntry['kind'],
    whole: JsonSketch,
    { name, detail, marked, children = [] }: Label,
  ): OutlineEntry => {
    const range = { start: lines.positionAt(Math.min(whole.start, marked.start)), end: lines.positionAt(whole.end) };
    const nameRange = { start: lines.positionAt(marked.start), end: lines.positionAt(marked.end) };
    return { kind, name, detail, range, nameRange, children };
  };

  const agents = (settings: JsonSketch) =>
    (settings.kind === 'list' ? settings.elements : [settings]).map((agent, i) =>
      entryOf('agent', agent, {
        name:
          textOf(agent) ?? textOf(agent.fields.get('name')) ?? (agent.kind === 'object' ? HUMANOID.name : `agent ${i}`),
        detail: agentDetail(agent),
        marked: agent.kind === 'value' ? agent : (agent.fields.get('name') ?? openingOf(agent)),
      }),
    );
  const named =
    (
      kind: 'item' | 'passage' | 'volume',
      detailOf: (part: JsonSketch) => string,
      childrenOf: (part: JsonSketch) => OutlineEntry[] = () => [],
    ) =>
    (parts: JsonSketch) =>
      parts.elements.map((part, i) =>
        entryOf(kind, part, {
          name: textOf(part.fields.get('id')) ?? `${kind} ${i}`,
          detail: detailOf(part),
          marked: part.fields.get('id') ?? openingOf(part),
          children: childrenOf(part),
        }),
      );
  const passagesOf = (item: JsonSketch) => {
    const passages = item.fields.get('passages');
    return passages && textOf(item.fields.get('type')) === 'rock' ? named('passage', passageDetail)(passages) : [];
  };
  const group = (
    kind: 'settings' | 'geometry' | 'volumes',
    detailOf: (field: JsonSketch, count: number) => string,
    childrenOf: (field: JsonSketch) => OutlineEntry[],
  ): OutlineEntry[] => {
    const field = level?.fields.get(kind);
    if (!field?.name) return [];
    const children = childrenOf(field);
    return [
      entryOf(kind, field, { name: kind, detail: detailOf(field, children.length), marked: field.name, children }),
    ];
  };
  return [
    ...group('settings', () => '', agents),
    ...group('geometry', (_, items) => counted(items, 'item'), named('item', itemDetail, passagesOf)),
    ...group('volumes', (_, volumes) => counted(volumes, 'volume'), named('volume', volumeDetail)),
  ];
}

/** How a part is listed. */
interface Label {
  readonly name: string;
  readonly detail: string;
  readonly marked: Marked;
  readonly children?: OutlineEntry[];
}

/** From where to where. */
interface Marked {
  readonly start: number;
  readonly end: number;
}

/** The opening bracket of an object or list. */
function openingOf({ start, end }: JsonSketch): Marked {
  return { start, end: Math.min(start + 1, end) };
}

/** The text that a value is; undefined for anything else, and for an empty one. */
function textOf(sketch: JsonSketch | undefined): string | undefined {
  return typeof sketch?.value === 'string' && sketch.value.trim() !== '' ? sketch.value : undefined;
}

function numberOf(sketch: JsonSketch | undefined): number | undefined {
  return typeof sketch?.value === 'number' ? sketch.value : undefined;
}

const AGENT_FIGURES = ['height', 'climb', 'radius'] as const;

function agentDetail({ fields }: JsonSketch): string {
  const figures = AGENT_FIGURES.filter((figure) => numberOf(fields.get(figure)) !== undefined);
  return figures.map((figure) => `${figure} ${numberOf(fields.get(figure))}`).join(' · ');
}

function itemDetail({ fields }: JsonSketch): string {
  const source = textOf(fields.get('source'));
  const triangles = source === undefined ? trianglesIn(fields) : undefined;
  const passages = textOf(fields.get('type')) === 'rock' && fields.get('passages')?.elements.length;
  const size =
    source ?? (triangles !== undefined ? counted(triangles, 'triangle') : passages && counted(passages, 'passage'));
  return [textOf(fields.get('type')), size].filter(Boolean).join(' · ');
}

/** How many triangles stand in an item's own fields; undefined where that is not said there. */
function trianglesIn(fields: JsonSketch['fields']): number | undefined {
  const indices = fields.get('indices');
  if (indices?.kind === 'list') return indices.lists + Math.floor(indices.others / 3);
  const countX = numberOf(fields.get('countX'));
  const countZ = numberOf(fields.get('countZ'));
  return countX && countZ && countX > 1 && countZ > 1 ? 2 * (countX - 1) * (countZ - 1) : undefined;
}

function passageDetail({ fields }: JsonSketch): string {
  return textOf(fields.get('style')) ?? '';
}

function volumeDetail({ fields }: JsonSketch): string {
  const area = numberOf(fields.get('area'));
  return area === undefined ? '' : `area ${area}`;
}
