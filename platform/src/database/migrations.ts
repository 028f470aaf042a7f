import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Migrations are files `NNNN_name.sql` in platform/migrations/, numbered from 0001 without gaps. Files are only added:
 * one that was applied anywhere never changes. A line `-- migrate: <form>` at the top sets how a file runs:
 *
 * - none: in one transaction, which gives up after waiting a second for a lock and is retried.
 * - `contract`: the same, but it removes what the previous release still uses. It raises the schema's major number.
 * - `concurrently`: its statements, each creating or dropping an index concurrently, run one by one outside a
 *   transaction.
 * - `batches`: its one statement is repeated, each time in its own transaction, until it changes no row.
 */
const ownMigrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

const forms = ['contract', 'concurrently', 'batches'] as const;

/** One migration file. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly form: 'transaction' | (typeof forms)[number];
  /** The schema's major number after it: 1 plus the number of contracting migrations up to this one. */
  readonly major: number;
}

/** The database's record of an applied migration. */
export interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly major: number;
}

/** The schema is incompatible with this build, or the files are not a valid sequence. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Reads the migrations of a folder, in order. */
export async function readMigrations(folder = ownMigrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  let major = 1;
  const migrations: Migration[] = [];
  for (const [index, name] of names.entries()) {
    const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    if (version !== index + 1) {
      throw new MigrationError(
        `expected migration ${String(index + 1).padStart(4, '0')}_<name>.sql, found ${name}: numbers run from 0001 without gaps`,
      );
    }
    const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
    const form = parseForm(name, sql);
    if (form === 'contract') major++;
    migrations.push({
      version,
      name,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      form,
      major,
    });
  }
  return migrations;
}

function parseForm(name: string, sql: string): Migration['form'] {
  const said = /^-- migrate:\s*(.*)$/m.exec(sql)?.[1];
  if (said === undefined) return 'transaction';
  const form = forms.find((one) => one === said.trim());
  if (form === undefined) {
    throw new MigrationError(`${name} says '-- migrate: ${said}', which is none of ${forms.join(', ')}`);
  }
  return form;
}

/**
 * This build's migrations that a database lacks, in order. A newer database is compatible as long as its major is this
 * build's. Throws a {@link MigrationError} if it has a newer major or another version of a migration.
 */
export function listMissing(applied: readonly Applied[], known: readonly Migration[]): Migration[] {
  const own = known.at(-1)?.major ?? 1;
  applied.forEach((row, index) => {
    const file = known[index];
    if (file === undefined) {
      if (row.major <= own) return;
      throw new MigrationError(
        `the database has migration ${row.name}, whose schema ${row.major} this build does not know (its last migration is ${known.at(-1)?.name ?? 'none'}, schema ${own}): run a newer build`,
      );
    }
    if (file.name !== row.name || file.checksum !== row.checksum) {
      throw new MigrationError(
        `migration ${file.name} is not what was applied to this database as ${row.name}: an applied migration never changes, add a new one instead`,
      );
    }
  });
  return known.slice(applied.length);
}

/** Splits a migration without functions into statements, each ending with a semicolon. */
export const splitStatements = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
