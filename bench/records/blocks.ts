/** Counts the database blocks that a read touches, a figure that does not depend on the load of the machine. */
import type { Database, SqlValue } from '../../platform/src/database/database.ts';

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Blocks of 8 kB that the statements of `work` touch, from memory or disk. */
export async function blocksOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  const statements: (readonly [sql: string, params: readonly SqlValue[] | undefined])[] = [];
  await work({
    ...db,
    kind: db.kind,
    query: (sql: string, params?: readonly SqlValue[]) => {
      statements.push([sql, params]);
      return db.query(sql, params);
    },
  });
  let blocks = 0;
  for (const [sql, params] of statements) {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      params,
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan;
    blocks += (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN);
  }
  return blocks;
}
