/** Metrics of pending identities. */
import type { BacklogGauge } from '../../telemetry/backlog-gauge.ts';

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'identities_under_way',
    help: 'Identities that are not decided, as of the last minute.',
    label: 'status',
    count: async (db) => {
      const { count } = await db.one<{ count: bigint }>(
        "select count(*) from kyc_submission where status = 'PENDING'",
      );
      return [['PENDING', count]];
    },
  },
];
