import { deleteExpiredIds } from '../http/replay.ts';
import type { Retention } from '../jobs/retention.ts';
import { deleteOldRefusals } from '../ledger/idempotency.ts';
import { deleteOldBudgets } from '../limits/daily-budget.ts';
import { deleteOldFailures } from '../limits/lockout.ts';
import { deleteOldMails } from '../mails/outbox.ts';

/** How long the outcome of a refused money operation is kept. Completed operations are kept forever. */
const refusalsRememberedMs = 30 * 24 * 60 * 60_000;

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
