/** The address that a member's mails go to, and what follows from another one. */
import { maskEmail } from '@portal/schema/rules';

import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { closePayouts } from '../member/index.ts';
import { endCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';

/** The member's address, which cannot change before the transaction ends; null: there is none. */
export async function lockEmail(tx: Transaction, memberId: bigint): Promise<string | null> {
  const { email } = await tx.one<{ email: string | null }>(
    'select email from member where id = $1 for no key update',
    [memberId],
  );
  return email;
}

interface EmailChange {
  readonly memberId: bigint;
  /** The address so far, locked. */
  readonly before: string | null;
  readonly email: string;
  /** Until when nothing is paid out or sent to other members; undefined: both go on. */
  readonly closedUntil: Date | undefined;
}

/**
 * Gives a member an address and mails it to both. Ends all codes that were mailed: those at the address so far may be read by
 * another person by now.
 */
export async function setEmail(
  { clock, outbox }: Services,
  tx: Transaction,
  { memberId, before, email, closedUntil }: EmailChange,
): Promise<void> {
  const now = clock.now();
  await tx.execute('update member set email = $2 where id = $1', [memberId, email]);
  await endCodes(tx, memberId, now);
  if (closedUntil !== undefined) await closePayouts(tx, memberId, closedUntil);
  const mail = mails.EMAIL_CHANGED({
    time: now.toISOString(),
    email: maskEmail(email),
    usable: closedUntil?.toISOString(),
  });
  await outbox.put(tx, memberId, mail);
  if (before !== null) await outbox.put(tx, memberId, mail, before);
}
