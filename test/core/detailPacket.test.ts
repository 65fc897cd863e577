import { describe, expect, test } from 'vitest';
import { createDetailPacket, readDetailPacket } from '../../core/bake/detailPacket';
import { linkedOpenSpan, openSpanOf, rowOf } from '../../core/bake/openSpans';
import { packDetails } from '../../core/bake/packDetails';
import { packSpans } from '../../core/bake/packSpans';
import { readSpanPacket } from '../../core/bake/spanPacket';
import { buildCompactHeightfield } from '../../core/compact/compactHeightfield';
import { edgeDistances } from '../../core/compact/edgeDistance';
import { erodeWalkableArea } from '../../core/compact/erosion';
import { findIslands, NO_ISLAND } from '../../core/compact/islands';
import { expectArgumentError } from './errors';
import { type Span, solidField } from './heightfields';
import { targetsOf } from './linkedFields';
import { Random } from './random';

const shape = { depth: 2, solidSpans: 9, openSpans: 3, islands: 2 };

describe('a detail packet', () => {
  test('reads back as it was written', () => {
    const { buffer, packet } = createDetailPacket(shape);
    packet.rowFirst.set([0, 1, 3]);
    packet.solid.set([2, 5, 8]);
    packet.links.set([0xffffff, 0, 0x123456]);
    packet.island.set([1, NO_ISLAND, 0]);
    packet.islandCells.set([70000, 1]);
    packet.distance.set([0, 65535, 3]);
    expect(readDetailPacket(buffer)).toEqual({
      solidSpans: 9,
      rowFirst: Uint32Array.of(0, 1, 3),
      solid: Uint32Array.of(2, 5, 8),
      links: Uint32Array.of(0xffffff, 0, 0x123456),
      island: Uint32Array.of(1, NO_ISLAND, 0),
      islandCells: Uint32Array.of(70000, 1),
      distance: Uint16Array.of(0, 65535, 3),
    });
  });

  test('has its bytes where the table says', () => {
    const { buffer, packet } = createDetailPacket({ depth: 1, solidSpans: 7, openSpans: 1, islands: 2 });
    packet.rowFirst.set([0, 1]);
    packet.solid[0] = 11;
    packet.links[0] = 12;
    packet.island[0] = 13;
    packet.islandCells.set([14, 15]);
    packet.distance[0] = 16;
    const bytes = new DataView(buffer);
    expect(new TextDecoder().decode(buffer.slice(0, 4))).toBe('LLDP');
    const words = Array.from({ length: 14 }, (_, i) => bytes.getUint32(4 * (i + 1), true));
    expect(words).toEqual([1, 1, 2, 1, 7, 0, 0, 0, 1, 11, 12, 13, 14, 15]);
    expect(bytes.getUint16(60, true)).toBe(16);
    expect(buffer.byteLength).toBe(62);
  });

  test('may be without open spans', () => {
    const { buffer } = createDetailPacket({ depth: 3, solidSpans: 0, openSpans: 0, islands: 0 });
    expect(readDetailPacket(buffer)).toMatchObject({ rowFirst: new Uint32Array(4), solid: new Uint32Array(0) });
  });

  test('is refused when it is another kind, another version, or of the wrong length', () => {
    const sound = createDetailPacket(shape).buffer;
    const changed = (word: number, value: number) => {
      const buffer = sound.slice(0);
      new DataView(buffer).setUint32(4 * word, value, true);
      return buffer;
    };
    expectArgumentError(() => readDetailPacket(changed(0, 0x50534c4c)), 'its first four bytes are not LLDP');
    expectArgumentError(() => readDetailPacket(changed(1, 2)), 'Detail packet version 2; this build reads version 1');
    expectArgumentError(() => readDetailPacket(sound.slice(0, 31)), 'at least 32 bytes, this one has 31');
    expectArgumentError(
      () => readDetailPacket(sound.slice(0, -1)),
      `3 open spans over 2 rows, 2 islands has ${sound.byteLength} bytes, not ${sound.byteLength - 1}`,
    );
    expectArgumentError(() => readDetailPacket(changed(3, 3)), '3 islands has');
  });
});

/** Columns with up to four spans, empty ones among them, and whole rows of columns without any. */
function randomSolid(random: Random) {
  const width = random.whole(1, 8);
  const rows = Array.from({ length: random.whole(1, 8) }, () => {
    const isEmpty = random.chance(0.2);
    return Array.from({ length: width }, () => {
      const spans: Span[] = [];
      let row = 0;
      for (let i = isEmpty ? 0 : random.whole(0, 4); i > 0; i--) {
        const min = row + random.whole(1, 4);
        row = min + 1;
        spans.push([min, row, random.chance(0.7) ? 63 : 0]);
      }
      return spans;
    });
  });
  return solidField(rows);
}

describe('packed details', () => {
  test('are the links, islands and distances of the open spans, each beside its solid span', () => {
    const random = new Random(4);
    let open = 0;
    for (let run = 0; run < 100; run++) {
      const solid = randomSolid(random);
      const compact = buildCompactHeightfield(solid, 2, 2);
      erodeWalkableArea(compact, 1);
      const packet = readDetailPacket(packDetails(solid, compact));
      const { island, cells } = findIslands(compact);
      const withArea = [...solid.area.keys()].filter((span) => solid.area[span] !== 0);
      expect([...packet.solid]).toEqual(withArea);
      expect(packet).toMatchObject({ solidSpans: solid.area.length, links: compact.links, island, islandCells: cells });
      expect(packet.distance).toEqual(edgeDistances(compact));
      const { width, depth } = solid.frame;
      expect([...packet.rowFirst]).toEqual(Array.from({ length: depth + 1 }, (_, z) => compact.first[z * width]));
      open += withArea.length;
    }
    expect(open).toBeGreaterThan(1000);
  });

  test('tell the open span of a solid span, its row, and the open spans that it links to', () => {
    const random = new Random(9);
    let links = 0;
    for (let run = 0; run < 100; run++) {
      const solid = randomSolid(random);
      const compact = buildCompactHeightfield(solid, 2, 2);
      const spans = readSpanPacket(packSpans(solid, compact));
      const details = readDetailPacket(packDetails(solid, compact));
      let open = 0;
      solid.area.forEach((area, span) => {
        expect(openSpanOf(details, span)).toBe(area === 0 ? -1 : open++);
      });
      const column = (span: number) => compact.first.filter((first) => first <= span).length - 1;
      targetsOf(compact).forEach((targets, from) => {
        expect(rowOf(details, from)).toBe(Math.floor(column(from) / solid.frame.width));
        expect([0, 1, 2, 3].map((direction) => linkedOpenSpan(spans, details, from, direction))).toEqual(targets);
        links += targets.filter((target) => target >= 0).length;
      });
    }
    expect(links).toBeGreaterThan(500);
  });
});
