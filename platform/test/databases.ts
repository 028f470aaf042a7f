/**
 * Selects the databases of a suite. `onEachDatabase` and `onEachPlatform`: for the ledger, the database layer, and
 * tests of idempotency, locks or performance. `onOneDatabase` and `onOnePlatform`: for everything else. Without
 * TEST_DATABASE_URL all of them run on the embedded PostgreSQL.
 */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { openEmbedded } from './embedded.ts';
import { openOnServer, serverUrl } from './server.ts';
import type { Template } from './template.ts';

/** A migrated, otherwise empty database for one suite, open from its first `beforeAll`. */
export interface TestDatabase {
  readonly db: Database;
}

/** A database on a server, which other connections and processes may open too. */
export interface TestServerDatabase extends TestDatabase {
  readonly url: string;
}

/** Defines a suite with a function that opens its database from a template; default: migrated and otherwise empty. */
type Define = (open: (template?: Template) => Promise<Database>) => void;

const hasServer = serverUrl !== '';

/**
 * `EVERY_DATABASE=1`, as in `.ci/run`: suites for one database run on both. `EVERY_DATABASE=0`, as in `npm run
 * mutants`: suites for both run on one.
 */
const everyDatabase = process.env['EVERY_DATABASE'];

function describeEmbedded(name: string, define: Define): void {
  describe(`${name} on PGlite`, () => define(openEmbedded));
}

function describeServer(name: string, define: Define): void {
  describe.skipIf(!hasServer)(
    `${name} on PostgreSQL${hasServer ? '' : ' (skipped: TEST_DATABASE_URL is not set)'}`,
    () => define(async (template) => (await openOnServer(template)).db),
  );
}

/** Runs on the embedded database and on a server; without TEST_DATABASE_URL the latter is shown as skipped. */
export function describeEach(name: string, define: Define): void {
  if (everyDatabase !== '0' || !hasServer) describeEmbedded(name, define);
  describeServer(name, define);
}

/** Runs on the server of TEST_DATABASE_URL, which is faster, or else on the embedded database. */
export function describeOne(name: string, define: Define): void {
  if (everyDatabase === '1') describeEach(name, define);
  else if (hasServer) describeServer(name, define);
  else describeEmbedded(name, define);
}

/** Opens one database for two platforms, as for two processes. */
type OpenTwice = () => Promise<readonly [Database, Database]>;

/** Runs on the server of TEST_DATABASE_URL with separate connections, or else on one shared embedded database. */
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

/** A suite that requires a server. */
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
