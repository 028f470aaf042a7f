/** Metrics of pending claims. */
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'claims_under_way',
    help: 'Claims that have not ended, by state, as of the last minute.',
    label: 'status',
    sql: `select 'PENDING_REVIEW' as value, count(*) from claim where status = 'PENDING_REVIEW'`,
  }),
];
