import { afterAll, beforeAll, describe } from 'vitest';

import type { VirtualClock } from '../src/clock.ts';
import { TestClient } from './client.ts';
import { openServerDatabase, serverUrl } from './database.ts';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './testing.ts';

/** What a suite works with; there from its first `beforeAll` on. */
export interface Suite {
  readonly platform: TestPlatform;
  readonly client: TestClient;
}

/** What the platforms of a suite are made with, asked before each is made. */
export type SuiteOptions = () => Pick<TestPlatformOptions<VirtualClock>, 'chain' | 'clock'>;

/**
 * The same suite on the embedded PostgreSQL and, when TEST_DATABASE_URL names one, on a server. Without it the
 * server's half shows as skipped.
 */
export function onEachPlatform(
  name: string,
  define: (suite: Suite) => void,
  options: SuiteOptions = () => ({}),
): void {
  describe(`${name} on PGlite`, () => define(during(() => createTestPlatform(options()))));
  const missing = serverUrl === undefined;
  describe.skipIf(missing)(
    `${name} on PostgreSQL${missing ? ' (skipped: TEST_DATABASE_URL is not set)' : ''}`,
    () =>
      define(during(async () => createTestPlatform({ ...options(), database: await openServerDatabase() }))),
  );
}

function during(start: () => Promise<TestPlatform>): Suite {
  let running: TestPlatform | undefined;
  let client: TestClient | undefined;
  beforeAll(async () => {
    running = await start();
    client = new TestClient(running);
  });
  afterAll(() => running?.close());
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the suite has not begun');
    return value;
  };
  return {
    get platform() {
      return there(running);
    },
    get client() {
      return there(client);
    },
  };
}
