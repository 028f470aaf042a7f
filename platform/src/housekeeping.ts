import { forgetRefusals } from './ledger/idempotency.ts';
import { forgetExpiredIds } from './server/replay.ts';
import type { Services } from './services.ts';
import { forgetOldFailures } from './sessions/lockout.ts';

/** How long a refused money operation keeps its outcome; completed ones keep it forever. */
const refusalsRememberedMs = 30 * 24 * 60 * 60_000;

/** Deletes a domain's expired rows. */
export type Retention = (services: Services) => Promise<unknown>;

/** Deletes expired data: failed attempts, sessions, request ids, refusals, and the domains' temporary rows. */
export async function forgetExpired(services: Services, retention: readonly Retention[]): Promise<void> {
  const { database, clock, sessions } = services;
  const now = clock.now();
  for (const forget of retention) await forget(services);
  await forgetOldFailures(database, now);
  await sessions.forgetOld();
  await forgetExpiredIds(database);
  await forgetRefusals(database, new Date(now.getTime() - refusalsRememberedMs));
}
