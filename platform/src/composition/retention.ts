import { deleteExpiredIds } from '../http/replay.ts';
import type { Job } from '../jobs/job.ts';
import { deleteOldRefusals } from '../ledger/idempotency.ts';
import { deleteOldBudgets } from '../limits/daily-budget.ts';
import { deleteOldFailures } from '../limits/lockout.ts';
import { deleteOldMails } from '../mails/outbox.ts';
import type { Services } from '../services/services.ts';

/** How long the outcome of a refused money operation is kept. Completed operations are kept forever. */
const refusalsRememberedMs = 30 * 24 * 60 * 60_000;

/** Deletes a domain's expired rows. */
export interface Retention {
  /** What is deleted, such as `captchas`. */
  readonly name: string;
  readonly deleteExpired: (services: Services) => Promise<unknown>;
}

/** Retention of data that belongs to no domain. */
export const platformRetention: readonly Retention[] = [
  {
    name: 'failed attempts',
    deleteExpired: ({ database, clock }) => deleteOldFailures(database, clock.now()),
  },
  { name: 'sessions', deleteExpired: ({ sessions }) => sessions.deleteOld() },
  { name: 'daily budgets', deleteExpired: ({ database, clock }) => deleteOldBudgets(database, clock.now()) },
  { name: 'mails', deleteExpired: ({ database, clock }) => deleteOldMails(database, clock.now()) },
  { name: 'request ids', deleteExpired: ({ database }) => deleteExpiredIds(database) },
  {
    name: 'refusals',
    deleteExpired: ({ database, clock }) =>
      deleteOldRefusals(database, new Date(clock.now().getTime() - refusalsRememberedMs)),
  },
];

/** Creates the job that deletes expired data, one kind at a time. */
export const createDeleteExpiredJob = (retention: Iterable<Retention>): Job => ({
  name: 'forget-expired',
  everyMs: 60_000,
  run: async (services, round) => {
    for (const { name, deleteExpired } of retention) await round.item(name, () => deleteExpired(services));
  },
});
