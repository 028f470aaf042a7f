/** Changing the address that a member's mails go to. */
import { maskEmail } from '@portal/schema/rules';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import { suspendOutgoing } from '../member/index.ts';
import { endCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';

/** Returns the member's address, or null; it cannot change before the transaction ends. */
export async function lockEmail(tx: Transaction, memberId: bigint): Promise<string | null> {
  const { email } = await tx.one<{ email: string | null }>(
    'select email from member where id = $1 for no key update',
    [memberId],
  );
  return email;
}

interface EmailChange {
  readonly memberId: bigint;
  /** The current address, locked. */
  readonly before: string | null;
  readonly email: string;
  /** Until when payouts and transfers are blocked; undefined if they are not. */
  readonly closedUntil: Date | undefined;
}

/**
 * Sets a member's address and emails both addresses. Ends all mailed codes, because another person may now read the
 * previous mailbox.
 */
export async function setEmail(
  { clock, outbox }: Services,
  tx: Transaction,
  { memberId, before, email, closedUntil }: EmailChange,
): Promise<void> {
  const now = clock.now();
  await tx.execute('update member set email = $2 where id = $1', [memberId, email]);
  await endCodes(tx, memberId, now);
  if (closedUntil !== undefined) await suspendOutgoing(tx, memberId, closedUntil);
  const mail = mails.EMAIL_CHANGED({
    time: now.toISOString(),
    email: maskEmail(email),
    usable: closedUntil?.toISOString(),
  });
  await outbox.put(tx, memberId, mail);
  if (before !== null) await outbox.put(tx, memberId, mail, before);
}
