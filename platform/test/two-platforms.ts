import { afterAll, beforeAll } from 'vitest';

import { openPostgres } from '../src/database/postgres.ts';
import { TestClient } from './client.ts';
import { onServer } from './databases.ts';
import type { Suite } from './platforms.ts';
import { createTestPlatform, type TestPlatform } from './testing.ts';

/** A suite with a second process of the platform on the same database: they share nothing else. */
export interface TwoPlatforms extends Suite {
  /** One of each process. */
  readonly clients: readonly [TestClient, TestClient];
}

/** For suites that prove that something happens once, whichever process is asked. Only a server has room for two. */
export function onTwoPlatforms(name: string, define: (suite: TwoPlatforms) => void): void {
  onServer(name, (test) => {
    const running: TestPlatform[] = [];
    const clients: TestClient[] = [];
    beforeAll(async () => {
      for (let process = 0; process < 2; process += 1) {
        const platform = await createTestPlatform({ database: openPostgres(test.url) });
        running.push(platform);
        clients.push(new TestClient(platform));
      }
    });
    afterAll(async () => {
      for (const platform of running) await platform.close();
    });
    const there = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error('the suite has not begun');
      return value;
    };
    define({
      get platform() {
        return there(running[0]);
      },
      get client() {
        return there(clients[0]);
      },
      get clients() {
        return [there(clients[0]), there(clients[1])] as const;
      },
    });
  });
}
