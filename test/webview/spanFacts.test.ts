import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type ReadPicture, type SpanFacts, spanFacts } from '../../webview/selection/spanFacts';
import { pictureOfLevel } from './readPictures';

const sample = (name: string) => JSON.parse(readFileSync(new URL(`../../samples/${name}`, import.meta.url), 'utf8'));

let picture: ReadPicture;
beforeAll(async () => {
  const courtyard = sample('courtyard.level.json');
  const level = { ...courtyard, settings: sample('humanoid.spans.json') };
  picture = (await pictureOfLevel(JSON.stringify(level))).picture;
});

/** The facts of the first span for which `holds` says so, by its index. */
function factsWhere(holds: (span: number) => boolean): SpanFacts {
  const { packet } = picture;
  for (let z = 0; z < packet.depth; z++) {
    for (let span = packet.rowFirst[z]; span < packet.rowFirst[z + 1]; span++) {
      if (holds(span)) return spanFacts(picture, span, packet.x[span], z);
    }
  }
  throw new Error('There is no such span.');
}

const rowsOf = ({ place }: SpanFacts) => place[0];
const thick = (rows: number) => (span: number) => picture.packet.max[span] - picture.packet.min[span] === rows;

test('a floor that is one row thick was told as two rows', () => {
  const low = picture.packet.min[factsWhere(thick(1)).span];
  expect(rowsOf(factsWhere(thick(1)))).toEqual({ name: 'Row', value: String(low) });
  const two = picture.packet.min[factsWhere(thick(2)).span];
  expect(rowsOf(factsWhere(thick(2)))).toEqual({ name: 'Rows', value: `${two} to ${two + 1}` });
});

test('a volume with a name was told by its number', () => {
  const pond = factsWhere((span) => picture.packet.area[span] === 5);
  expect(pond.reason.sentence).toContain('Volume “pond” marks it as area 5.');
});
