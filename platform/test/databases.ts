/**
 * On which database a suite runs. `onEachDatabase` and `onEachPlatform`: the ledger, the database layer and whatever
 * proves that something happens once, under locks, or quickly over a long history. `onOneDatabase` and
 * `onOnePlatform`: everything else. Without TEST_DATABASE_URL all of them run on the embedded PostgreSQL.
 */
import { afterAll, beforeAll, describe } from 'vitest';

import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { openEmbedded } from './embedded.ts';
import { openOnServer, serverUrl } from './server.ts';
import type { Template } from './template.ts';

/** A database of this suite alone, migrated and otherwise empty; open from its first `beforeAll` on. */
export interface TestDatabase {
  readonly db: Database;
}

/** One on a server: other connections and processes may open it too. */
export interface TestServerDatabase extends TestDatabase {
  readonly url: string;
}

/** A suite gets what opens its database, which is migrated and otherwise empty where no other template is named. */
type Define = (open: (template?: Template) => Promise<Database>) => void;

const hasServer = serverUrl !== '';

/** `EVERY_DATABASE=1`, as in `.ci/run`: what runs on one database otherwise runs on both. */
const isEveryDatabase = process.env['EVERY_DATABASE'] === '1';

function describeEmbedded(name: string, define: Define): void {
  describe(`${name} on PGlite`, () => define(openEmbedded));
}

function describeServer(name: string, define: Define): void {
  describe.skipIf(!hasServer)(
    `${name} on PostgreSQL${hasServer ? '' : ' (skipped: TEST_DATABASE_URL is not set)'}`,
    () => define(async (template) => (await openOnServer(template)).db),
  );
}

/** On the embedded database and on a server; without TEST_DATABASE_URL the server's half shows as skipped. */
export function describeEach(name: string, define: Define): void {
  describeEmbedded(name, define);
  describeServer(name, define);
}

/** On the server that TEST_DATABASE_URL names, which is the faster one, otherwise on the embedded database. */
export function describeOne(name: string, define: Define): void {
  if (isEveryDatabase) describeEach(name, define);
  else if (hasServer) describeServer(name, define);
  else describeEmbedded(name, define);
}

/** A database for two platforms, as two processes have it. */
type OpenTwice = () => Promise<readonly [Database, Database]>;

/** On the server that TEST_DATABASE_URL names with connections for each, otherwise on one embedded database that both use. */
export function describeTwice(name: string, define: (open: OpenTwice) => void): void {
  describe(`${name} on ${hasServer ? 'PostgreSQL' : 'PGlite'}`, () =>
    define(async () => {
      if (!hasServer) {
        const db = await openEmbedded();
        return [db, db];
      }
      const { db, url } = await openOnServer();
      return [db, openPostgres(url)];
    }));
}

export const onEachDatabase = (name: string, define: (test: TestDatabase) => void): void =>
  describeEach(name, (open) => define(new SuiteDatabase(open)));

export const onOneDatabase = (name: string, define: (test: TestDatabase) => void): void =>
  describeOne(name, (open) => define(new SuiteDatabase(open)));

/** A suite that only a server can run. */
export function onServer(name: string, define: (test: TestServerDatabase) => void): void {
  let url = '';
  describeServer(name, () => {
    const test = new SuiteDatabase(async () => {
      const opened = await openOnServer();
      url = opened.url;
      return opened.db;
    });
    define({
      get url() {
        return url;
      },
      get db() {
        return test.db;
      },
    });
  });
}

class SuiteDatabase implements TestDatabase {
  #db: Database | undefined;

  constructor(open: () => Promise<Database>) {
    beforeAll(async () => {
      this.#db = await open();
    });
    afterAll(() => this.#db?.close());
  }

  get db(): Database {
    if (this.#db === undefined) throw new Error('the database opens in beforeAll');
    return this.#db;
  }
}
