import { forgetExpiredCaptchas } from './domains/session/captcha.ts';
import { forgetOldFailures } from './domains/session/lockout.ts';
import { forgetExpiredCodes } from './domains/session/password-code.ts';
import { forgetRefusals } from './ledger/idempotency.ts';
import { forgetExpiredIds } from './server/replay.ts';
import type { Services } from './services.ts';

/** How long a refused money operation keeps its outcome; done ones keep it for good. */
const refusalsRememberedMs = 30 * 24 * 60 * 60_000;

/** Forgets what is over: captchas, codes, failures, sessions, request ids, refusals. */
export async function forgetExpired({ database, clock, sessions }: Services): Promise<void> {
  const now = clock.now();
  await forgetExpiredCaptchas(database, now);
  await forgetExpiredCodes(database, now);
  await forgetOldFailures(database, now);
  await sessions.forgetOld();
  await forgetExpiredIds(database);
  await forgetRefusals(database, new Date(now.getTime() - refusalsRememberedMs));
}
