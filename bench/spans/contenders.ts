import { bakeSteps } from '../../core/bake/bake';
import { SpanKernel } from '../../core/kernel/spanKernel';
import { runToEnd } from '../../core/steps';
import { threadProgram } from '../../scripts/bandThread.mjs';
import { kernelCode } from '../../scripts/kernel.mjs';
import { NodeThread } from '../../threads/nodeThread';
import type { OurWay } from './contender';

const code = await kernelCode();
const kernel = SpanKernel.compile(code);

/** A kernel with another thread, which starts with the first bake. */
let withThread: Promise<SpanKernel> | undefined;

async function threadedKernel(): Promise<SpanKernel> {
  return SpanKernel.compile(code, [new NodeThread(await threadProgram())]);
}

/** The ways in which Ledgelight bakes, a line each. All come to the same spans. */
export const OUR_WAYS: readonly OurWay[] = [
  {
    name: 'ours, kernel',
    bake: (level, clock) => runToEnd(bakeSteps(level, { clock, kernel })),
    atMost: { overSum: 0.75, each: 1 },
  },
  {
    name: 'ours, 2 threads',
    bake: async (level, clock) => {
      withThread ??= threadedKernel();
      return runToEnd(bakeSteps(level, { clock, kernel: await withThread }));
    },
    faster: { than: 'ours, kernel', inCase: 'terrain', times: 1.6 },
  },
  {
    name: 'ours, TypeScript',
    bake: (level, clock) => runToEnd(bakeSteps(level, { clock })),
    atMost: { overSum: 2.2 },
  },
];
