import { describe, expect, test } from 'vitest';
import { levelOutline, type OutlineEntry } from '../../core/level/levelOutline';
import type { TextRange } from '../../core/level/problem';
import { unmark } from './places';

/** An outline in plain lines: a level of indents each, `kind name (detail)`. */
function linesOf(entries: readonly OutlineEntry[], indent = ''): string[] {
  return entries.flatMap(({ kind, name, detail, children }) => [
    `${indent}${kind} ${name}${detail && ` (${detail})`}`,
    ...linesOf(children, `${indent}  `),
  ]);
}

const outlined = (text: string) => linesOf(levelOutline(text));
const withItem = (item: string) => outlined(`{ "geometry": [${item}] }`)[1]?.trim();

describe('the outline of a level', () => {
  test('lists its agents, items and volumes, by id and name', () => {
    const level = {
      name: 'Yard',
      volumes: [{ id: 'pond', area: 5, polygon: [[0, 0]] }, { area: 0 }],
      geometry: [
        { id: 'floor', type: 'mesh', vertices: [], indices: [0, 1, 2, 0, 2, 3] },
        { type: 'box', min: [0, 0, 0] },
      ],
      settings: [{ name: 'Ogre', height: 12, radius: 3 }, 'cat.spans.json'],
    };
    expect(outlined(JSON.stringify(level))).toEqual([
      'settings settings',
      '  agent Ogre (height 12 · radius 3)',
      '  agent cat.spans.json',
      'geometry geometry (2 items)',
      '  item floor (mesh · 2 triangles)',
      '  item item 1 (box)',
      'volumes volumes (2 volumes)',
      '  volume pond (area 5)',
      '  volume volume 1 (area 0)',
    ]);
  });

  test.each([
    ['flat indices', '{"type": "mesh", "indices": [0,1,2, 3,4,5, 6]}', 'item item 0 (mesh · 2 triangles)'],
    ['triplets', '{"type": "mesh", "indices": [[0,1,2]]}', 'item item 0 (mesh · 1 triangle)'],
    ['a file', '{"type": "mesh", "id": "hill", "source": "hill.obj"}', 'item hill (mesh · hill.obj)'],
    ['a height grid', '{"type": "heightGrid", "countX": 3, "countZ": 4}', 'item item 0 (heightGrid · 12 triangles)'],
    ['a height grid without squares', '{"type": "heightGrid", "countX": 1, "countZ": 4}', 'item item 0 (heightGrid)'],
    ['voxels', '{"type": "voxels", "dense": [1, 2]}', 'item item 0 (voxels)'],
    ['a rock', '{"type": "rock", "passages": [{}, {}]}', 'item item 0 (rock · 2 passages)'],
    ['no type', '{}', 'item item 0'],
    ['an empty id', '{"id": " ", "type": "box"}', 'item item 0 (box)'],
    ['an id that is no text', '{"id": 7, "type": "box"}', 'item item 0 (box)'],
    ['no object', '12', 'item item 0'],
  ])('tells of %s what it is', (_, item, expected) => {
    expect(withItem(item)).toBe(expected);
  });

  test.each([
    ['a file', '"ogre.spans.json"', 'ogre.spans.json'],
    ['an object', '{ "climb": 2 }', 'Humanoid (climb 2)'],
    ['nothing sensible', '[5]', 'agent 0'],
  ])('lists one agent where the settings are %s', (_, settings, expected) => {
    expect(outlined(`{ "settings": ${settings} }`)).toEqual(['settings settings', `  agent ${expected}`]);
  });

  test.each([
    ['', []],
    ['[1, 2]', []],
    ['{}', []],
    ['"geometry"', []],
    ['{ "geometry": 5 }', ['geometry geometry (0 items)']],
    ['{ "geometry": [{ "id": "a", "indices": [0, 1, 2', ['geometry geometry (1 item)', '  item a (1 triangle)']],
    ['{ "geometry": [{ "id": "a" } { "id": "b" }], }', ['geometry geometry (2 items)', '  item a', '  item b']],
    ['{ "geometry": [{ "id": , "type": "box" }]', ['geometry geometry (1 item)', '  item item 0 (box)']],
  ])('lists of %j what can be read', (text, expected) => {
    expect(outlined(text)).toEqual(expected);
  });

  test('lists the passages of a rock, by id and style, and nothing of what looks like some elsewhere', () => {
    const passages = [{ id: 'spiral', style: 'spiral', radius: [{ at: 0, radius: 3 }] }, { style: 'worm' }, 7];
    const level = {
      geometry: [
        { type: 'rock', id: 'hill', passages },
        { type: 'box', id: 'box', passages },
      ],
    };
    expect(outlined(JSON.stringify(level))).toEqual([
      'geometry geometry (2 items)',
      '  item hill (rock · 3 passages)',
      '    passage spiral (spiral)',
      '    passage passage 1 (worm)',
      '    passage passage 2',
      '  item box (box)',
    ]);
  });

  test('takes nesting without end', () => {
    const text = `{ "geometry": [{ "id": "a" }], "volumes": ${'['.repeat(1e5)}`;
    expect(outlined(text).slice(0, 2)).toEqual(['geometry geometry (1 item)', '  item a']);
  });
});

describe('the ranges of an outline', () => {
  /** All ranges of an outline in its order: of each entry the whole, then the name. */
  const rangesOf = (entries: readonly OutlineEntry[]): TextRange[] =>
    entries.flatMap(({ range, nameRange, children }) => [range, nameRange, ...rangesOf(children)]);

  test('reach over the whole of each part, and over its id or name', () => {
    const { text, ranges } = unmark(`{
  ««"settings"»: «{
    "name": «"Ogre"»
  }»»,
  ««"geometry"»: [
    «{ "type": "box", "id": «"a"» }»,
    «{ "id": «"b"», "type": "rock", "passages": [«{ "id": «"c"» }», ««{» "points": [[0, 1, 2]] }»] }»,
    ««{» "type": "box" }»
  ]»,
  ««"volumes"»: []»
}`);
    expect(rangesOf(levelOutline(text))).toEqual(ranges);
  });

  test('reach to the end of the text where something is not closed', () => {
    const { text, ranges } = unmark('{ ««"geometry"»: [ ««{» "type": "box" »»');
    expect(rangesOf(levelOutline(text))).toEqual(ranges);
  });
});
