import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectGolden, goldenNames } from './goldenLevels';
import { hosts, type OpenedHost } from './openHosts';

describe.each(hosts)('in %s', (_, open) => {
  let opened: OpenedHost;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test.each(goldenNames)('%s matches its expected figures in every stage', async (name) => {
    await expectGolden(opened.host, name);
  });
});
