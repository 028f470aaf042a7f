/** The recurring jobs of a platform: its own and those of the domains. */
import type { Logger } from 'pino';
import { unwatchedGauge } from '../chain/unwatched.ts';
import { registerBacklog } from '../jobs/backlog.ts';
import type { Job } from '../jobs/job.ts';
import { createDeleteExpiredJob } from '../jobs/retention.ts';
import { failingGauge } from '../jobs/runs.ts';
import type { HouseBalances } from '../ledger/house-balances.ts';
import { deliverMails } from '../mails/deliver.ts';
import { mailGauges } from '../mails/gauges.ts';
import type { Mailer } from '../mails/mailer.ts';
import { autoReview } from '../operator/auto-review.ts';
import type { Reviews } from '../operator/reviews.ts';
import { scheduledSettings } from '../operator/scheduled-settings.ts';
import type { Services } from '../services/services.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { collectByName, openNetworks } from './collect.ts';
import { platformRetention } from './retention.ts';

/** What the platform's own jobs need in addition to the services. */
export interface JobParts {
  readonly house: HouseBalances;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Undefined: no mails are sent. */
  readonly mailer: Mailer | undefined;
  /** Reviews to approve automatically, in a demonstration. */
  readonly reviews: Reviews | undefined;
}

const minute = 60_000;

/** Returns the jobs that this platform needs. Throws if two have the same name. */
export function createJobs(
  services: Services,
  { house, metrics, logger, mailer, reviews }: JobParts,
): readonly Job[] {
  const retention = collectByName(
    'the retention',
    (domain) => domain.retention,
    ({ name }) => name,
    platformRetention,
  );
  const mails = collectByName(
    'the mail',
    (domain) => Object.values(domain.mails ?? {}),
    ({ name }) => name,
  );
  const gauges = collectByName(
    'the gauge',
    (domain) => domain.gauges,
    ({ name }) => name,
    [
      failingGauge(() => jobs.map(({ name }) => name)),
      ...mailGauges([...mails.keys()], services.clock),
      unwatchedGauge(services.chains, openNetworks),
    ],
  );
  const own: Job[] = [
    { name: 'house-balances', everyMs: minute, run: () => house.advance() },
    registerBacklog(metrics.registry, gauges.values()),
    createDeleteExpiredJob(retention.values()),
    scheduledSettings,
    ...(mailer === undefined ? [] : [deliverMails(mailer, logger)]),
    ...(reviews === undefined ? [] : [autoReview(reviews)]),
  ];
  const all = collectByName(
    'the job',
    (domain) => domain.jobs,
    ({ name }) => name,
    own,
  );
  const jobs = [...all.values()].filter(({ isNeeded }) => isNeeded?.(services) !== false);
  return jobs;
}
