/** Measures with EXPLAIN how much of a table a query reads, for tests that the cost does not grow with the table. */
import type { Queryable, SqlValue } from '../src/database/database.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: Plan[];
}

/** How rows of a table were read. */
export interface Work {
  /** Contains undefined for a sequential scan. */
  readonly indexes: ReadonlySet<string | undefined>;
  /** Rows read, whether returned or filtered out. */
  readonly rows: number;
  /** Pages of the table and its indexes. */
  readonly pages: number;
}

/** Measures what `run` reads from one table. Every query is explained instead of executed and returns no rows. */
export async function measureWork(
  db: Queryable,
  table: string,
  run: (db: Queryable) => Promise<unknown>,
): Promise<Work> {
  const plans: Plan[] = [];
  const explaining: Queryable = Object.assign(Object.create(db) as Queryable, {
    query: async (sql: string, params: readonly SqlValue[] = []) => {
      const rows = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, buffers, format json) ${sql}`,
        params,
      );
      for (const row of rows) for (const { Plan: plan } of row['QUERY PLAN']) plans.push(plan);
      return [];
    },
  });
  await run(explaining);
  const scans: Plan[] = [];
  for (let plan = plans.pop(); plan !== undefined; plan = plans.pop()) {
    plans.push(...(plan.Plans ?? []));
    // A node that modifies rows has the table's name as well.
    if (plan['Relation Name'] === table && plan['Node Type'].endsWith('Scan')) scans.push(plan);
  }
  const sum = (of: (plan: Plan) => number): number => scans.reduce((total, plan) => total + of(plan), 0);
  return {
    indexes: new Set(scans.flatMap(indexesOf)),
    rows: sum((plan) => (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']),
    pages: sum((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']),
  };
}

/** The indexes of a bitmap scan are in its child nodes. */
const indexesOf = (scan: Plan): (string | undefined)[] =>
  scan['Node Type'] === 'Bitmap Heap Scan' ? (scan.Plans ?? []).flatMap(indexesOf) : [scan['Index Name']];
