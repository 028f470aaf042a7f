/** Metrics of pending applications. */
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'commitment_applications_under_way',
    help: 'Applications for commitment packages that wait for review, as of the last minute.',
    label: 'status',
    sql: `select 'PENDING_REVIEW' as value, count(*) from commitment_application where status = 'PENDING_REVIEW'`,
  }),
];
