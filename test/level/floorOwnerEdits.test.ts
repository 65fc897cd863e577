import { applyEdits } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { floorOwnerEdits } from '../../core/level/floorOwnerEdits';

const written = (text: string) => applyEdits(text, floorOwnerEdits(text, 'floor-band'));

test('a rule takes the place of another, and nothing else changes', () => {
  const text =
    '{ "geometry": [\n  {"type":"rock" ,\n "floorOwner"  : "route-pass" , "passages": []}, { "type": "mesh" } ] }';
  expect(written(text)).toBe(text.replace('"route-pass"', '"floor-band"'));
  expect(floorOwnerEdits(text, 'floor-band')).toHaveLength(1);
});

test('a field is added before the passages, on a line of its own where they have one', () => {
  expect(written('{\n  "geometry": [{\n    "type": "rock",\n    "passages": []\n  }]\n}\n')).toBe(
    '{\n  "geometry": [{\n    "type": "rock",\n    "floorOwner": "floor-band",\n    "passages": []\n  }]\n}\n',
  );
  expect(written('{ "geometry": [{ "type": "rock", "passages": [] }] }')).toBe(
    '{ "geometry": [{ "type": "rock", "floorOwner": "floor-band", "passages": [] }] }',
  );
  expect(written('{"geometry":[{"type":"rock","passages":[]}]}')).toBe(
    '{"geometry":[{"type":"rock","floorOwner":"floor-band","passages":[]}]}',
  );
  expect(written('{ "geometry": [{ "passages": [], "type": "rock" }] }')).toBe(
    '{ "geometry": [{ "floorOwner": "floor-band", "passages": [], "type": "rock" }] }',
  );
});

test('every rock gets the rule, whatever it had', () => {
  const text =
    '{ "geometry": [{ "type": "rock", "floorOwner": "helix-turn", "passages": [] }, { "type": "rock", "passages": [] }] }';
  expect(written(text)).toBe(
    '{ "geometry": [{ "type": "rock", "floorOwner": "floor-band", "passages": [] }, { "type": "rock", "floorOwner": "floor-band", "passages": [] }] }',
  );
});

test('a text that has the rule, no rock, or no geometry is left alone', () => {
  const has = '{ "geometry": [{ "type": "rock", "floorOwner": "floor-band", "passages": [] }] }';
  for (const text of [has, '{ "geometry": [{ "type": "box" }] }', '{ "geometry": 7 }', '[]', '']) {
    expect(floorOwnerEdits(text, 'floor-band')).toEqual([]);
  }
});
