/** Applies the chain of migrations to a database that others are using, and tells a process whether it can work with what is there. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';
import { applicationRoles, grantApplicationRole, requireOwner } from './application-role.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseUnavailable, isTransient } from './errors.ts';
import {
  MigrationError,
  missingOf,
  readMigrations,
  statementsOf,
  type Applied,
  type Migration,
} from './migrations.ts';

export interface MigrateOptions {
  /** Default: this build's. */
  readonly folder?: string;
  /**
   * Whether to apply contracting migrations to a database in use, which the release before does not survive (default true).
   * Otherwise it stops before the first one. An empty database gets them all.
   */
  readonly contract?: boolean;
  /** Waits before the next try, the first being 0; default: a quarter of a second, twice as long each time, at most 15 s. */
  readonly pause?: (attempt: number) => Promise<unknown>;
  /** Told of each migration that got no lock and is tried again, with how many tries it had. */
  readonly onRetry?: (name: string, tries: number) => void;
}

/** How long a migration waits for a lock: the calls that queue behind it wait as long, and their own limit is 3 s. */
const lockTimeoutMs = 1_000;
/** With the pauses between them some ten minutes. */
const maxTries = 45;
const statementTimeoutMs = 3_600_000;

/** One number for the lock, the same in every process: "portal" in ASCII. */
const lockKey = 0x706f7274616cn;

const usualPause = (attempt: number): Promise<void> => sleep(Math.min(15_000, 250 * 2 ** attempt));

/**
 * Brings the database to this build's schema while others use it, and answers the names of the files it applied. Safe to
 * call from several processes at once: one does it, the others wait. Throws a {@link MigrationError} when the database
 * is of a newer major, has another version of a migration, or keeps a table locked for too long, and a `RoleError` when this
 * is not the role that owns the tables.
 */
export async function migrate(
  db: Database,
  { folder, contract = true, pause = usualPause, onRetry = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  const known = await readMigrations(folder);
  return db.session(async (session) => {
    await requireOwner(session);
    await lock(session, pause);
    await prepare(session);
    const applied = await readApplied(session);
    const missing = missingOf(applied, known);
    const end = contract || applied.length === 0 ? -1 : missing.findIndex(({ form }) => form === 'contract');
    const due = end === -1 ? missing : missing.slice(0, end);
    for (const migration of due) await new Run(session, db.kind, migration, { pause, onRetry }).apply();
    if (due.length > 0) await grantAgain(session);
    return due.map(({ name }) => name);
  }, statementTimeoutMs);
}

/** Names of the migrations that this build needs and the database lacks. A contracting one is never needed. */
export async function missingMigrations(db: Database, folder?: string): Promise<string[]> {
  const missing = missingOf(await readApplied(db), await readMigrations(folder));
  return missing.filter(({ form }) => form !== 'contract').map(({ name }) => name);
}

/** Names of the contracting migrations that the database lacks, and of those that follow them. */
export async function contractingMigrations(db: Database): Promise<string[]> {
  const missing = missingOf(await readApplied(db), await readMigrations());
  const first = missing.findIndex(({ form }) => form === 'contract');
  return first === -1 ? [] : missing.slice(first).map(({ name }) => name);
}

/** Throws a {@link MigrationError} that says what to do when the database lacks a migration that this build needs. */
export async function requireSchema(db: Database): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length > 0) throw new MigrationError(describeMissing(missing));
}

/** For people: what the database lacks, and the command that adds it. */
export const describeMissing = (missing: readonly string[]): string =>
  `the database lacks ${missing.length} of this build's migrations, from ${missing[0] ?? ''} on: run 'platform migrate'`;

/** One line for each try that got no lock, so that an operator sees what is waited for. */
export const logRetry =
  (logger: Logger): NonNullable<MigrateOptions['onRetry']> =>
  (migration, tries) =>
    logger.warn({ migration, tries }, 'a migration got no lock and is tried again');

/** Waits until the database has what this build needs. `onWait` is told what is missing whenever that changes, at last nothing. */
export async function awaitSchema(db: Database, onWait: (missing: readonly string[]) => void): Promise<void> {
  let missing = await missingMigrations(db);
  while (missing.length > 0) {
    onWait(missing);
    const told = missing.length;
    while (missing.length === told) {
      await sleep(1_000);
      missing = await missingMigrations(db).catch((error: unknown) => {
        // The database may be away for a moment while it is worked on.
        if (error instanceof DatabaseUnavailable) return missing;
        throw error;
      });
    }
    if (missing.length === 0) onWait(missing);
  }
}

