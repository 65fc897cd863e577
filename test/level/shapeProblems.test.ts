import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { runToEnd } from '../../core/steps';
import { expectProblems, filesOf, levelOfItem, unmark } from './places';

const problem = (code: string, says: string) => ({ code, says });
const outOfRange = (code: string, says: string) => ({ code, says, error: 'ArgumentOutOfRangeError' }) as const;

/** A level of one shape, of the given type and fields. */
const shape = (type: string, fields: string, opening = '{') => levelOfItem(`${opening}"type": "${type}", ${fields}}`);

const BOX = '"min": [0, 0, 0], "max": [1, 1, 1]';
const CIRCLE = '"centre": [0, 0], "radius": 1';

describe('LL102, a field of a shape that is of the wrong type', () => {
  test('is marked at its value', async () => {
    await expectProblems(shape('box', '"min": «[0, 0]», "max": [1, 1, 1]'), problem('LL102', '“min” holds 3 numbers'));
    await expectProblems(
      shape('plane', '"min": [0, 0], "max": «7», "y": 0'),
      problem('LL102', '“max” holds 2 numbers'),
    );
    await expectProblems(shape('stairs', `${BOX}, "rise": "+x", "steps": «1.5»`), problem('LL102', 'a whole number'));
  });

  test('is a rise that is none of the four', async () => {
    const says = '“rise” is one of “+x”, “-x”, “+z”, “-z”, not “up”.';
    await expectProblems(shape('ramp', `${BOX}, "rise": «"up"»`), problem('LL102', says));
    await expectProblems(shape('ramp', `${BOX}, "rise": «1»`), problem('LL102', '“rise” is a text, not 1'));
  });
});

describe('LL103, a field of a shape that is missing', () => {
  test('is marked at the shape’s opening brace, each by itself', async () => {
    await expectProblems(shape('ramp', BOX, '«{»'), problem('LL103', '“rise” is missing'));
    await expectProblems(shape('cylinder', `${CIRCLE}, "maxY": 1`, '«{»'), problem('LL103', '“minY” is missing'));
    await expectProblems(
      shape('stairs', '"max": [1, 1, 1], "rise": "+z"', '««{»»'),
      problem('LL103', '“min” is missing'),
      problem('LL103', '“steps” is missing'),
    );
  });
});

describe('LL150, a field that a shape does not have', () => {
  test('is warned of at its name', async () => {
    const { text, ranges } = unmark(shape('box', `${BOX}, «"steps"»: 3`));
    const { report } = await bakeLevel(text, filesOf({}), runToEnd);
    const unknown = report.problems.filter(({ code }) => code === 'LL150');
    expect(unknown).toMatchObject([{ severity: 'warning', range: ranges[0] }]);
    expect(unknown[0].message).toContain('not a field of a box');
  });
});

describe('LL204, a coordinate of a shape beyond 2^21', () => {
  test('is marked itself', async () => {
    await expectProblems(
      shape('box', '"min": [0, «-3e6», 0], "max": [1, 1, «1e999»]'),
      outOfRange('LL204', 'Min y is -3000000'),
      outOfRange('LL204', 'Max z is Infinity'),
    );
    await expectProblems(
      shape('plane', '"min": [0, 0], "max": [1, 1], "y": «3e6»'),
      outOfRange('LL204', '“y” is 3000000'),
    );
    await expectProblems(
      shape('cylinder', `${CIRCLE}, "minY": 0, "maxY": «3e6»`),
      outOfRange('LL204', '“maxY” is 3000000'),
    );
  });

  test('is marked at the radius that takes a cylinder there', async () => {
    await expectProblems(
      shape('cylinder', '"centre": [0, -2097152], "radius": «1», "minY": 0, "maxY": 1'),
      outOfRange('LL204', 'The outermost z is -2097153'),
    );
  });
});

test('LL207: an area id of a shape out of its range is marked itself', async () => {
  await expectProblems(shape('box', `${BOX}, "area": «64»`), outOfRange('LL207', 'Area is 64'));
});

describe('LL218, a shape that is empty or upside down', () => {
  test.each(['box', 'ramp', 'stairs'])('is marked at the max of a %s', async (type) => {
    const rest = type === 'box' ? '' : `, "rise": "+x"${type === 'stairs' ? ', "steps": 3' : ''}`;
    await expectProblems(
      shape(type, `"min": [1, 0, 3], "max": [«1», 1, «2»]${rest}`),
      problem('LL218', 'empty along x: max 1 is not above min 1'),
      problem('LL218', 'empty along z: max 2 is not above min 3'),
    );
  });

  test('is marked at the max of a plane and at the maxY of a cylinder', async () => {
    await expectProblems(
      shape('plane', '"min": [0, 1], "max": [1, «1»], "y": 0'),
      problem('LL218', 'empty along z: max 1 is not above min 1'),
    );
    await expectProblems(
      shape('cylinder', `${CIRCLE}, "minY": 2, "maxY": «-2»`),
      problem('LL218', 'empty along y: max -2 is not above min 2'),
    );
  });
});

describe('LL219, a count out of its range', () => {
  test.each([0, -1, 1025])('is %s steps', async (steps) => {
    await expectProblems(
      shape('stairs', `${BOX}, "rise": "+x", "steps": «${steps}»`),
      problem('LL219', `“steps” is ${steps}; it is a whole number from 1 to 1024.`),
    );
  });

  test.each([2, 257, 1e300])('is %s sides', async (sides) => {
    await expectProblems(
      shape('cylinder', `${CIRCLE}, "minY": 0, "maxY": 1, "sides": «${sides}»`),
      problem('LL219', `“sides” is ${sides}; it is a whole number from 3 to 256.`),
    );
  });
});

test('LL220: a radius that is not above 0 is marked itself', async () => {
  for (const radius of ['0', '-2', '-0.0']) {
    const text = shape('cylinder', `"centre": [0, 0], "radius": «${radius}», "minY": 0, "maxY": 1`);
    await expectProblems(text, problem('LL220', 'it must be above 0'));
  }
});

describe('LL106, a type that is not read', () => {
  test('is listed with all that are', async () => {
    await expectProblems(
      levelOfItem('{"type": «"sphere"»}'),
      problem('LL106', 'use mesh, heightGrid, voxels, rock, box, ramp, stairs, plane, cylinder.'),
    );
  });
});

test('LL205: a degenerate triangle of a shape is marked at the shape', async () => {
  const cylinder = '«{"type": "cylinder", "centre": [2, 2], "radius": 1e-4, "minY": 1, "maxY": 2, "sides": 3}»';
  const { text, ranges } = unmark(levelOfItem(cylinder));
  const { report } = await bakeLevel(text, filesOf({}), runToEnd);
  const degenerate = report.problems.filter(({ code }) => code === 'LL205');
  // Rounded to 1/1024, all its corners fall together.
  expect(degenerate.map(({ code, range }) => ({ code, range }))).toEqual(
    Array.from({ length: 8 }, () => ({ code: 'LL205', range: ranges[0] })),
  );
});
