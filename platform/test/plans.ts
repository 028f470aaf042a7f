/** Measures how much of a table a query reads, by EXPLAIN: for tests that the cost does not grow with the table. */
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

/** How rows of a table were found. */
export interface Work {
  /** Undefined among them: the table was read from its beginning. */
  readonly indexes: ReadonlySet<string | undefined>;
  /** Looked at, whether taken or not. */
  readonly rows: number;
  /** Of the table and its indexes. */
  readonly pages: number;
}

/**
 * What `run` makes the database look at in one table. Every query of it is explained in place of being run, and answers
 * with what it would have found.
 */
export async function workOf(
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
    // A node that changes rows names the table as well.
    if (plan['Relation Name'] === table && plan['Node Type'].endsWith('Scan')) scans.push(plan);
  }
  const sum = (of: (plan: Plan) => number): number => scans.reduce((total, plan) => total + of(plan), 0);
  return {
    indexes: new Set(scans.flatMap(indexesOf)),
    rows: sum((plan) => (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']),
    pages: sum((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']),
  };
}

/** A bitmap scan has its indexes in the nodes below it. */
const indexesOf = (scan: Plan): (string | undefined)[] =>
  scan['Node Type'] === 'Bitmap Heap Scan' ? (scan.Plans ?? []).flatMap(indexesOf) : [scan['Index Name']];
