import { expect, test } from 'vitest';
import { bake } from '../../core/bake/bake';
import { readLevel } from '../../core/level/levelReader';
import { reportOf } from '../../core/level/problemList';
import { Random } from '../core/random';
import { goldenNames, goldenText, refusals } from '../hosts/goldenLevels';
import { filesOf } from './places';

/** Small levels, so that thousands of changed ones are read in no time. */
const texts = [
  ...goldenNames.map(goldenText).filter((text) => text.length < 2500),
  ...refusals.map(({ level }) => JSON.stringify(level)).filter((text) => text.length < 2500),
  '{"settings":["orc.spans.json",{}],"geometry":[{"type":"mesh","source":"floor.obj","area":3},{"type":"mesh","source":"none.obj"}]}',
  '{"bounds":{"min":[0,0,0],"max":[9,9,9]},"geometry":[{"type":"box","min":[1,1,1],"max":[2,2,2],"area":3},{"type":"plane","min":[0,0],"max":[9,9],"y":1}]}',
  '{"geometry":[{"type":"ramp","min":[1,1,1],"max":[2,2,2],"rise":"-z"},{"type":"stairs","min":[3,0,0],"max":[6,2,2],"rise":"+x","steps":5}]}',
  '{"geometry":[{"type":"cylinder","centre":[3,3],"radius":1.5,"minY":0,"maxY":2,"sides":7}]}',
  '{"grid":{"origin":[0,0,0],"size":[9,9,9]},"geometry":[{"type":"rock","offset":[0,0,0],"size":[9,9,9],"material":1,"floorOwner":"height-bin","floorThickness":0.2,"passages":[{"id":"a","style":"straight","from":[0,2,1],"to":[3,2,1],"controls":4,"radius":[{"at":0,"radius":1},{"at":1,"radius":2}],"open":"end"},{"style":"route","points":[[0,1,0],[1,1,1]],"radius":1}]}]}',
  '{"grid":{"origin":[0,0,0],"size":[9,9,9]},"geometry":[{"type":"rock","offset":[-1,0,0],"size":[9,9,9],"floorOwner":"helix-turn","passages":[{"style":"spiral","centre":[1,1],"startY":0,"spiralRadius":1,"pitch":1,"turns":2,"controlsPerTurn":8,"radius":1}]}]}',
  '{"grid":{"origin":[0,0,0],"size":[9,9,9]},"geometry":[{"type":"rock","offset":[0,0,0],"size":[9,9,9],"passages":[{"style":"worm","from":[0,1,1],"to":[3,2,1],"amplitude":1,"wavelength":2,"controls":9,"radius":1},{"style":"cascade","from":[0,0,0],"heading":[1,0],"advance":1,"loopRadius":1,"loops":2,"endY":2,"controlsPerLoop":8,"radius":1}]}]}',
];

const PIECES = [
  ...['null', 'true', '[]', '{}', '[[null]]', '{"a":{"b":null}}', '""', '"mesh"', '"voxels"', '"heightGrid"'],
  ...['0', '-0', '-1', '0.5', '1e999', '-1e999', '1e308', '4294967296', '9007199254740993', '1e-999', '255', '64'],
  ...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '"floor.obj"', '"orc.spans.json"', '\\u0000'],
  ...[
    '"type":',
    '"geometry":',
    '"source":',
    ',',
    ':',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    '/',
    '//',
    '/*',
    '\n',
    '\r',
    '🏰',
  ],
];

/** The places of the values of a text, roughly: numbers, texts, and lists without lists inside. */
const VALUES = /-?\d[\d.eE+-]*|"[^"]*"|\[[^[\]]*\]|\btrue\b/g;

/** A text with a piece cut out, given twice, put in, or put in the place of a value. */
function changed(random: Random, text: string): string {
  const at = random.whole(0, text.length);
  const length = random.pick([1, 1, 2, 5, 40]);
  switch (random.whole(0, 5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at + length) + text.slice(at);
    case 2:
      return text.slice(0, at) + random.pick(PIECES) + text.slice(at);
    case 3:
      return text.slice(0, at);
    default: {
      const values = [...text.matchAll(VALUES)];
      if (values.length === 0) return text;
      const value = random.pick(values);
      return text.slice(0, value.index) + random.pick(PIECES) + text.slice(value.index + value[0].length);
    }
  }
}

function changedObj(random: Random, text: string): string {
  const words = [
    'v 1 2 3',
    'f 1 2 3',
    'f -1 -2 -9',
    'v',
    'f',
    'f 1/ 2/ 3/',
    'v NaN Infinity 1e999',
    '\r',
    '\t',
    'f 1e400 2 3',
  ];
  const at = random.whole(0, text.length);
  return text.slice(0, at) + random.pick(words) + random.pick(['', '\n', ' ']) + text.slice(at + random.whole(0, 3));
}

test('a level changed at random is read and, when nothing is wrong, baked; every problem is placed inside its file', async () => {
  const random = new Random(41);
  const files = {
    'orc.spans.json': '{"name":"Orc","climb":3,"height":9}',
    'floor.obj': 'v 0 0 0\nv 0 0 1\nv 1 0 0\nf 1 2 3\n',
  };
  let refused = 0;
  let baked = 0;
  for (let run = 0; run < 6000; run++) {
    let text = random.pick(texts);
    for (let i = random.whole(1, 4); i > 0; i--) text = changed(random, text);
    const beside = { ...files };
    if (random.chance(0.3)) beside['orc.spans.json'] = changed(random, beside['orc.spans.json']);
    if (random.chance(0.5)) beside['floor.obj'] = changedObj(random, beside['floor.obj']);
    const { levels, problems } = await readLevel(text, filesOf(beside));
    const report = reportOf(problems);
    const [level] = levels;
    if (level && level.frame.width * level.frame.depth < 4000) {
      bake(level);
      baked++;
    }
    if (!level) refused++;
    expect(level === undefined, text).toBe(report.errors > 0);
    for (const { file, range, message, code } of report.problems) {
      const lines = (file === '' ? text : beside[file as keyof typeof beside]).split(/\r\n|\n|\r/);
      const place = `${code} ${message} in ${text}`;
      expect(message, place).not.toMatch(/undefined|\[object/);
      for (const { line, character } of [range.start, range.end]) {
        expect(line, place).toBeLessThan(lines.length);
        // A range may end behind a line's own end, on the CR before its LF.
        expect(character, place).toBeLessThanOrEqual(lines[line].length + 1);
      }
      const { start, end } = range;
      expect(start.line < end.line || (start.line === end.line && start.character <= end.character), place).toBe(true);
    }
  }
  // Changes that always or never spoil a level would tell little.
  expect(refused).toBeGreaterThan(1000);
  expect(baked).toBeGreaterThan(100);
}, 30_000);
