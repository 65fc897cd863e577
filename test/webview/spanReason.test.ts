import { describe, expect, test } from 'vitest';
import { linkOf } from '../../core/compact/links';
import { isLedge, LedgeCause } from '../../core/filters/ledgeSpans';
import { SpanState } from '../../core/spans/spanState';
import { type ReadPicture, type SpanFacts, spanFacts } from '../../webview/selection/spanFacts';
import { Random } from '../core/random';
import { goldenNames, goldenText } from '../hosts/goldenLevels';
import { type BakedPicture, pictureOfLevel, randomPicture } from './readPictures';

// The rules themselves are core/filters and core/compact; here the words are held against them.

/** How each state's sentence begins. */
const BEGINNINGS: Readonly<Record<number, RegExp>> = {
  [SpanState.Solid]: /^Never a floor: /,
  [SpanState.TooSteep]: /^This slopes more than the 45° /,
  [SpanState.Walkable]: /^The agent can stand and walk here\.|cannot walk here\.$/,
  [SpanState.Promoted]: /^A low obstacle, /,
  [SpanState.Ledge]: /^(Towards|The floors|Two floors) /,
  [SpanState.LowHeadroom]: /^Only /,
  [SpanState.Eroded]: /^([\d.]+ cells?|Right at an edge)\b/,
};

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text.replaceAll(',', ''))?.[1]);
}

/** What a span's sentence says that the rules do not. */
function reasonFault({ packet, summary }: ReadPicture, { span, reason, surroundings }: SpanFacts): string | undefined {
  const { height, climb, radius } = summary.settings;
  const state = packet.state[span];
  const { sentence } = reason;
  const { solid, x, z, own, open } = surroundings;
  const passedLedges = open >= 0 || state === SpanState.LowHeadroom;
  if (passedLedges && isLedge(solid, x, z, own, height, climb, new LedgeCause()))
    return `${sentence} But it is a ledge.`;
  const holds: Readonly<Record<number, () => boolean>> = {
    [SpanState.LowHeadroom]: () => numberIn(sentence, /Only (\d+) row/) < height,
    [SpanState.Promoted]: () => numberIn(sentence, /obstacle (\d+) row/) <= climb,
    [SpanState.Eroded]: () => sentence.includes('Right at') || numberIn(sentence, /^([\d.]+) cell/) < radius,
    [SpanState.Ledge]: () =>
      numberIn(sentence, /(?:drops|lie) (\d+) row/) > climb || /the grid ends|no ground below/.test(sentence),
  };
  const sound = BEGINNINGS[state].test(sentence) && (holds[state]?.() ?? true);
  return sound ? undefined : `state ${state}: ${sentence}`;
}

/** Which of an open span's four links are not those of the bake, or are told with wrong numbers. */
function linkFaults({ picture, compact }: BakedPicture, facts: SpanFacts, column: number, open: number): string[] {
  const { packet, details, summary } = picture;
  const { climb, height } = summary.settings;
  const steps = [-1, packet.width, 1, -packet.width];
  const wrong = facts.links.filter(({ direction, target, words }) => {
    const link = linkOf(compact, open, direction);
    if (link >= 0) {
      const rows = /(\d+) rows? (up|down)|level/.exec(words);
      const step = rows?.[1] === undefined ? 0 : Number(rows[1]) * (rows[2] === 'up' ? 1 : -1);
      const expected = details?.solid[compact.first[column + steps[direction]] + link] ?? -1;
      return target !== expected || packet.max[expected] - packet.max[facts.span] !== step || rows === null;
    }
    if (target !== undefined) return true;
    if (words.startsWith('only')) return !(numberIn(words, /only (\d+) row/) < height);
    if (words.startsWith('solid')) return !(numberIn(words, /up to (\d+) row/) > climb);
    return !/^the (floor|top) there/.test(words);
  });
  return [...wrong.map(({ words }) => words), ...(facts.links.length === 4 ? [] : ['not four links'])];
}

/** Checks every span of a picture; `seen` takes up the kinds of sentences. */
function checkPicture(baked: BakedPicture, seen: Set<string>): void {
  const { picture, compact } = baked;
  const { packet } = picture;
  const faults: unknown[] = [];
  let open = 0;
  for (let z = 0; z < packet.depth; z++) {
    for (let span = packet.rowFirst[z]; span < packet.rowFirst[z + 1]; span++) {
      const x = packet.x[span];
      const facts = spanFacts(picture, span, x, z);
      faults.push(reasonFault(picture, facts));
      const isOpen = facts.surroundings.open >= 0;
      faults.push(...(isOpen ? linkFaults(baked, facts, x + z * packet.width, open++) : facts.links));
      for (const text of [facts.reason.sentence, ...facts.links.map(({ words }) => words)]) {
        seen.add(text.replaceAll(/\d.*/g, ''));
      }
    }
  }
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  expect(open).toBe(compact.y.length);
}

describe('the reason of every span agrees with its state, and its links with those of the bake,', () => {
  const seen = new Set<string>();

  test.each(goldenNames)('on the golden level %s', async (name) => {
    checkPicture(await pictureOfLevel(goldenText(name)), seen);
  });

  test('on random columns', () => {
    const random = new Random(31);
    for (let run = 0; run < 250; run++) checkPicture(randomPicture(random), seen);
  });

  test('and every kind of reason has occurred', () => {
    const kinds = [...seen].join('\n');
    const expected = [
      ...['the grid ends', 'the ground drops', 'no ground below', 'The floors towards', 'Two floors towards'],
      ...['Only', 'A low obstacle', 'This slopes', 'Right at an edge', 'stand and walk', 'Its geometry makes it'],
      ...['Volume', 'Never a floor', 'level', 'only', 'solid up to', 'the floor there is a ledge'],
      ...['the top there is no floor', 'the floor there is too steep', 'too little room above it', 'beyond the'],
    ];
    expect(expected.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});
