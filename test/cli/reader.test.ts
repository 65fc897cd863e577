import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { useLedgelight } from './ledgelight';

const sample = join(root, 'samples', 'own-format-extension');
const reader = join(sample, 'stageFormat.js');
const stage = readFileSync(join(sample, 'landing.stage.json'), 'utf8');

describe('ledgelight with a reader of another format', () => {
  const ledgelight = useLedgelight();

  test('bakes what the reader makes of a file', async () => {
    ledgelight.write('a.stage.json', stage);
    const { code, out } = await ledgelight.run('bake', 'a.stage.json', '--reader', reader);
    expect(out).toMatch(/^Landing/);
    expect(out).toMatch(/Walkable in all +\d+ cells/);
    expect(code).toBe(0);
  });

  test('is documented with the very code of the sample', () => {
    const page = readFileSync(join(root, 'docs', 'own-format.md'), 'utf8');
    const code = ['stageFormat.js', 'extension.js'].map((name) => readFileSync(join(sample, name), 'utf8')).join('\n');
    const shown = [...page.matchAll(/```js\n([^`]*exports\.[^`]*)```/g)].flatMap(([, block]) =>
      block.trim().split('\n\n'),
    );
    expect(shown.length).toBeGreaterThan(3);
    for (const piece of shown) expect(code).toContain(piece);
  });

  test('shows what is wrong with the level in the file that somebody wrote', async () => {
    ledgelight.write('a.stage.json', stage.replace('[2, 0.5, 2]', '[2, -0.5, 2]'));
    const { code, out } = await ledgelight.run('check', 'a.stage.json', '--reader', reader);
    expect(out).toMatch(/^a\.stage\.json:5:5: error LL2\d\d /);
    expect(code).toBe(1);
  });

  test('says what the reader says when that gives up', async () => {
    ledgelight.write('a.stage.json', { stage: 'Empty' });
    const { code, out } = await ledgelight.run('bake', 'a.stage.json', '--reader', reader, '--quiet');
    expect(out).toBe('a.stage.json:1:1: error LL113 The reader of this format gave up: a stage has “slabs”.\n');
    expect(code).toBe(1);
  });

  test('reads files of other names as its own format', async () => {
    ledgelight.write('a.level.json', { geometry: 1 });
    const { out } = await ledgelight.run('check', 'a.level.json', '--reader', reader);
    expect(out).toContain('LL102');
  });

  test('takes a reader that is an ES module, and has the files beside the level read', async () => {
    ledgelight.write('beside.txt', '[[0, 0, 0], [3, 0, 0], [3, 0, 3]]');
    ledgelight.write(
      'reader.mjs',
      `export async function read(text, { file, text: textOf }) {
        const mesh = { type: 'mesh', vertices: JSON.parse(await textOf(text.trim())), indices: [0, 2, 1] };
        return { level: { name: file, geometry: [mesh] } };
      }`,
    );
    ledgelight.write('any.txt', 'beside.txt\n');
    const { code, out } = await ledgelight.run('bake', 'any.txt', '--reader', 'reader.mjs');
    expect(out).toMatch(/^any\.txt/);
    expect(code).toBe(0);
  });

  test.each([
    ['that is not there', 'none.js', undefined, 'The reader “none.js” cannot be loaded: '],
    ['that reads nothing', 'empty.mjs', 'export const pattern = "*";', '“empty.mjs” is no reader: '],
  ])('refuses a reader %s', async (_, name, text, said) => {
    if (text) ledgelight.write(name, text);
    ledgelight.write('a.level.json', { geometry: [] });
    const { code, err } = await ledgelight.run('bake', 'a.level.json', '--reader', name);
    expect(err).toContain(said);
    expect(code).toBe(2);
  });
});
