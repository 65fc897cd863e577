import { describe, expect, test } from 'vitest';
import { readWavefront, type WavefrontFault } from '../../core/level/wavefront';
import { expectProblems, levelOfItem, soundLevel } from './places';

const SQUARE = 'v 0 0 0\nv 0 0 1\nv 1 0 1\nv 1 0 0\n';

function read(text: string) {
  const faults: WavefrontFault[] = [];
  const { vertices, indices, lines } = readWavefront(text, (fault) => faults.push(fault));
  return { vertices: [...vertices], indices: [...indices], lines: [...lines], faults };
}

/** The corners of the faces after a square of vertices. */
function facesOf(text: string): number[] {
  const { indices, faults } = read(SQUARE + text);
  expect(faults).toEqual([]);
  return indices;
}

describe('a Wavefront OBJ text', () => {
  test('gives its vertices as doubles and its triangles counted from 0', () => {
    expect(read('v 0.1 -2 3e2\nv .5 1. +4\nv 7 8 9\nf 3 1 2\n')).toEqual({
      vertices: [0.1, -2, 300, 0.5, 1, 4, 7, 8, 9],
      indices: [2, 0, 1],
      lines: [4],
      faults: [],
    });
  });

  test('passes over a weight or a colour behind a vertex', () => {
    expect(read('v 1 2 3 1.0\nv 4 5 6 0.5 0.5 0.5\n').vertices).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([
    ['vertices', 'f 1 2 3'],
    ['vertices and textures', 'f 1/5 2/6 3/7'],
    ['vertices and normals', 'f 1//5 2//6 3//7'],
    ['vertices, textures and normals', 'f 1/5/9 2/6/9 3/7/9'],
    ['vertices counted back', 'f -4 -3 -2'],
    ['vertices counted back, with the rest', 'f -4/-1/-1 -3/-1/-1 -2/-1/-1'],
    ['forms mixed', 'f 1 -3/1 3//2'],
  ])('has faces of %s', (_, face) => {
    expect(facesOf(face)).toEqual([0, 1, 2]);
  });

  test('counts back from the last vertex so far', () => {
    expect(read('v 0 0 0\nv 0 0 1\nv 1 0 1\nf -3 -2 -1\nv 9 9 9\nf -3 -2 -1\n').indices).toEqual([0, 1, 2, 1, 2, 3]);
  });

  test('makes a fan of a polygon, from its first corner', () => {
    expect(facesOf('f 1 2 3 4')).toEqual([0, 1, 2, 0, 2, 3]);
    expect(read(`${SQUARE}v 2 0 2\nf 5 1 2 3 4`)).toMatchObject({
      indices: [4, 0, 1, 4, 1, 2, 4, 2, 3],
      lines: [6, 6, 6],
    });
  });

  test('may name vertices that come later', () => {
    expect(read(`f 1 2 3\n${SQUARE}`)).toMatchObject({ indices: [0, 1, 2], faults: [] });
  });

  test('may have CR LF line ends, blanks around its words, blank lines and no last line end', () => {
    const text = '\r\n  v 0 0 0  \r\n\tv\t0  0\t1 \r\n\r\nv 1 0 1\r\n   \r\nf 1  2 3   ';
    expect(read(text)).toEqual({
      vertices: [0, 0, 0, 0, 0, 1, 1, 0, 1],
      indices: [0, 1, 2],
      lines: [7],
      faults: [],
    });
  });

  test('passes over comments and all other lines', () => {
    const text =
      '# v 9 9 9\no Floor\nvn 0 1 0\nvt 0 0\ng a b\ns off\nusemtl stone\nmtllib a.mtl\nl 1 2\np 1\nfree text\nvp 1\n';
    expect(read(text + SQUARE)).toMatchObject({ faults: [], indices: [] });
    expect(read(text + SQUARE).vertices).toHaveLength(12);
  });

  test('may be empty', () => {
    expect(read('')).toEqual({ vertices: [], indices: [], lines: [], faults: [] });
  });

  test('grows beyond what it begins with', () => {
    const count = 5000;
    const vertices = Array.from({ length: count }, (_, i) => `v ${i} 0 ${-i}`).join('\n');
    const faces = Array.from({ length: count }, (_, i) => `f 1 ${i + 1} ${count}`).join('\n');
    const mesh = read(`${vertices}\n${faces}`);
    expect(mesh.vertices.slice(3 * 4321, 3 * 4322)).toEqual([4321, 0, -4321]);
    expect(mesh.indices.slice(3 * 4321, 3 * 4322)).toEqual([0, 4321, 4999]);
    expect(mesh.lines[4321]).toBe(count + 4322);
    expect(mesh.indices).toHaveLength(3 * count);
  });
});

describe('a line that cannot be read', () => {
  test.each([
    ['v 1 2', 'The vertex has 2 numbers; it needs x, y and z.'],
    ['v', 'The vertex has 0 numbers; it needs x, y and z.'],
    ['v 1 two 3', '“two” is not a number.'],
    ['v 1 2 3,5', '“3,5” is not a number.'],
    ['f 1 2', 'The face has 2 corners; it needs at least 3.'],
    ['f', 'The face has 0 corners; it needs at least 3.'],
    ['f 1 2 0', '“0” is not a corner: vertices are counted from 1, or back from -1.'],
    ['f 1 2 x', '“x” is not a corner: vertices are counted from 1, or back from -1.'],
    ['f 1 2 /3', '“/3” is not a corner: vertices are counted from 1, or back from -1.'],
    ['f 1 2 1.5', '“1.5” is not a corner: vertices are counted from 1, or back from -1.'],
    ['f 1 2 5', 'The face names vertex 5; the file has 4.'],
    ['f 1 2 -5', 'The face names vertex -5, but only 4 come before it.'],
  ])('%s is told with its number', (line, message) => {
    expect(read(`${SQUARE}\n# the sixth line\n${line}\n`).faults).toEqual([{ line: 7, message }]);
  });

  test('does not hide the next one', () => {
    expect(read(`${SQUARE}f 1 2\nf 1 2 3\nv x y z\n`).faults.map(({ line }) => line)).toEqual([5, 7, 7, 7]);
  });
});

describe('a mesh with a source', () => {
  test('is read from it', async () => {
    const text = levelOfItem('{"type": "mesh", "source": "meshes/floor.obj", "area": 7}');
    const { geometry } = await soundLevel(text, { 'meshes/floor.obj': `${SQUARE}f 1 2 3 4\n` });
    expect(geometry).toMatchObject([
      {
        type: 'mesh',
        mesh: {
          vertices: Float64Array.of(0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0),
          indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
          areas: Uint8Array.of(7, 7),
        },
      },
    ]);
  });

  test('LL108: tells of a line that cannot be read, where the level names the file', async () => {
    const problem = (says: string) => ({ code: 'LL108', says });
    const text = levelOfItem('{"type": "mesh", "source": «"floor.obj"»}');
    await expectProblems({ '': text, 'floor.obj': `${SQUARE}f 1 2 9\n` }, problem('floor.obj, line 5: The face names'));
  });
});
