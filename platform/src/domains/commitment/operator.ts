/** Metrics of pending applications. */
import type { BacklogGauge } from '../../telemetry/backlog-gauge.ts';

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'commitment_applications_under_way',
    help: 'Applications for commitment packages that wait for review, as of the last minute.',
    label: 'status',
    count: async (db) => {
      const { count } = await db.one<{ count: bigint }>(
        "select count(*) from commitment_application where status = 'PENDING_REVIEW'",
      );
      return [['PENDING_REVIEW', count]];
    },
  },
];
