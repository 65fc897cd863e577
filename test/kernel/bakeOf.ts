import { hashOf } from '../../bench/spans/ours';
import { type BakeResult, bake } from '../../core/bake/bake';
import { dumpText } from '../../core/bake/dumpText';
import type { SpanKernel } from '../../core/kernel/spanKernel';
import type { Level } from '../../core/level/level';

/** Every stage's dump, and all that a bake notes beside it. */
export function bakeOf(level: Level, kernel?: SpanKernel) {
  const stages: Record<string, string> = {};
  const result = bake(level, {
    kernel,
    onStage: (stage, field) => {
      stages[stage] = [...dumpText(field)].join('');
    },
  });
  const states = [...result.solid.state];
  const regions = [...result.compact.region];
  return { stages, states, regions, ...notesOf(result) };
}

/** What a bake came to in the end. It is given back. */
export function notesOf(result: BakeResult) {
  const { degenerate, degenerateTriangles, triangles } = result;
  const hash = hashOf(result);
  result.giveBack();
  return { hash, degenerate, degenerateTriangles, triangles };
}
