import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What every project has in common. */
const common = {
  environment: 'node',
  // One more than the two cores of a small machine, because browser tests mostly wait.
  maxWorkers: 3,
  // A worker loads modules once for all its files, so tests must not leave state in them.
  isolate: false,
  // A generous limit for busy machines.
  expect: { poll: { timeout: 60_000 } },
} as const;

/** One project a kind of test; `vitest run --project gateway` runs one alone. */
export default defineConfig({
  test: {
    // One line a file, and the tests that fail: slow tests are not listed below it.
    slowTestThreshold: Infinity,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['schema/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...common,
          name: 'platform',
          include: ['platform/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // The same file as Node uses: the bundler's file would add a second copy of graphql with different classes.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          ...common,
          name: 'gateway',
          include: ['gateway/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      './web/vite.config.ts',
      {
        test: {
          ...common,
          name: 'e2e',
          globalSetup: ['e2e/support/seed.ts'],
          include: ['e2e/**/*.e2e.ts'],
          maxConcurrency: 2,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
