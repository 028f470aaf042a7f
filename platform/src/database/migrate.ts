/** Applies migrations to a database in use. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { applicationRoles, grantApplicationRole, requireOwner } from './application-role.ts';
import type { Database, Queryable } from './database.ts';
import { isTransient } from './errors.ts';
import { MigrationError, splitStatements, type Migration } from './migrations.ts';
import { findMissing, readApplied } from './missing-migrations.ts';

export interface MigrateOptions {
  /** Default: the migrations of this build. */
  readonly folder?: string;
  /**
   * Whether to apply contracting migrations, which the previous release does not survive, to a database in use (default
   * true). Otherwise stops before the first one. An empty database gets them all.
   */
  readonly contract?: boolean;
  /** Waits before the next try, counted from 0; default: 250 ms, doubling up to 15 s. */
  readonly pause?: (attempt: number) => Promise<unknown>;
  /** Called for each migration that got no lock and is retried, with the number of tries. */
  readonly onRetry?: (name: string, tries: number) => void;
}

/** How long a migration waits for a lock. Calls queue behind it for the same time, and their own limit is 3 s. */
const lockTimeoutMs = 1_000;
/** About ten minutes in total with the pauses. */
const maxTries = 45;
const statementTimeoutMs = 3_600_000;

/** Advisory lock key, the same in every process: "portal" in ASCII. */
const lockKey = 0x706f7274616cn;

const usualPause = (attempt: number): Promise<void> => sleep(Math.min(15_000, 250 * 2 ** attempt));

/**
 * Migrates the database to this build's schema while others use it, and returns the names of the applied files. Safe to
 * call from several processes at once: one migrates, the others wait.
 * Throws a {@link MigrationError} if the database has a newer major or another version of a migration, or if a table
 * stays locked for too long; a `RoleError` if the role does not own the tables.
 */
export async function migrate(
  db: Database,
  { folder, contract = true, pause = usualPause, onRetry = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  return db.session(async (session) => {
    await requireOwner(session);
    await lock(session, pause);
    await prepare(session);
    const applied = await readApplied(session);
    const missing = await findMissing(applied, folder);
    const end = contract || applied.length === 0 ? -1 : missing.findIndex(({ form }) => form === 'contract');
    const due = end === -1 ? missing : missing.slice(0, end);
    for (const migration of due) await new Run(session, db.kind, migration, { pause, onRetry }).apply();
    if (due.length > 0) await grantAgain(session);
    return due.map(({ name }) => name);
  }, statementTimeoutMs);
}

/** Logs each try that got no lock, so that an operator sees what is waiting. */
export const logRetry =
  (logger: Logger): NonNullable<MigrateOptions['onRetry']> =>
  (migration, tries) =>
    logger.warn({ migration, tries }, 'a migration got no lock and is retried');

/**
 * Takes a lock for the whole session. Polls instead of waiting in the database, because an index that the other process
 * builds concurrently would wait for the waiting statement.
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

/** New tables get the default privileges, which are too broad for append-only tables. */
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

type RetryOptions = Required<Pick<MigrateOptions, 'pause' | 'onRetry'>>;

/** Applies one migration. */
class Run {
  readonly #session: Queryable;
  readonly #kind: Database['kind'];
  readonly #migration: Migration;
  readonly #waits: RetryOptions;

  constructor(session: Queryable, kind: Database['kind'], migration: Migration, waits: RetryOptions) {
    this.#session = session;
    this.#kind = kind;
    this.#migration = migration;
    this.#waits = waits;
  }

  async apply(): Promise<void> {
    const { form, sql, before } = this.#migration;
    if (before !== undefined) {
      await this.#session.query(`set lock_timeout = ${lockTimeoutMs}`);
      await this.#patiently(() => this.#session.query(before));
    }
    // Building an index concurrently waits for others, but no call waits for it.
    await this.#session.query(`set lock_timeout = ${form === 'concurrently' ? 0 : lockTimeoutMs}`);
    if (form === 'concurrently') {
      for (const statement of splitStatements(sql)) await this.#patiently(() => this.#index(statement));
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

  /** Rebuilds an invalid index from an earlier try; keeps a valid one. */
  async #index(statement: string): Promise<void> {
    // The embedded database has one connection, so there is no concurrency.
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
    const { recordedAs } = this.#migration;
    if (recordedAs !== undefined) await this.#session.execute('delete from schema_migration');
    for (const { version, name, checksum, major } of recordedAs ?? [this.#migration])
      await this.#session.execute(
        'insert into schema_migration (version, name, checksum, major) values ($1, $2, $3, $4)',
        [version, name, checksum, major],
      );
  }

  /** Retries while others hold a lock, so that calls queued behind this one can run in between. */
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
