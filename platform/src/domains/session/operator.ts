import type { BacklogGauge } from '../../operator/backlog.ts';

/** What is remembered of visitors. Strangers fill these tables, so that their growth tells of an attack. */
const tables = ['sign_in_failure', 'sign_in_network', 'reset_code'] as const;

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'sign_in_rows',
    help: 'Rows that remember failed sign-ins, networks of members and codes for forgotten passwords, by table, as of the last minute.',
    label: 'table',
    count: async (db) => {
      const counts = tables.map((table) => `select '${table}' as name, count(*) as count from ${table}`);
      const rows = await db.query<{ name: string; count: bigint }>(counts.join(' union all '));
      return rows.map(({ name, count }) => [name, count]);
    },
  },
];
