// Levels to look at, of about as many spans as wanted: hilly terrain with rows of rooms standing on it.
import { bake } from '../../core/bake/bake';
import { packDetails } from '../../core/bake/packDetails';
import { packSpans } from '../../core/bake/packSpans';
import { frameFromBounds } from '../../core/grid/frame';
import type { GeometryItem, Level } from '../../core/level/level';
import { completeSettings } from '../../core/level/spanSettings';

/** Columns between two rooms' corners, and along a room's side. */
const ROOM_EVERY = 24;
const ROOM_SIDE = 12;

/** Spans a column that the two together come to. */
const SPANS_A_COLUMN = 1.37;

/** A hill's top, where the first one stands and how far it reaches, columns. */
const HILL = { height: 9, at: 40, reach: 9 };

/** A closed box from corner to corner, twelve triangles. */
function box(min: readonly number[], max: readonly number[]): GeometryItem {
  const vertices = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
    [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? max : min)[axis]),
  );
  const quads = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ];
  const indices = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]);
  return { type: 'mesh', mesh: { vertices, indices } };
}

/**
 * A level of about `spans` spans.
 * @param moved how many columns its one small hill stands further along x
 */
function levelOf(spans: number, moved: number): Level {
  const side = Math.round(Math.sqrt(spans / SPANS_A_COLUMN));
  const settings = completeSettings({ cellSize: 0.3, cellHeight: 0.2, height: 9, climb: 3, radius: 2 });
  const metres = side * 0.3;
  const frame = frameFromBounds({ min: [0, 0, 0], max: [metres, 16, metres] }, settings);
  const count = side + 1;
  const heights = new Float64Array(count * count);
  for (let z = 0; z < count; z++) {
    for (let x = 0; x < count; x++) {
      const hill = HILL.height * Math.max(0, 1 - Math.hypot(x - HILL.at - moved, z - HILL.at) / HILL.reach);
      heights[x + z * count] = 4 + 1.5 * Math.sin(x / 17) + 1.2 * Math.cos(z / 23) + 0.2 * hill;
    }
  }
  const terrain: GeometryItem = {
    type: 'heightGrid',
    grid: { x0: 0, z0: 0, spacing: 0.3, countX: count, countZ: count, heights },
  };
  const rooms: GeometryItem[] = [];
  for (let z = ROOM_EVERY; z + ROOM_SIDE < side; z += ROOM_EVERY) {
    for (let x = ROOM_EVERY * 3; x + ROOM_SIDE < side; x += ROOM_EVERY) {
      const [x0, x1, z0, z1] = [x, x + ROOM_SIDE, z, z + ROOM_SIDE].map((corner) => corner * 0.3);
      rooms.push(
        box([x0, 8, z0], [x1, 8.4, z1]),
        box([x0, 8, z0], [x0 + 0.3, 11, z1]),
        box([x0, 11, z0], [x1, 11.4, z1]),
      );
    }
  }
  return { name: `${spans} spans`, settings, frame, geometry: [terrain, ...rooms], volumes: [] };
}

/** What the extension sends to its preview of a baked level. */
export interface Sent {
  readonly packet: Uint8Array;
  readonly details: Uint8Array;
}

/** Bakes such a level, for what is sent of it. */
export function bakedLevel(spans: number, moved: number): Sent {
  const { solid, compact } = bake(levelOf(spans, moved));
  return { packet: new Uint8Array(packSpans(solid, compact)), details: new Uint8Array(packDetails(solid, compact)) };
}
