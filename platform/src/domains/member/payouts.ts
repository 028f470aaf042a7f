/** The time after a way into an account was replaced, in which nothing leaves it. */
import type { Queryable, Transaction } from '../../database/database.ts';
import type { SendingPause } from '../../services.ts';
import { refusals } from './refusals.ts';

/** How long nothing leaves the account after a way into the account was replaced, in milliseconds. */
export const payoutsClosedMs = 24 * 60 * 60_000;

/** Lets nothing leave a member's account for a while: see {@link pauseWhilePayoutsClosed}. */
export async function closePayouts(tx: Transaction, memberId: bigint, until: Date): Promise<void> {
  await tx.execute('update member set payouts_closed_until = $2 where id = $1', [memberId, until]);
}

/** Until when nothing is paid out to a member; null when payouts are open. */
export async function payoutsClosedUntil(db: Queryable, memberId: bigint, now: Date): Promise<Date | null> {
  const row = await db.maybe<{ until: Date }>(
    'select payouts_closed_until as until from member where id = $1 and payouts_closed_until > $2',
    [memberId, now],
  );
  return row?.until ?? null;
}

/** Where nothing is paid out, value leaves the account in no other way either: it could be paid out to another member. */
export const pauseWhilePayoutsClosed: SendingPause = async (db, memberId, now) => {
  const until = await payoutsClosedUntil(db, memberId, now);
  if (until === null) return undefined;
  const refusal = refusals.PAYOUTS_CLOSED({ until: until.toISOString() }, { final: false });
  return { until, reason: 'SECURITY_CHANGE', scope: 'OUTGOING', refusal };
};
