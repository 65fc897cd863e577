import { describe, expect, test } from 'vitest';
import { readWavefront } from '../../core/level/wavefront/wavefront';

const SQUARE = 'v 0 0 0\nv 0 0 1\nv 1 0 1\nv 1 0 0\n';

function read(text: string) {
  const { mesh, faults } = readWavefront(text);
  const { vertices, indices, vertexStarts, faceStarts } = mesh;
  /** The line of an offset, counted from 1. */
  const lineOf = (start: number) => text.slice(0, start).split(/\r\n|\n|\r/).length;
  return {
    vertices: [...vertices],
    indices: [...indices],
    vertexLines: [...vertexStarts].map(lineOf),
    faceLines: [...faceStarts].map(lineOf),
    faults: faults.map(({ start, end, message }) => ({ line: lineOf(start), word: text.slice(start, end), message })),
  };
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
      vertexLines: [1, 2, 3],
      faceLines: [4],
      faults: [],
    });
  });

  test('passes over a weight or a colour behind a vertex', () => {
    const { vertices, faults } = read('v 1 2 3 1.0\nv 4 5 6 0.5 0.5 0.5\nv 7 8 9 red\nf 1 2 3');
    expect({ vertices, faults }).toEqual({ vertices: [1, 2, 3, 4, 5, 6, 7, 8, 9], faults: [] });
  });

  test.each([
    ['vertices', 'f 1 2 3'],
    ['vertices and textures', 'f 1/5 2/6 3/7'],
    ['vertices and normals', 'f 1//5 2//6 3//7'],
    ['vertices, textures and normals', 'f 1/5/9 2/6/9 3/7/9'],
    ['vertices and slashes with nothing behind', 'f 1/ 2// 3/4/'],
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
      faceLines: [6, 6, 6],
    });
  });

  test('may name vertices that come later', () => {
    expect(read(`f 1 2 3\n${SQUARE}`)).toMatchObject({ indices: [0, 1, 2], faults: [] });
  });

  test('may have tabs, blanks around its words and blank lines, and no last line end', () => {
    const text = '\n  v 0 0 0  \n\tv\t0  0\t1 \n\nv 1 0 1\n   \nf 1  2 3   ';
    expect(read(text)).toMatchObject({
      vertices: [0, 0, 0, 0, 0, 1, 1, 0, 1],
      indices: [0, 1, 2],
      faceLines: [7],
      faults: [],
    });
  });

  test.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('may end its lines with %s', (_, lineEnd) => {
    const text = `# stones\n\nv 0 0 0\nv 0 0 \\\n1\nv 1 0 1\nf 1 2 3\n`.replaceAll('\n', lineEnd);
    expect(read(text)).toMatchObject({
      vertices: [0, 0, 0, 0, 0, 1, 1, 0, 1],
      indices: [0, 1, 2],
      vertexLines: [3, 4, 6],
      faceLines: [7],
      faults: [],
    });
  });

  test('carries a line on in the next one behind a backslash', () => {
    expect(facesOf('f 1 \\\n 2\\\n\\\n 3 \\\t\n4')).toEqual([0, 1, 2, 0, 2, 3]);
    expect(facesOf('g walls \\\nf 9 9 9\nf 1 2 3')).toEqual([0, 1, 2]);
    expect(facesOf('f 1 2 3\\')).toEqual([0, 1, 2]);
  });

  test('does not carry a comment on', () => {
    expect(facesOf('# C:\\stones\\\nf 1 2 3')).toEqual([0, 1, 2]);
    expect(facesOf('f 1 2 3 # C:\\stones\\\nf 1 3 4')).toEqual([0, 1, 2, 0, 2, 3]);
  });

  test('may have comments behind its data', () => {
    const { vertices, faults } = read('v 1 2 3 # first\nv 4 5 6# second\nv 7 8 9 #\nf 1 2 3 #4\n');
    expect({ vertices, faults }).toEqual({ vertices: [1, 2, 3, 4, 5, 6, 7, 8, 9], faults: [] });
  });

  test('passes over all other statements', () => {
    const others =
      'o Floor\nvn 0 1 0\nvt 0 0\ng a b\ns off\nusemtl stone\nmtllib a.mtl\nl 1 2\np 1\nfree text\nvp 1\nfo 1\nV 1\nF\n\\\n';
    const { vertices, indices, faults } = read(`${others}${SQUARE}${others}f 1 2 3`);
    expect({ indices, faults }).toEqual({ indices: [0, 1, 2], faults: [] });
    expect(vertices).toHaveLength(12);
  });

  test('may begin with a byte order mark', () => {
    expect(read('\ufeffv 1 2 3\nv 4 5 6\nv 7 8 9\nf 1 2 3')).toMatchObject({ indices: [0, 1, 2], faults: [] });
  });

  test('grows beyond what it begins with', () => {
    const count = 5000;
    const vertices = Array.from({ length: count }, (_, i) => `v ${i} 0 ${-i}`).join('\n');
    const faces = Array.from({ length: count }, (_, i) => `f 1 ${i + 1} ${count}`).join('\n');
    const { mesh } = readWavefront(`${vertices}\n${faces}`);
    expect([...mesh.vertices.slice(3 * 4321, 3 * 4322)]).toEqual([4321, 0, -4321]);
    expect([...mesh.indices.slice(3 * 4321, 3 * 4322)]).toEqual([0, 4321, 4999]);
    expect(mesh.indices).toHaveLength(3 * count);
  });
});

