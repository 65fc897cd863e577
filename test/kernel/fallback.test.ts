import { afterEach, describe, expect, test, vi } from 'vitest';
import { SpanKernel } from '../../core/kernel/spanKernel';
import { kernelCode } from '../../scripts/kernel.mjs';
import { expectGolden } from '../hosts/goldenLevels';
import { hereHost } from '../hosts/stageFigures';

const code = await kernelCode();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('The kernel is refused', () => {
  test.each(['WebAssembly', 'SharedArrayBuffer'])('where there is no %s', (name) => {
    vi.stubGlobal(name, undefined);
    const refused = new TypeError('There is no WebAssembly with shared memory here.');
    expect(() => SpanKernel.compile(code)).toThrow(refused);
  });

  test.each([
    ['no WebAssembly', Uint8Array.of(1, 2, 3)],
    ['damaged', code.slice().fill(255, 8, 16)],
    ['cut short', code.slice(0, -1)],
    ['another program', Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)],
  ])('when its code is %s', (_, wrong) => {
    expect(() => SpanKernel.compile(wrong)).toThrow(Error);
  });
});

test('A level that the kernel has no room for is baked in plain TypeScript, to the golden figures', async () => {
  const kernel = SpanKernel.compile(code);
  const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('Maximum memory size exceeded');
  });
  await expectGolden(hereHost(kernel), 'bridge');
  expect(grow).toHaveBeenCalled();
});
