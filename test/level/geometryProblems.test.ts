import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { runToEnd } from '../../core/steps';
import { expectProblems, filesOf, levelOfItem, unmark } from './places';

const invalid = (code: string, says: string) => ({ code, says, error: 'ArgumentError' }) as const;
const outOfRange = (code: string, says: string) => ({ code, says, error: 'ArgumentOutOfRangeError' }) as const;

const FLAT = '0,1,0, 0,1,4, 4,1,0';
const TRIPLETS = '[0,1,0], [0,1,4], [4,1,0]';

/** A level of one mesh. */
const mesh = (vertices: string, indices: string, more = '') =>
  levelOfItem(`{"type": "mesh", ${vertices}, ${indices}${more && `, ${more}`}}`);

describe('LL201, indices that are not whole triangles', () => {
  test('are marked at the name of the list', async () => {
    await expectProblems(
      mesh(`"vertices": [${FLAT}]`, '«"indices"»: [0, 1, 2, 0]'),
      outOfRange('LL201', '4 indices are not whole triangles'),
    );
  });
});

describe('LL202, an index without a vertex', () => {
  test('is marked itself, in a flat list', async () => {
    await expectProblems(
      mesh(`"vertices": [${FLAT}]`, '"indices": [0, «3», 2, «-1», 1, 2]'),
      outOfRange('LL202', 'Index 3 addresses no vertex; the mesh has 3'),
      outOfRange('LL202', 'Index -1 addresses no vertex'),
    );
  });

  test('is marked itself, in a list of triplets', async () => {
    await expectProblems(
      mesh(`"vertices": [${TRIPLETS}]`, '"indices": [[0, 1, 2], [0, «4294967296», 2]]'),
      outOfRange('LL202', 'Index 4294967296'),
    );
  });
});

describe('LL204, a coordinate beyond 2^21', () => {
  test('is marked itself, in a flat list', async () => {
    await expectProblems(
      mesh('"vertices": [0,1,0, 0,1,«3e6», «-1e308»,1,0]', '"indices": [0, 1, 2]'),
      outOfRange('LL204', 'Vertex 1 z is 3000000'),
      outOfRange('LL204', 'Vertex 2 x is -1e+308'),
    );
  });

  test('is marked itself, in a list of triplets, even one too great for a double', async () => {
    await expectProblems(
      mesh('"vertices": [[0,1,0], [0,«1e999»,4], [4,1,0]]', '"indices": [[0, 1, 2]]'),
      outOfRange('LL204', 'Vertex 1 y is Infinity'),
    );
  });

  test('is marked in bounds, a grid’s origin and a volume’s corner', async () => {
    await expectProblems(
      '{"bounds": {"min": [0, 0, «-2097153»], "max": [4, 4, 4]}, "geometry": []}',
      outOfRange('LL204', 'Bounds min z is -2097153'),
    );
    await expectProblems(
      '{"grid": {"origin": [«2097153», 0, 0], "size": [4, 4, 4]}, "geometry": []}',
      outOfRange('LL204', 'Grid origin x is 2097153'),
    );
  });

  test('is marked in a height grid', async () => {
    await expectProblems(grid({ heights: '[1, 1, «2097153», 1]' }), outOfRange('LL204', 'Height 2 is 2097153'));
    await expectProblems(grid({ origin: '[0, «-2097152.5»]' }), outOfRange('LL204', 'Origin z is -2097152.5'));
  });
});

