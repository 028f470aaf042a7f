import type { Job } from './jobs/job.ts';
import { forgetOldDays } from './daily-budget.ts';
import { forgetRefusals } from './ledger/idempotency.ts';
import { forgetExpiredIds } from './server/replay.ts';
import { forgetMails } from './mails/outbox.ts';
import type { Services } from './services.ts';
import { forgetOldFailures } from './sessions/lockout.ts';

/** How long a refused money operation keeps its outcome; completed ones keep it forever. */
const refusalsRememberedMs = 30 * 24 * 60 * 60_000;

/** Deletes a domain's expired rows. */
export interface Retention {
  /** What is deleted, such as `captchas`. */
  readonly name: string;
  readonly forget: (services: Services) => Promise<unknown>;
}

/** What belongs to no domain. */
export const ownRetention: readonly Retention[] = [
  { name: 'failed attempts', forget: ({ database, clock }) => forgetOldFailures(database, clock.now()) },
  { name: 'sessions', forget: ({ sessions }) => sessions.forgetOld() },
  { name: 'daily budgets', forget: ({ database, clock }) => forgetOldDays(database, clock.now()) },
  { name: 'mails', forget: ({ database, clock }) => forgetMails(database, clock.now()) },
  { name: 'request ids', forget: ({ database }) => forgetExpiredIds(database) },
  {
    name: 'refusals',
    forget: ({ database, clock }) =>
      forgetRefusals(database, new Date(clock.now().getTime() - refusalsRememberedMs)),
  },
];

/** The job that deletes expired data, a kind at a time. */
export const forgetExpired = (retention: Iterable<Retention>): Job => ({
  name: 'forget-expired',
  everyMs: 60_000,
  run: async (services, round) => {
    for (const { name, forget } of retention) await round.item(name, () => forget(services));
  },
});