describe('what cannot be read', () => {
  const corner = 'is not a corner: vertices are counted from 1, or back from -1.';
  const number = 'is not a finite decimal number, such as -1.5 or 2e3.';
  test.each([
    ['v 1 2', 'v', 'The vertex has 2 of its 3 numbers x, y and z.'],
    ['v', 'v', 'The vertex has 0 of its 3 numbers x, y and z.'],
    ['v 1 two 3', 'two', `“two” ${number}`],
    ['v 1 2 3,5', '3,5', `“3,5” ${number}`],
    ['v 1e400 2 3', '1e400', `“1e400” ${number}`],
    ['v 1 -1e400 3', '-1e400', `“-1e400” ${number}`],
    ['v nan 2 3', 'nan', `“nan” ${number}`],
    ['v 1 inf 3', 'inf', `“inf” ${number}`],
    ['v 1 Infinity 3', 'Infinity', `“Infinity” ${number}`],
    ['v 0x10 2 3', '0x10', `“0x10” ${number}`],
    ['v 1 . 3', '.', `“.” ${number}`],
    ['v 1 2 3e', '3e', `“3e” ${number}`],
    ['v 1 2 3e+', '3e+', `“3e+” ${number}`],
    ['v 1 2 --3', '--3', `“--3” ${number}`],
    ['v x y z', 'x', `“x” ${number}`],
    ['f 1 2', 'f', 'The face has 2 corners; it needs at least 3.'],
    ['f', 'f', 'The face has 0 corners; it needs at least 3.'],
    ['f 1 2 0', '0', `“0” ${corner}`],
    ['f 1 2 -0/1', '-0/1', `“-0/1” ${corner}`],
    ['f 1 2 x', 'x', `“x” ${corner}`],
    ['f 1 2 /3', '/3', `“/3” ${corner}`],
    ['f 1 2 1.5', '1.5', `“1.5” ${corner}`],
    ['f 1 2 1e400', '1e400', `“1e400” ${corner}`],
    ['f 1 2 3/a', '3/a', `“3/a” ${corner}`],
    ['f 1 2 3/1/1/1', '3/1/1/1', `“3/1/1/1” ${corner}`],
    ['f 1 2 5', '5', '“5” names a vertex that is not there; the file has 4.'],
    ['f 1 2 99999999999/1', '99999999999/1', '“99999999999/1” names a vertex that is not there; the file has 4.'],
    ['f 1 2 -5', '-5', '“-5” counts back too far: 4 vertices come before it.'],
    ['f 1 2 -99999999999', '-99999999999', '“-99999999999” counts back too far: 4 vertices come before it.'],
  ])('is told with its place: %s', (line, word, message) => {
    expect(read(`${SQUARE}# the sixth line\n${line}\n`).faults).toEqual([{ line: 6, word, message }]);
  });

  test('is told with the line it stands in, where a statement goes over several', () => {
    expect(read(`${SQUARE}f 1 2 \\\n 3 \\\n x\n`).faults).toMatchObject([{ line: 7, word: 'x' }]);
  });

  test('does not hide the next one, and is told once a line', () => {
    const { faults } = read(`${SQUARE}f 1 2\nf 1 2 3\nf 1 2 99\nv x y z\nf x y z\n`);
    expect(faults.map(({ line }) => line)).toEqual([5, 7, 8, 9]);
  });

  test('does not shift the numbers of the vertices behind it', () => {
    expect(read('v 0 0 0\nv x\nv 1 0 0\nv 1 0 1\nf 1 3 4').faults.map(({ line }) => line)).toEqual([2]);
  });

  test('is quoted in short when it is long', () => {
    const [fault] = read(`v ${'x'.repeat(1000)} 1 2\n`).faults;
    expect(fault.message).toBe(`“${'x'.repeat(40)}…” ${number}`);
    expect(fault.word).toHaveLength(1000);
  });

  test('is a file that was cut off in the middle of its last line', () => {
    const cutOff = ' The file ends in this line; it may be cut off.';
    expect(read(`${SQUARE}f 1 2 3\nf 1 3`).faults).toEqual([
      { line: 6, word: 'f', message: `The face has 2 corners; it needs at least 3.${cutOff}` },
    ]);
    expect(read(`${SQUARE}f 1 2 3\nv 1 2 3e`).faults[0].message).toBe(`“3e” ${number}${cutOff}`);
    expect(read(`${SQUARE}f 1 2 3\nf 1 3\n`).faults[0].message).not.toContain(cutOff);
  });

  test('is a file without faces', () => {
    for (const text of ['', '# nothing\n', SQUARE, 'v 1 2 3\nl 1 1\np 1\n']) {
      expect(read(text).faults[0].message).toBe('The file has no faces, so there is nothing in it to bake.');
      expect(read(text).faults).toHaveLength(1);
    }
  });

  test('is a binary file, told once', () => {
    const { faults } = read(`glTF\u0002\0\0\0v x\nf 0\n${'f 0 0 0\0\n'.repeat(1000)}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line: 1, word: '\0' });
    expect(faults[0].message).toContain('This is not a text');
  });

  test('is counted in a flood, of which the first hundred are listed', () => {
    const { faults, faultCount } = readWavefront('f 0 0 0\n'.repeat(100_000));
    expect(faultCount).toBe(100_000);
    expect(faults).toHaveLength(100);
  });
});
