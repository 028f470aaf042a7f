/**
 * Migrates databases of builds from before the baseline: first by the remaining migrations of the old chain, then by one
 * that brings them to the baseline and replaces their records. See platform/migrations/bridge/README.md.
 */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MigrationError, readMigrations, requireSame, type Applied, type Migration } from './migrations.ts';

const folder = fileURLToPath(new URL('../../migrations/bridge/', import.meta.url));

/** The last migration of the baseline. A database that has crossed the bridge has all migrations up to this one. */
const lastOfBaseline = '0031_unused.sql';

/**
 * The migrations that a database from before the baseline lacks, followed by this build's migrations after the baseline.
 * Undefined for all other databases. Throws a {@link MigrationError} if the database is too old, or if one of its
 * migrations is not that of the old chain.
 */
export async function readBridge(
  applied: readonly Applied[],
  known: readonly Migration[],
): Promise<Migration[] | undefined> {
  const [first] = applied;
  if (first === undefined || first.checksum === known[0]?.checksum) return undefined;
  const chain = await readChain();
  if (first.checksum !== chain[0]?.checksum) return undefined;
  const end = 1 + known.findIndex(({ name }) => name === lastOfBaseline);
  // Another folder than that of this build.
  if (end === 0) return undefined;
  applied.forEach((row, index) => {
    const file = chain[index];
    if (file === undefined)
      throw new MigrationError(`the database has migration ${row.name}, which this build does not know`);
    requireSame(row, file);
  });
  const last = applied.at(-1);
  if (applied.length < oldest)
    throw new MigrationError(
      `the database has the migrations of an early build, up to ${last?.name ?? ''}: migrate it first with a build that has ${chain[oldest - 1]?.name ?? ''} (commit 2f368b80), then with this one`,
    );
  const migrations = await readMigrations(folder, oldest + 1);
  const steps = migrations.slice(applied.length - oldest).map(async (migration) => ({
    ...migration,
    before: await readBefore(migration.name),
    recordedAs: migration.version > chain.length ? known.slice(0, end) : undefined,
  }));
  return [...(await Promise.all(steps)), ...known.slice(end)];
}

/** The number of migrations of the old chain that a database must have. */
const oldest = 77;

/** SQL that a migration of the old chain, which never changes, needs before it. */
async function readBefore(name: string): Promise<string | undefined> {
  const names = await readdir(`${folder}/before`);
  return names.includes(name) ? readFile(`${folder}/before/${name}`, 'utf8') : undefined;
}

/** The names and checksums of the old chain, in order. */
async function readChain(): Promise<{ name: string; checksum: string }[]> {
  const lines = (await readFile(`${folder}/chain.sha256`, 'utf8')).trim().split(/\r?\n/);
  return lines.map((line) => {
    const [checksum = '', name = ''] = line.split('  ');
    return { name, checksum };
  });
}