/**
 * For the whole session. It asks again instead of waiting in the database: a statement that waits there would in turn be
 * waited for by an index that the other process builds concurrently.
 */
async function lock(session: Queryable, pause: (attempt: number) => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { locked } = await session.one<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockKey,
    ]);
    if (locked) return;
    await pause(attempt);
  }
}

async function prepare(session: Queryable): Promise<void> {
  await session.query(`create table if not exists schema_migration (version int primary key, name text not null,
    checksum text not null, applied_at timestamptz not null default now(), major int not null default 1)`);
  const hasMajor = await session.maybe(
    "select from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'major'",
  );
  if (hasMajor === undefined)
    await session.query('alter table schema_migration add column major int not null default 1');
}

async function readApplied(db: Queryable): Promise<Applied[]> {
  const { exists } = await db.one<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  if (!exists) return [];
  // Before there were contracting migrations there was no such column.
  return db.query<Applied>(
    `select version, name, checksum, coalesce((to_jsonb(m) ->> 'major')::int, 1) as major
     from schema_migration m order by version`,
  );
}

/** New tables have the default privileges, which are too many for those that are append-only. */
async function grantAgain(session: Queryable): Promise<void> {
  for (const role of await applicationRoles(session))
    await inTransaction(session, () => grantApplicationRole(session, role));
}

async function inTransaction(session: Queryable, work: () => Promise<unknown>): Promise<void> {
  await session.query('begin');
  try {
    await work();
    await session.query('commit');
  } catch (error) {
    await session.query('rollback').catch(() => undefined);
    throw error;
  }
}

type Waits = Required<Pick<MigrateOptions, 'pause' | 'onRetry'>>;

/** One migration, being applied. */
class Run {
  readonly #session: Queryable;
  readonly #kind: Database['kind'];
  readonly #migration: Migration;
  readonly #waits: Waits;

  constructor(session: Queryable, kind: Database['kind'], migration: Migration, waits: Waits) {
    this.#session = session;
    this.#kind = kind;
    this.#migration = migration;
    this.#waits = waits;
  }

  async apply(): Promise<void> {
    const { form, sql } = this.#migration;
    // An index that is built concurrently waits for others, but no call waits for it.
    await this.#session.query(`set lock_timeout = ${form === 'concurrently' ? 0 : lockTimeoutMs}`);
    if (form === 'concurrently') {
      for (const statement of statementsOf(sql)) await this.#patiently(() => this.#index(statement));
      await this.#record();
    } else if (form === 'batches') {
      while ((await this.#patiently(() => this.#session.execute(sql))) > 0);
      await this.#record();
    } else await this.#patiently(() => this.#inTransaction());
  }

  #inTransaction(): Promise<void> {
    return inTransaction(this.#session, async () => {
      await this.#session.query(this.#migration.sql);
      await this.#record();
    });
  }

  /** An index that an earlier try left half built is built anew; one that it finished stays. */
  async #index(statement: string): Promise<void> {
    // The embedded database has one connection, so that nothing runs beside it.
    const plain = (sql: string): string =>
      this.#kind === 'pglite' ? sql.replace(/ concurrently/i, '') : sql;
    const created = /^create (?:unique )?index concurrently (?:if not exists )?(\w+) on /i.exec(statement);
    const name = created?.[1];
    if (name === undefined) {
      await this.#session.query(plain(statement));
      return;
    }
    const index = await this.#session.maybe<{ indisvalid: boolean }>(
      'select indisvalid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    if (index?.indisvalid === true) return;
    if (index !== undefined) await this.#session.query(plain(`drop index concurrently ${name}`));
    await this.#session.query(plain(statement));
  }

  async #record(): Promise<void> {
    const { version, name, checksum, major } = this.#migration;
    await this.#session.execute(
      'insert into schema_migration (version, name, checksum, major) values ($1, $2, $3, $4)',
      [version, name, checksum, major],
    );
  }

  /** Tries again while others hold a lock, so that those who queue behind this one are served in between. */
  async #patiently<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (attempt + 1 === maxTries) {
          throw new MigrationError(
            `${this.#migration.name} got no lock in ${maxTries} tries: end what holds one (see pg_stat_activity), then run 'platform migrate' again`,
            { cause: error },
          );
        }
        this.#waits.onRetry(this.#migration.name, attempt + 1);
        await this.#waits.pause(attempt);
      }
    }
  }
}
