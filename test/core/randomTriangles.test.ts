import { describe, expect, test } from 'vitest';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { surfaceOfArea } from '../../core/spans/surface';
import { rasterizeMesh } from '../../core/voxelize/rasterize';
import { allSpans, meshOf, type Span, spansAt, unitFrame } from './heightfields';
import { addSpanPlainly, type PlainTriangle, rasterizePlainly } from './plainRasterizer';
import { Random } from './random';
import { frames, shapes } from './randomShapes';

describe.each(frames)('triangles in %s', (_, frame) => {
  test.each(shapes)('%s give the spans of the plain reading', (_name, shape) => {
    const random = new Random(17);
    let spans = 0;
    for (let run = 0; run < 120; run++) {
      const triangles = Array.from({ length: 6 }, (): PlainTriangle => ({ corners: shape(random, frame) }));
      const areas = random.chance(0.5) ? triangles.map(() => random.whole(0, 63)) : undefined;
      const slopeCosine = random.pick([0.70710677, 0.3, 1, 0]);
      const mergeThreshold = random.whole(0, 4);
      const builder = new SolidBuilder(frame);
      const mesh = meshOf(
        triangles.flatMap(({ corners }) => [...corners]),
        areas,
      );
      const { degenerate } = rasterizeMesh(builder, mesh, { slopeCosine, mergeThreshold });
      const given = triangles.map(({ corners }, i) => ({ corners, area: areas?.[i] }));
      const expected = rasterizePlainly(frame, given, slopeCosine, mergeThreshold);
      expect({ spans: allSpans(builder.finish()), degenerate }, `run ${run}`).toEqual(expected);
      spans += Object.values(expected.spans).length;
    }
    expect(spans).toBeGreaterThan(20);
  });
});

test('spans added in any order merge as the plain reading merges them', () => {
  const random = new Random(3);
  for (let run = 0; run < 2000; run++) {
    const threshold = random.whole(0, 5);
    const builder = new SolidBuilder(unitFrame(1, 1, 40));
    let expected: Span[] = [];
    for (let i = random.whole(1, 25); i > 0; i--) {
      const min = random.whole(0, 36);
      const span: Span = [min, min + random.whole(1, 4), random.whole(0, 63)];
      builder.addSpan(0, span[0], span[1], surfaceOfArea(span[2]), threshold);
      expected = addSpanPlainly(expected, span, threshold);
    }
    expect(spansAt(builder.finish(), 0, 0), `run ${run}`).toEqual(expected);
  }
});
