import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Migrations are files `NNNN_name.sql` in platform/migrations/, numbered from 0001 without gaps and only ever added: a file
 * that has been applied somewhere never changes again. A domain adds its tables by adding the next number, e.g.
 * `0002_session.sql`. A line `-- migrate: <form>` at the top of a file says how it runs:
 *
 * - without one: in one transaction, which gives up after waiting a second for a lock, and is tried again.
 * - `contract`: the same, and it removes what the release before still uses. It raises the schema's major number.
 * - `concurrently`: its statements, each creating or dropping an index concurrently, run one by one outside a transaction.
 * - `batches`: its one statement runs again and again, each time in a transaction of its own, until it changes no row.
 */
const ownMigrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

const forms = ['contract', 'concurrently', 'batches'] as const;

/** One file of the chain. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly form: 'transaction' | (typeof forms)[number];
  /** The schema's major number once it is applied: 1, and one more for each contracting migration up to this one. */
  readonly major: number;
}

/** What a database remembers of an applied migration. */
export interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly major: number;
}

/** The schema is not one that this build can work with, or the files are not a chain. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The chain in a folder, in order. */
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
    const form = formOf(name, sql);
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

function formOf(name: string, sql: string): Migration['form'] {
  const said = /^-- migrate:\s*(.*)$/m.exec(sql)?.[1];
  if (said === undefined) return 'transaction';
  const form = forms.find((one) => one === said.trim());
  if (form === undefined) {
    throw new MigrationError(`${name} says '-- migrate: ${said}', which is none of ${forms.join(', ')}`);
  }
  return form;
}

/**
 * What of this build's chain a database does not have yet, in order. A database that is newer fits as long as its major
 * number is this build's. Throws a {@link MigrationError} when it is of a newer major, or has another version of a migration.
 */
export function missingOf(applied: readonly Applied[], known: readonly Migration[]): Migration[] {
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

/** The statements of a migration whose text holds no function: each ends with a semicolon. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
