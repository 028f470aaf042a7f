import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project a kind of test; `vitest run --project gateway` runs one alone. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['schema/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'platform',
          include: ['platform/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        // The file that Node takes too: with the bundlers' one there would be two copies of graphql, whose classes
        // do not know each other.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          name: 'gateway',
          include: ['gateway/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      './web/vite.config.ts',
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Each file has a portal and a browser of its own, and waits more than it works.
          maxWorkers: 2,
        },
      },
    ],
  },
});
