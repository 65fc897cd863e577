// How fast a large Wavefront OBJ text is read: two million lines, against splitting the same text into
// words and turning each vertex's into numbers, which is the least that a simple reader does.
import { readWavefront } from '../core/level/wavefront/wavefront';

const VERTICES = 700_000;
const FACES = 1_300_000;
const RUNS = 4;

let seed = 1;
/** A number from 0 up to `most`, the same on every run. */
function random(most: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return (seed / 2 ** 32) * most;
}

function makeText(): string {
  const lines: string[] = [];
  const corner = () => {
    const vertex = 1 + Math.floor(random(VERTICES));
    return `${vertex}/${vertex}/${vertex}`;
  };
  for (let i = 0; i < VERTICES; i++) {
    lines.push(`v ${random(200).toFixed(6)} ${random(20).toFixed(6)} ${random(200).toFixed(6)}`);
  }
  for (let i = 0; i < FACES; i++) lines.push(`f ${corner()} ${corner()} ${corner()}`);
  // As a host hands it over: decoded from bytes, in one piece.
  return Buffer.from(lines.join('\n')).toString('latin1');
}

function splitWords(text: string): number {
  let sum = 0;
  for (const line of text.split('\n')) {
    const words = line.split(' ');
    if (words[0] === 'v') sum += Number(words[1]) + Number(words[2]) + Number(words[3]);
  }
  return sum;
}

function read(text: string): number {
  return readWavefront(text).mesh.vertices.reduce((sum, value) => sum + value, 0);
}

const text = makeText();
const least = { read: Infinity, split: Infinity };
const sums = { read: 0, split: 0 };
for (let run = 0; run < RUNS; run++) {
  for (const [name, work] of [
    ['read', read],
    ['split', splitWords],
  ] as const) {
    const begin = performance.now();
    sums[name] = work(text);
    least[name] = Math.min(least[name], performance.now() - begin);
  }
}
const rate = (milliseconds: number) => `${(text.length / 1000 / milliseconds).toFixed(0)} MB/s`;
console.log(`${(text.length / 1e6).toFixed(0)} MB, ${VERTICES} vertices, ${FACES} faces`);
console.log(`sums of coordinates: ${sums.read.toFixed(3)} and ${sums.split.toFixed(3)}`);
console.log(
  `read ${least.read.toFixed(0)} ms (${rate(least.read)}), split ${least.split.toFixed(0)} ms (${rate(least.split)})`,
);
console.log(`ratio ${(least.read / least.split).toFixed(2)}`);
