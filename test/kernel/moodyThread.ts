// The program of a thread in the tests: the real one, but that it says when it has started, and for the moods that an order can put it in.
import { parentPort } from 'node:worker_threads';
import { BandBoard } from '../../core/kernel/bandBoard';
import { BandHand } from '../../core/kernel/bandHand';
import type { BandOrder } from '../../core/kernel/bandThread';
import { pause } from './pause';
import '../../threads/main';

/** What a thread does when it has taken a part: works, fails, ends, or never comes back. */
export type Mood = 'works' | 'fails' | 'ends' | 'hangs';

let mood: Mood = 'works';

const { take } = BandHand.prototype;
BandHand.prototype.take = function (order: BandOrder & { readonly mood?: Mood }) {
  mood = order.mood ?? 'works';
  take.call(this, order);
};

const { takePart } = BandBoard.prototype;
BandBoard.prototype.takePart = function () {
  pause();
  const part = takePart.call(this);
  if (part === undefined) return part;
  if (mood === 'fails') throw new Error('This thread fails.');
  if (mood === 'ends') process.exit();
  while (mood === 'hangs') pause();
  return part;
};

parentPort?.postMessage('ready');
