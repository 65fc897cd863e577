import { SpanKernel } from '../../core/kernel/spanKernel';
import { kernelCode } from '../../scripts/kernel.mjs';

/** The kernel of this repository's sources. */
export const testKernel = SpanKernel.compile(await kernelCode());
