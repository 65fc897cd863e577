import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectGolden, goldenNames } from './goldenLevels';
import { hosts, type OpenedHost, ways } from './openHosts';

describe.each(hosts)('in %s', (_, open) => {
  describe.each(ways)('%s', (_, codeOf) => {
    let opened: OpenedHost;
    beforeAll(async () => {
      opened = await open(await codeOf());
    });
    afterAll(() => opened.close());

    test.each(goldenNames)('%s matches its expected figures in every stage', async (name) => {
      await expectGolden(opened.host, name);
    });
  });
});
