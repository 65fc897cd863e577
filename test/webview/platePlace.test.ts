import { expect, test } from 'vitest';
import { platePlace } from '../../webview/overlays/platePlace';

const room = [600, 400] as const;
const size = [200, 24] as const;
const card = { left: 300, top: 12, right: 588, bottom: 200 };

test('a plate stands where it is wanted, wholly on the sheet', () => {
  expect(platePlace([300, 300], size, room, [card])).toEqual([300, 300]);
  expect(platePlace([10, 399], size, room, [])).toEqual([104, 384]);
});

test('the words of a measurement ran under the card of the selected cell', () => {
  expect(platePlace([350, 100], size, room, [card])).toEqual([196, 100]);
});

test('a plate without room beside a card stands below it, or above', () => {
  const wide = { ...card, left: 100 };
  expect(platePlace([350, 100], size, room, [wide])).toEqual([350, 216]);
  expect(platePlace([350, 300], size, room, [{ ...wide, top: 212, bottom: 388 }])).toEqual([350, 196]);
});
