import { expect, test } from 'vitest';
import { readDecimal } from '../../core/level/wavefront/decimal';
import { Random } from '../core/random';

const read = (word: string) => readDecimal(`…${word}…`, 1, word.length + 1);

test('a decimal number is the double that JavaScript reads, however many digits it has', () => {
  const random = new Random(7);
  const digits = (most: number) => Array.from({ length: random.whole(0, most) }, () => random.whole(0, 9)).join('');
  let read15 = 0;
  for (let run = 0; run < 20_000; run++) {
    const exponent = random.chance(0.2)
      ? `${random.pick(['e', 'E'])}${random.pick(['', '+', '-'])}${random.whole(0, 330)}`
      : '';
    const fraction = random.chance(0.7) ? `.${digits(random.pick([2, 6, 12, 24]))}` : '';
    const word = `${random.pick(['', '-', '+'])}${random.whole(0, 9)}${digits(random.pick([0, 3, 9, 24]))}${fraction}${exponent}`;
    expect(read(word), word).toBe(Number(word));
    if (exponent === '' && word.length < 15) read15++;
  }
  expect(read15).toBeGreaterThan(5000);
});

test.each([
  ['.5', 0.5],
  ['5.', 5],
  ['-.25e1', -2.5],
  ['007', 7],
  ['-0', -0],
  ['1e-400', 0],
  ['1e400', Infinity],
  ['-1e400', -Infinity],
  ['9007199254740993', 9007199254740992],
  ['0.1234567890123456', 0.1234567890123456],
])('%s is read', (word, value) => {
  expect(read(word)).toBe(value);
});

test.each([
  '.',
  '-',
  '+',
  '-.',
  'e5',
  '1e',
  '1e+',
  '1e5.',
  '1,5',
  '1_000',
  '0x10',
  'nan',
  'inf',
  '1.2.3',
  '--1',
  '1-',
  '½',
  '１',
])('%s is no number', (word) => {
  expect(read(word)).toBeNaN();
});
