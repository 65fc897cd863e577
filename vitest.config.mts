import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          // The modules under test hold no state, so the files can share them: a third of the time is saved.
          pool: 'threads',
          isolate: false,
          // Nothing else goes on meanwhile: no processor need be left free.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['test/hosts/**/*.hosts.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'workbench',
          include: ['test/workbench/**/*.run.ts'],
          // Each file has a server and a browser that draws in software: one at a time.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
