/** The period after a change of access in which nothing leaves the account. */
import type { Transaction } from '../../database/database.ts';
import type { SendingPause } from '../../services/services.ts';
import { refusals } from './refusals.ts';

/** How long nothing leaves an account after a change of access, in milliseconds. */
export const outgoingSuspensionMs = 24 * 60 * 60_000;

/** Lets nothing leave a member's account until a time, see {@link outgoingSuspension}. */
export async function suspendOutgoing(tx: Transaction, memberId: bigint, until: Date): Promise<void> {
  await tx.execute('update member set payouts_closed_until = $2 where id = $1', [memberId, until]);
}

/** Covers every way out of the account: another member could pay out what a transfer sends. */
export const outgoingSuspension: SendingPause = {
  reason: 'SECURITY_CHANGE',
  scope: 'OUTGOING',
  until: (memberId, now) =>
    `select payouts_closed_until from member where id = ${memberId} and payouts_closed_until > ${now}`,
  refuse: (until) => refusals.OUTGOING_SUSPENDED({ until: until.toISOString() }, { final: false }),
};