describe('LL205, a degenerate triangle', () => {
  /** What is warned of in a level that is baked, and where. */
  async function expectWarnings(marked: string, texts: Record<string, string>, ...says: string[]) {
    const { text, ranges } = unmark(marked);
    const { report, summaries } = await bakeLevel(text, filesOf(texts), runToEnd);
    expect(summaries[0]?.degenerate).toBe(says.length);
    const degenerate = report.problems.filter(({ code }) => code === 'LL205');
    expect(degenerate.map(({ code, severity, range }) => ({ code, severity, range }))).toEqual(
      ranges.map((range) => ({ code: 'LL205', severity: 'warning', range })),
    );
    degenerate.forEach(({ message }, i) => {
      expect(message).toContain(says[i]);
    });
  }

  test('is marked as three numbers of a flat list, or as its triplet', async () => {
    const flat = '"indices": [0,1,2, «0, 1 , 1»,   «2,2,2»]';
    await expectWarnings(mesh(`"vertices": [${FLAT}]`, flat), {}, 'Triangle 1 of item 0', 'Triangle 2 of item 0');
    const triplets = '"indices": [[0,1,2], «[0, 1, 1]»]';
    await expectWarnings(mesh(`"vertices": [${TRIPLETS}]`, triplets), {}, 'Triangle 1 of item 0');
  });

  test('is marked in a height grid at the first height of its square', async () => {
    const squeezed = '{"type": "heightGrid", "origin": [1e6, 0], "spacing": 1e-3, "countX": 3, "countZ": 2';
    const heights = '"heights": [«1», «1», 1, 1, 1, 1]}';
    const { text, ranges } = unmark(levelOfItem(`${squeezed}, ${heights}`));
    const { report } = await bakeLevel(text, filesOf({}), runToEnd);
    // Both triangles of each square fall together.
    const degenerate = report.problems.filter(({ code }) => code === 'LL205');
    expect(degenerate.map(({ range }) => range)).toEqual([ranges[0], ranges[0], ranges[1], ranges[1]]);
  });
});

describe('LL206, counts that do not fit together', () => {
  test('are marked at the name of the list', async () => {
    await expectProblems(mesh('«"vertices"»: [0,1,0, 0,1]', '"indices": []'), {
      code: 'LL206',
      says: '5 numbers are not whole vertices',
    });
    await expectProblems(
      mesh(`"vertices": [${FLAT}]`, '"indices": [0,1,2]', '«"areas"»: [1, 2]'),
      invalid('LL206', '2 areas for 1 triangles'),
    );
    await expectProblems(
      grid({ heightsName: '«"heights"»', heights: '[1, 1, 1]' }),
      invalid('LL206', '3 heights for 2 × 2'),
    );
    await expectProblems(
      voxels('"size": [2, 1, 1], «"dense"»: [1]'),
      invalid('LL206', '1 dense voxels for 2 × 1 × 1 = 2 cells'),
    );
  });
});

describe('LL207, an area id', () => {
  test('is marked itself', async () => {
    const sound = `"vertices": [${FLAT}]`;
    await expectProblems(mesh(sound, '"indices": [0,1,2]', '"area": «64»'), outOfRange('LL207', 'Area is 64'));
    await expectProblems(mesh(sound, '"indices": [0,1,2]', '"area": «0.5»'), outOfRange('LL207', 'Area is 0.5'));
    await expectProblems(
      mesh(sound, '"indices": [0,1,2, 0,1,2]', '"areas": [63, «-1»]'),
      outOfRange('LL207', 'Area of triangle 1 is -1'),
    );
    await expectProblems(
      voxels('"size": [1, 1, 1], "dense": [1], "materialAreas": {"1": 0, "2": «64»}'),
      outOfRange('LL207', 'Area of material 2 is 64'),
    );
    await expectProblems(
      {
        '': levelOfItem('{"type": "mesh", "source": "a.obj", "areas": [«99»]}'),
        'a.obj': 'v 0 1 0\nv 0 1 1\nv 1 1 0\nf 1 2 3',
      },
      outOfRange('LL207', 'Area of triangle 0 is 99'),
    );
  });
});

describe('LL208 and LL209, a height grid’s spacing and counts', () => {
  test('are marked themselves', async () => {
    await expectProblems(grid({ spacing: '«0»' }), outOfRange('LL208', 'Spacing is 0 m; it must be above 0'));
    await expectProblems(grid({ spacing: '«-2»' }), outOfRange('LL208', 'Spacing is -2 m'));
    await expectProblems(grid({ countX: '«1»', heights: '[1, 1]' }), invalid('LL209', 'countX is 1'));
    await expectProblems(grid({ countZ: '«1»', heights: '[1, 1]' }), invalid('LL209', 'countZ is 1'));
  });
});

