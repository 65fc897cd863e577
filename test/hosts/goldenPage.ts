// Bakes in a page: puts the host's functions where the test can call them.
import { SpanKernel } from '../../core/kernel/spanKernel';
import { type BakeHost, hereHost } from './stageFigures';

declare global {
  interface Window {
    bakeHost: BakeHost;
    /** From now on the stages run in a kernel of this code, a number a byte. */
    useKernel(code: readonly number[]): void;
  }
}

window.bakeHost = hereHost();
window.useKernel = (code) => {
  window.bakeHost = hereHost(SpanKernel.compile(Uint8Array.from(code)));
};
