/** Metrics of pending identities. */
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'identities_under_way',
    help: 'Identities that are not decided, as of the last minute.',
    label: 'status',
    sql: `select 'PENDING' as value, count(*) from kyc_submission where status = 'PENDING'`,
  }),
];