describe('LL210 to LL217, voxels', () => {
  const columns = (list: string) => voxels(`"size": [2, 4, 2], "columns": [${list}]`);

  test('LL210: a size is marked at its number', async () => {
    await expectProblems(voxels('"size": [1, «0», 1], "dense": []'), outOfRange('LL210', 'Size along y is 0'));
    await expectProblems(voxels('"size": [1, 1, «-3»], "columns": []'), outOfRange('LL210', 'Size along z is -3'));
  });

  test('LL211: a material is marked itself', async () => {
    await expectProblems(voxels('"size": [1, 2, 1], "dense": [0, «256»]'), outOfRange('LL211', 'Voxel 1 is 256'));
    await expectProblems(columns('{"x": 0, "z": 0, "runs": [[0, 1, «0»]]}'), outOfRange('LL211', 'Material is 0'));
    await expectProblems(
      voxels('"size": [1, 1, 1], "dense": [1], "materialAreas": {"stone": «4»}'),
      outOfRange('LL211', 'Material “stone”'),
    );
  });

  test('LL211: a material named like a part of every object is refused as well', async () => {
    await expectProblems(
      voxels('"size": [1, 1, 1], "dense": [1], "materialAreas": {"__proto__": «4»}'),
      outOfRange('LL211', 'Material “__proto__”'),
    );
  });

  test('LL212: a column outside is marked at its number', async () => {
    await expectProblems(
      columns('{"x": «2», "z": 0, "runs": []}, {"x": 0, "z": «-1», "runs": []}'),
      outOfRange('LL212', 'Column x is 2; it lies between 0 and 1'),
      outOfRange('LL212', 'Column z is -1'),
    );
  });

  test('LL213: a column given twice is marked the second time', async () => {
    await expectProblems(
      columns('{"x": 0, "z": 1, "runs": []}, «{"x": 0, "z": 1, "runs": []}»'),
      invalid('LL213', 'Column (0, 1) is given twice'),
    );
  });

  test('LL214: an empty run is marked at its length', async () => {
    await expectProblems(columns('{"x": 0, "z": 0, "runs": [[0, «0», 1]]}'), invalid('LL214', 'length 0'));
  });

  test('LL215: a run outside is marked as a whole', async () => {
    await expectProblems(
      columns('{"x": 0, "z": 0, "runs": [[0, 1, 1], «[3, 2, 1]»]}'),
      outOfRange('LL215', 'from row 3 to 5; the chunk has rows 0 to 4'),
    );
  });

  test('LL216: a run below the one before is marked at its start', async () => {
    await expectProblems(
      columns('{"x": 0, "z": 0, "runs": [[0, 2, 1], [«1», 1, 1]]}'),
      invalid('LL216', 'begins at row 1, below 2'),
    );
  });

  test('LL217: an offset that is no exact whole number is marked itself', async () => {
    await expectProblems(
      levelOfItem('{"type": "voxels", "offset": [0, «9007199254740992», 0], "size": [1, 1, 1], "dense": [1]}'),
      outOfRange('LL217', 'Offset 9007199254740992'),
    );
  });
});

describe('several faults', () => {
  test('are all told at once, each at its place', async () => {
    await expectProblems(
      `{"settings": {"height": «0»},
        "bounds": {"min": [0, 0, 0], "max": [4, 4, 4]},
        "geometry": [
          {"type": "mesh", "vertices": [${FLAT}], "indices": [0, 1, «9»]},
          {"type": «"teapot"»}],
        "volumes": [{"area": «64», "polygon": [[0, 0], [1, 0], [0, 1]], "minY": 0, "maxY": 1}]}`,
      outOfRange('LL304', 'height is 0'),
      outOfRange('LL202', 'Index 9'),
      { code: 'LL106', says: '“teapot”' },
      outOfRange('LL207', 'Area is 64'),
    );
  });
});

/** A level of one height grid; its fields as JSON. */
function grid(fields: Partial<Record<'origin' | 'spacing' | 'countX' | 'countZ' | 'heights' | 'heightsName', string>>) {
  const { origin = '[0, 0]', spacing = '1', countX = '2', countZ = '2', heights = '[1, 1, 1, 1]' } = fields;
  const { heightsName = '"heights"' } = fields;
  return levelOfItem(
    `{"type": "heightGrid", "origin": ${origin}, "spacing": ${spacing}, "countX": ${countX}, "countZ": ${countZ}, ${heightsName}: ${heights}}`,
  );
}

const voxels = (fields: string) => levelOfItem(`{"type": "voxels", "offset": [0, 0, 0], ${fields}}`);
