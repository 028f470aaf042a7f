import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';

import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { openEmbedded } from './embedded.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** A database of this suite alone, migrated and otherwise empty; open from its first `beforeAll` on. */
export interface TestDatabase {
  readonly db: Database;
}

/** One on a server: other connections and processes may open it too. */
export interface TestServerDatabase extends TestDatabase {
  readonly url: string;
}

/**
 * The same suite on the embedded PostgreSQL in memory and, when TEST_DATABASE_URL names one, on a
 * server. Without it the server's half shows as skipped.
 */
export function onEachDatabase(name: string, define: (test: TestDatabase) => void): void {
  describe(`${name} on PGlite`, () => {
    const test = new SuiteDatabase(openEmbedded);
    define(test);
  });
  onServer(name, define);
}

/** A suite that only a server can run. */
export function onServer(name: string, define: (test: TestServerDatabase) => void): void {
  const skipped = serverUrl === '';
  describe.skipIf(skipped)(
    `${name} on PostgreSQL${skipped ? ' (skipped: TEST_DATABASE_URL is not set)' : ''}`,
    () => {
      const database = `portal_test_${randomUUID().replaceAll('-', '')}`;
      const url = skipped ? '' : withDatabase(serverUrl, database);
      beforeAll(() => onMaintenanceConnection(`create database ${database}`));
      const test = new SuiteDatabase(async () => openPostgres(url));
      afterAll(() => onMaintenanceConnection(`drop database if exists ${database} with (force)`));
      define({
        url,
        get db() {
          return test.db;
        },
      });
    },
  );
}

class SuiteDatabase implements TestDatabase {
  #db: Database | undefined;

  constructor(open: () => Promise<Database>) {
    beforeAll(async () => {
      this.#db = await open();
      await migrate(this.#db);
    });
    afterAll(() => this.#db?.close());
  }

  get db(): Database {
    if (this.#db === undefined) throw new Error('the database opens in beforeAll');
    return this.#db;
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function onMaintenanceConnection(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
