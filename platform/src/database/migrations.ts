import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Migrations are files `NNNN_name.sql` in platform/migrations/, numbered from 0001 without gaps. The first ones, the
 * baseline, create the schema of a new database. Files are only added: one that was applied anywhere never changes.
 * Databases from before the baseline are migrated by bridge.ts. A line `-- migrate: <form>` at the top sets how a file runs:
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
  /** SQL that runs before it, in its own transaction; it must be safe to repeat. */
  readonly before?: string | undefined;
  /** The migrations that are recorded instead of it and everything before it; default: it is recorded itself. */
  readonly recordedAs?: readonly Migration[] | undefined;
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

/** Reads the migrations of a folder, in order, whose numbers start with `first`. */
export async function readMigrations(folder = ownMigrations, first = 1): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  let major = 1;
  const migrations: Migration[] = [];
  for (const [index, name] of names.entries()) {
    const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    if (version !== index + first) {
      throw new MigrationError(
        `expected migration ${String(index + first).padStart(4, '0')}_<name>.sql, found ${name}: numbers run from ${String(first).padStart(4, '0')} without gaps`,
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
    requireSame(row, file);
  });
  return known.slice(applied.length);
}

/** Throws a {@link MigrationError} unless the applied migration is this file. */
export function requireSame(row: Applied, file: Pick<Migration, 'name' | 'checksum'>): void {
  if (file.name === row.name && file.checksum === row.checksum) return;
  throw new MigrationError(
    `migration ${file.name} is not what was applied to this database as ${row.name}: an applied migration never changes, add a new one instead`,
  );
}

/** Splits a migration without functions into statements, each ending with a semicolon. */
export const splitStatements = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
