/** Deletes expired data, which each domain declares. */
import type { Services } from '../services/services.ts';
import type { Job } from './job.ts';

/** Deletes a domain's expired rows. */
export interface Retention {
  /** What is deleted, such as `captchas`. */
  readonly name: string;
  readonly deleteExpired: (services: Services) => Promise<unknown>;
}

/** Creates the job that deletes expired data, one kind at a time. */
export const createDeleteExpiredJob = (retention: Iterable<Retention>): Job => ({
  name: 'forget-expired',
  everyMs: 60_000,
  run: async (services, round) => {
    for (const { name, deleteExpired } of retention) await round.item(name, () => deleteExpired(services));
  },
});
