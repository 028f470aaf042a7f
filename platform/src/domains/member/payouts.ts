/** The time after a way into an account was replaced, in which nothing is paid out or sent to other members. */
import type { Queryable, Transaction } from '../../database/database.ts';
import type { SendingPause } from '../../services.ts';
import { refusals } from './refusals.ts';

/** How long nothing is paid out, or sent to other members, after a way into the account was replaced, in milliseconds. */
export const payoutsClosedMs = 24 * 60 * 60_000;

/** Pays nothing out to a member for a while, and lets nothing go to other members: see {@link pauseWhilePayoutsClosed}. */
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

/** Where nothing is paid out, nothing is sent to other members either: they could be paid out for the member. */
export const pauseWhilePayoutsClosed: SendingPause = async (db, memberId, now) => {
  const until = await payoutsClosedUntil(db, memberId, now);
  return until === null ? undefined : { until, reason: 'SECURITY_CHANGE' };
};

/** Refuses a payout of a member for whom they are closed, with PAYOUTS_CLOSED. */
export async function refuseWhilePayoutsClosed(db: Queryable, memberId: bigint, now: Date): Promise<void> {
  const until = await payoutsClosedUntil(db, memberId, now);
  if (until !== null) throw refusals.PAYOUTS_CLOSED({ until: until.toISOString() }, { final: false });
}
