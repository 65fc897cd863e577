import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bake } from '../../core/bake/bake';
import { COSINE_GRID, MAX_SIDES, MIN_SIDES } from '../../core/level/shapes/cylinder';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import type { Mesh } from '../../core/voxelize/mesh';
import { root } from '../../scripts/repository.mjs';
import { allSpans } from '../core/heightfields';
import { soundLevel } from './places';

const UNIT = '"settings": {"cellSize": 1, "cellHeight": 1, "radius": 0}';

/** A level with cells of 1 m whose grid begins at the world's origin. */
const levelOf = (size: string, ...items: string[]) =>
  `{${UNIT}, "grid": {"origin": [0, 0, 0], "size": ${size}}, "geometry": [${items.join(', ')}]}`;

/** The rasterized spans of a level, by column: before any filter. */
async function spansOf(size: string, ...items: string[]): Promise<ReturnType<typeof allSpans>> {
  return rasterized(levelOf(size, ...items));
}

async function rasterized(text: string): Promise<ReturnType<typeof allSpans>> {
  let spans = {};
  bake(await soundLevel(text), {
    onStage: (stage, field) => {
      if (stage === '1-rasterized') spans = allSpans(field as SolidHeightfield);
    },
  });
  return spans;
}

async function meshOf(item: string): Promise<Mesh> {
  const { geometry } = await soundLevel(levelOf('[4, 4, 4]', item));
  if (geometry[0].type !== 'mesh') throw new Error('A shape is a mesh.');
  return geometry[0].mesh;
}

