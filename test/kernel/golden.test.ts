import { describe, test } from 'vitest';
import { expectGolden, goldenNames } from '../hosts/goldenLevels';
import { hereHost } from '../hosts/stageFigures';
import { testKernel } from './testKernel';

describe('with the kernel', () => {
  test.each(goldenNames)('%s matches its expected figures in every stage', async (name) => {
    await expectGolden(hereHost(testKernel), name);
  });
});
