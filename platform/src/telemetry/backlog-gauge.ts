import type { Queryable } from '../database/database.ts';

/** A count of pending work or of a resource that runs out, by the values of one label. */
export interface BacklogGauge {
  /** The metric name. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly count: (db: Queryable) => Promise<readonly (readonly [value: string, count: bigint])[]>;
}

/** Defines a gauge of what SQL counts: it selects the columns `value` and `count`. */
export const queryGauge = ({
  sql,
  ...gauge
}: Omit<BacklogGauge, 'count'> & { readonly sql: string }): BacklogGauge => ({
  ...gauge,
  count: async (db) => {
    const rows = await db.query<{ value: string; count: bigint }>(sql);
    return rows.map(({ value, count }) => [value, count]);
  },
});
