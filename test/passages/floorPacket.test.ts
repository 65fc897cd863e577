import { describe, expect, test } from 'vitest';
import { createFloorPacket, type FloorPacket, readFloorPacket } from '../../core/bake/passages/floorPacket';
import { packFloorsSteps } from '../../core/bake/passages/packFloors';
import { WALKABLE_AREA } from '../../core/grid/area';
import type { CarvedRock } from '../../core/passages/carvedRock';
import type { Passage } from '../../core/passages/passage';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import { surfaceOfArea } from '../../core/spans/surface';
import { runToEnd } from '../../core/steps';
import { addRockSteps } from '../../core/voxelize/addRock';
import { expectArgumentError } from '../core/errors';
import { carve, type Scene, scene } from './carvings';

describe('a floor packet', () => {
  test('reads back as it was written', () => {
    const { buffer, packet } = createFloorPacket({ solidSpans: 9, floors: 2 });
    packet.solid.set([3, 8]);
    packet.error.set([0.25, Number.NaN]);
    packet.turn.set([65535, 1]);
    expect(readFloorPacket(buffer)).toEqual({
      solidSpans: 9,
      solid: Uint32Array.of(3, 8),
      error: Float32Array.of(0.25, Number.NaN),
      turn: Uint16Array.of(65535, 1),
    });
  });

  test('has its bytes where the table says', () => {
    const { buffer, packet } = createFloorPacket({ solidSpans: 7, floors: 1 });
    packet.solid[0] = 5;
    packet.error[0] = -0.5;
    packet.turn[0] = 12;
    const bytes = new DataView(buffer);
    expect(new TextDecoder().decode(buffer.slice(0, 4))).toBe('LLFP');
    expect([1, 2, 3, 4].map((word) => bytes.getUint32(4 * word, true))).toEqual([1, 1, 7, 5]);
    expect([bytes.getFloat32(20, true), bytes.getUint16(24, true), buffer.byteLength]).toEqual([-0.5, 12, 26]);
  });

  test('is refused when it is another kind or of the wrong length', () => {
    const { buffer } = createFloorPacket({ solidSpans: 7, floors: 2 });
    expectArgumentError(() => readFloorPacket(buffer.slice(0, 30)), '2 floors has 36 bytes, not 30');
    new Uint8Array(buffer)[0] = 0;
    expectArgumentError(() => readFloorPacket(buffer), 'not a floor packet');
  });
});

const low: Passage = { style: 'straight', from: [-5, 2, 0], to: [5, 2, 0], controls: 11, radius: 1.5 };
const high: Passage = { ...low, from: [-5, 7, 0], to: [5, 7, 0] };
const box = [
  [-4, 0, -3],
  [4, 12, 3],
] as [[number, number, number], [number, number, number]];

/** The spans of a carved block, and of whatever else is in its grid. */
function spansOf({ frame }: Scene, rock: CarvedRock, more?: (builder: SolidBuilder) => void): SolidHeightfield {
  const builder = new SolidBuilder(frame);
  runToEnd(addRockSteps(builder, rock, WALKABLE_AREA));
  more?.(builder);
  return runToEnd(builder.finishSteps());
}

/** The floors of the column at (0, 0), from the bottom up. */
function floorsInMiddle(solid: SolidHeightfield, packet: FloorPacket) {
  const column = 16 + 12 * solid.frame.width;
  const spans = Array.from(packet.solid.keys()).filter(
    (i) => packet.solid[i] >= solid.first[column] && packet.solid[i] < solid.first[column + 1],
  );
  const { origin, cellHeight } = solid.frame;
  return spans.map((i) => ({
    top: origin[1] + solid.max[packet.solid[i]] * cellHeight,
    turn: packet.turn[i],
    error: packet.error[i],
  }));
}

describe('the floors of a level', () => {
  test('belong to the passage that owns them, with their error', () => {
    const both = scene([low, high], box);
    const rock = carve(both);
    const solid = spansOf(both, rock);
    const packet = readFloorPacket(runToEnd(packFloorsSteps(solid, [{ block: both.block, rock }])));
    expect(packet.solidSpans).toBe(solid.max.length);
    const [first, second, ...others] = floorsInMiddle(solid, packet);
    expect(others).toEqual([]);
    expect([first.turn, second.turn]).toEqual([0, 1]);
    // Floors lie 1.23 m below the route: at 0.77 and 5.77 m, and cells are a quarter high.
    expect([first.top, second.top]).toEqual([0.75, 5.75]);
    for (const { error } of [first, second]) expect(Math.abs(error)).toBeLessThan(0.002);
  });

  test('go on counting turns from one block to the next', () => {
    const [one, two] = [scene([low], box), scene([high], box)];
    const rocks = [carve(one), carve(two)];
    // Each block on its own: the other one would fill what was carved.
    const turns = rocks.map((rock) => {
      const solid = spansOf(one, rock);
      const blocks = [one, two].map(({ block }, i) => ({ block, rock: rocks[i] }));
      const packet = readFloorPacket(runToEnd(packFloorsSteps(solid, blocks)));
      return floorsInMiddle(solid, packet).map(({ turn }) => turn);
    });
    expect(turns).toEqual([[0], [1]]);
  });

  test('are left out where something else fills what was carved', () => {
    const alone = scene([low], box);
    const rock = carve(alone);
    const solid = spansOf(alone, rock, (builder) => {
      builder.addSpan(16 + 12 * alone.frame.width, 0, 40, surfaceOfArea(WALKABLE_AREA), 0);
    });
    const packet = readFloorPacket(runToEnd(packFloorsSteps(solid, [{ block: alone.block, rock }])));
    expect(floorsInMiddle(solid, packet)).toEqual([]);
    expect(packet.solid.length).toBeGreaterThan(0);
  });
});