/** The volume inside; above 0 when the triangles face outwards. */
function volumeOf({ vertices, indices }: Mesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [0, 1, 2].map((corner) => {
      const at = 3 * indices[i + corner];
      return [vertices[at], vertices[at + 1], vertices[at + 2]];
    });
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** Expects that each edge has a triangle on both sides, which run along it in opposite directions. */
function expectClosed({ indices }: Mesh): void {
  const edges = new Set<string>();
  for (let i = 0; i < indices.length; i += 3) {
    for (let corner = 0; corner < 3; corner++) edges.add(`${indices[i + corner]}-${indices[i + ((corner + 1) % 3)]}`);
  }
  expect(edges.size, 'each edge once in its direction').toBe(indices.length);
  const lone = [...edges].filter((edge) => !edges.has(edge.split('-').reverse().join('-')));
  expect(lone, 'edges with a triangle on one side only').toEqual([]);
}

const box = (more = '') => `{"type": "box", "min": [1, 1, 1], "max": [4, 4, 4]${more}}`;
const ramp = (rise: string) => `{"type": "ramp", "min": [0, 0, 0], "max": [4, 2, 3], "rise": "${rise}"}`;
const stairs = (rise: string, steps = 4) =>
  `{"type": "stairs", "min": [0, 0, 0], "max": [4, 4, 4], "rise": "${rise}", "steps": ${steps}}`;
const plane = (y: number, more = '') => `{"type": "plane", "min": [0, 0], "max": [2, 2], "y": ${y}${more}}`;
const cylinder = (sides: number, radius = 2) =>
  `{"type": "cylinder", "centre": [2, 2], "radius": ${radius}, "minY": 1, "maxY": 4, "sides": ${sides}}`;

const RISES = ['+x', '-x', '+z', '-z'];

describe('a solid shape', () => {
  test.each<[string, string, number, number]>([
    ['box', box(), 27, 12],
    ...RISES.map((rise): [string, string, number, number] => [`ramp that rises ${rise}`, ramp(rise), 12, 8]),
    ...RISES.map((rise): [string, string, number, number] => [`stairs that rise ${rise}`, stairs(rise), 40, 36]),
    ['single step', stairs('+x', 1), 64, 12],
    ['flight of 1024 steps', stairs('-z', 1024), 32 * (1 + 1 / 1024), 8196],
    ['cylinder of 4 sides', cylinder(4), 24, 12],
    ['cylinder of 3 sides', cylinder(3), 15.588, 8],
    ['cylinder of 256 sides', cylinder(256), 37.69, 1020],
  ])('is closed and faces outwards: %s', async (_, item, volume, triangles) => {
    const mesh = await meshOf(item);
    expectClosed(mesh);
    expect(volumeOf(mesh)).toBeCloseTo(volume, 1);
    expect(mesh.indices).toHaveLength(3 * triangles);
  });

  test('has the corners and the triangles that the documents list, in their order', async () => {
    const { vertices, indices } = await meshOf(box());
    const corners = '1,1,1 4,1,1 4,1,4 1,1,4 1,4,1 4,4,1 4,4,4 1,4,4'.replaceAll(' ', ',');
    expect(Array.from(vertices).join()).toBe(corners);
    expect(Array.from(indices).join()).toBe(
      '0,1,2,0,2,3, 4,6,5,4,7,6, 0,4,5,0,5,1, 1,5,6,1,6,2, 2,6,7,2,7,3, 3,7,4,3,4,0'.replaceAll(' ', ''),
    );
  });

  test('has corners like its profile, left side first', async () => {
    const { vertices } = await meshOf(stairs('-x', 2));
    const left = '0,0,4 4,0,4 4,2,4 2,2,4 2,4,4 0,4,4';
    const right = '0,0,0 4,0,0 4,2,0 2,2,0 2,4,0 0,4,0';
    expect(Array.from(vertices).join()).toBe(`${left} ${right}`.replaceAll(' ', ','));
  });

  test('ends exactly at its max, whatever its steps are', async () => {
    const item = '{"type": "stairs", "min": [0.1, 0.1, 0], "max": [0.3, 0.7, 1], "rise": "+x", "steps": 7}';
    const { vertices } = await meshOf(item);
    expect(Math.max(...Array.from(vertices).filter((_, i) => i % 3 === 0))).toBe(0.3);
    expect(Math.max(...Array.from(vertices).filter((_, i) => i % 3 === 1))).toBe(0.7);
  });

  test.each(['box', 'ramp', 'stairs', 'plane', 'cylinder'])(
    'is told of in the documents with an example: %s',
    async (type) => {
      const documents = readFileSync(join(root, 'docs', 'level-format.md'), 'utf8');
      const example = documents.split('```json\n').find((text) => text.startsWith(`{ "type": "${type}"`));
      const mesh = await meshOf(example?.split('```')[0] ?? '');
      expect(mesh.indices.length).toBeGreaterThan(0);
      expect(documents).toContain(`pictures/shapes-${type}.png`);
      expect(existsSync(join(root, 'docs', 'pictures', `shapes-${type}.png`))).toBe(true);
    },
  );

  test('may have an area for all its triangles', async () => {
    expect((await meshOf(box(', "area": 7'))).areas).toEqual(new Uint8Array(12).fill(7));
    expect((await meshOf(plane(1, ', "area": 0'))).areas).toEqual(Uint8Array.of(0, 0));
    expect((await meshOf(box())).areas).toBeUndefined();
  });
});

describe('the corners of a cylinder', () => {
  test('are rounded to 1/1024 m, from +x towards +z', async () => {
    const { vertices } = await meshOf(cylinder(16, 1));
    const ring = Array.from({ length: 16 }, (_, i) => [vertices[3 * i], vertices[3 * i + 2]]);
    // cos 22.5° = 0.92388 is 946/1024, sin 22.5° = 0.38268 is 392/1024, cos 45° = 0.70711 is 724/1024.
    const [one, a, b, c] = [1, 946 / 1024, 724 / 1024, 392 / 1024];
    expect(ring.slice(0, 5)).toEqual([
      [2 + one, 2],
      [2 + a, 2 + c],
      [2 + b, 2 + b],
      [2 + c, 2 + a],
      [2, 2 + one],
    ]);
    expect(ring.slice(8, 10)).toEqual([
      [2 - one, 2],
      [2 - a, 2 - c],
    ]);
  });

  test('are 16 a ring unless it says otherwise', async () => {
    const item = '{"type": "cylinder", "centre": [2, 2], "radius": 1, "minY": 0, "maxY": 1}';
    expect((await meshOf(item)).vertices).toHaveLength(3 * 2 * 16);
  });

  test('go up where they fall between two places, by no platform’s last bits', async () => {
    // Half of 3/1024 is 1.5/1024: the cosine of 60° is a bit more than 0.5 here, and a bit less elsewhere.
    const item = `{"type": "cylinder", "centre": [0, 0], "radius": ${3 / 1024}, "minY": 0, "maxY": 1, "sides": 6}`;
    const { vertices } = await meshOf(item);
    expect([0, 1, 2, 3, 4, 5].map((i) => vertices[3 * i] * 1024)).toEqual([3, 2, -1, -3, -1, 2]);
  });

  test('come from cosines that no platform rounds another way', () => {
    let nearest = 1;
    for (let sides = MIN_SIDES; sides <= MAX_SIDES; sides++) {
      for (let i = 0; i < sides; i++) {
        const angle = (2 * Math.PI * i) / sides;
        for (const value of [Math.cos(angle), Math.sin(angle)]) {
          const scaled = value * COSINE_GRID;
          nearest = Math.min(nearest, Math.abs(scaled - Math.floor(scaled) - 0.5));
        }
      }
    }
    // Twenty units in the last place of 1, where good libraries are one or two apart.
    expect(nearest / COSINE_GRID).toBeGreaterThan(20 * 2 ** -53);
  });
});

describe('a shape bakes', () => {
  test('as a box whose walls stand inside it: hollow, its floor not to be stood on', async () => {
    const spans = await spansOf('[5, 6, 5]', box());
    expect(spans['2,2']).toEqual([
      [1, 2, 0],
      [3, 4, 63],
    ]);
    const rim = '1,1 2,1 3,1 1,2 3,2 1,3 2,3 3,3'.split(' ');
    for (const column of rim) expect(spans[column], column).toEqual([[1, 4, 63]]);
    expect(Object.keys(spans)).toHaveLength(9);
  });

  test('as a ramp, higher along its rise', async () => {
    const spans = await spansOf('[5, 6, 5]', ramp('+x'));
    // The slope is one row on two columns; only the middle columns are hollow.
    for (const z of [0, 2]) {
      expect([0, 1, 2, 3].map((x) => spans[`${x},${z}`])).toEqual([
        [[0, 1, 63]],
        [[0, 1, 63]],
        [[0, 2, 63]],
        [[0, 2, 63]],
      ]);
    }
    expect(Object.keys(spans)).toHaveLength(12);
  });

  test.each([
    ['+x', (i: number) => `${i},1`],
    ['-x', (i: number) => `${3 - i},1`],
    ['+z', (i: number) => `1,${i}`],
    ['-z', (i: number) => `1,${3 - i}`],
  ])('as stairs that rise %s, a step a column', async (rise, column) => {
    const spans = await spansOf('[4, 6, 4]', stairs(rise));
    const tops = [0, 1, 2, 3].map((i) => spans[column(i)].at(-1)?.slice(1));
    expect(tops).toEqual([
      [1, 63],
      [2, 63],
      [3, 63],
      [4, 63],
    ]);
  });

  test('as a plane that faces up', async () => {
    expect(await spansOf('[4, 4, 4]', plane(1))).toEqual({
      '0,0': [[0, 1, 63]],
      '1,0': [[0, 1, 63]],
      '0,1': [[0, 1, 63]],
      '1,1': [[0, 1, 63]],
    });
  });

  test('as a cylinder of four sides, a square on its corner', async () => {
    const spans = await spansOf('[4, 6, 4]', cylinder(4));
    const inside = '1,1 2,1 1,2 2,2'.split(' ');
    const rim = '1,0 2,0 0,1 3,1 0,2 3,2 1,3 2,3'.split(' ');
    for (const column of inside) {
      expect(spans[column], column).toEqual([
        [1, 2, 0],
        [3, 4, 63],
      ]);
    }
    for (const column of rim) expect(spans[column], column).toEqual([[1, 4, 63]]);
    expect(Object.keys(spans)).toHaveLength(12);
  });

  test('in its place among the items: their order decides which area wins', async () => {
    const planes = [plane(1, ', "area": 9'), plane(2, ', "area": 0'), plane(3, ', "area": 5')];
    const settings = UNIT.replace('0}', '0, "mergeThreshold": 1}');
    const spans = async (items: string[]) =>
      (await rasterized(levelOf('[2, 4, 2]', ...items).replace(UNIT, settings)))['0,0'];
    expect(await spans(planes)).toEqual([[0, 3, 9]]);
    expect(await spans(planes.reverse())).toEqual([[0, 3, 5]]);
  });
});
