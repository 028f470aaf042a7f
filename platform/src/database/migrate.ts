import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Database, Transaction } from './database.ts';

/**
 * Migrations are files `NNNN_name.sql` in platform/migrations/, numbered from 0001 without gaps and
 * only ever added: a file that has been applied somewhere never changes again. Each runs in a
 * transaction of its own and is remembered with its checksum. A domain adds its tables by adding the
 * next number, e.g. `0002_session.sql`.
 */
const ownMigrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** One number for the lock, the same in every process: "portal" in ASCII. */
const lockKey = 0x706f7274616cn;

/**
 * Brings the database to this build's schema and answers the names of the files it applied. Safe to
 * call from several processes at once. Refuses a database that knows migrations this build does not,
 * or has another version of one.
 */
export async function migrate(db: Database, folder = ownMigrations): Promise<string[]> {
  const known = await readMigrations(folder);
  const done: string[] = [];
  for (;;) {
    const name = await db.transaction((tx) => applyNext(tx, known), { statementTimeoutMs: 600_000 });
    if (name === undefined) return done;
    done.push(name);
  }
}

/** Applies the first migration that is missing, under a lock that ends with the transaction. */
async function applyNext(tx: Transaction, known: readonly Migration[]): Promise<string | undefined> {
  // Another process may be at a long one.
  await tx.query("set local lock_timeout = '600s'");
  await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await tx.query(`create table if not exists schema_migration (
    version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await tx.query<Applied>(
    'select version, name, checksum from schema_migration order by version',
  );
  checkApplied(applied, known);
  const next = known[applied.length];
  if (next === undefined) return undefined;
  await tx.query(next.sql);
  await tx.execute('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    next.version,
    next.name,
    next.checksum,
  ]);
  return next.name;
}

function checkApplied(applied: readonly Applied[], known: readonly Migration[]): void {
  applied.forEach((row, index) => {
    const file = known[index];
    if (file === undefined) {
      throw new MigrationError(
        `the database has migration ${row.name}, which this build does not know (its last is ${known.at(-1)?.name ?? 'none'}): run a newer build`,
      );
    }
    if (file.name !== row.name || file.checksum !== row.checksum) {
      throw new MigrationError(
        `migration ${file.name} is not what was applied to this database as ${row.name}: an applied migration never changes, add a new one instead`,
      );
    }
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
      if (version !== index + 1) {
        throw new MigrationError(
          `expected migration ${String(index + 1).padStart(4, '0')}_<name>.sql, found ${name}: numbers run from 0001 without gaps`,
        );
      }
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
