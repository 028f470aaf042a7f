/** Metrics of pending claims. */
import type { BacklogGauge } from '../../telemetry/backlog-gauge.ts';

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'claims_under_way',
    help: 'Claims that have not ended, by state, as of the last minute.',
    label: 'status',
    count: async (db) => {
      const { count } = await db.one<{ count: bigint }>(
        "select count(*) from claim where status = 'PENDING_REVIEW'",
      );
      return [['PENDING_REVIEW', count]];
    },
  },
];
