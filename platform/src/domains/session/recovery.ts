/** What an operator replaces for a member who has lost every other way to do so. */
import { randomInt } from 'node:crypto';

import { maskEmail } from '@portal/schema/rules';

import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { mails } from './mails.ts';
import { closePayouts, resetTransactionPassword } from './passwords.ts';

interface Book {
  readonly tx: Transaction;
  readonly outbox: Services['outbox'];
  readonly now: Date;
}

/**
 * Gives a member another e-mail address, and tells both addresses. Returns until when nothing is paid out; undefined when it is
 * the member's address already.
 */
export async function replaceEmail(
  { tx, outbox, now }: Book,
  memberId: bigint,
  email: string,
): Promise<Date | undefined> {
  const before = await tx.one<{ email: string | null }>(
    'select email from member where id = $1 for no key update',
    [memberId],
  );
  if (before.email?.toLowerCase() === email.toLowerCase()) return undefined;
  const until = await closePayouts(tx, memberId, now);
  await tx.execute('update member set email = $2 where id = $1', [memberId, email]);
  const mail = mails.EMAIL_REPLACED({
    time: now.toISOString(),
    email: maskEmail(email),
    usable: until.toISOString(),
  });
  await outbox.put(tx, memberId, mail);
  if (before.email !== null) await outbox.put(tx, memberId, mail, before.email);
  return until;
}

/** Letters and digits that are hard to confuse when they are read out. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';
const digits = '23456789';

const draw = (characters: string, length: number): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');

/** 53 bits: three groups, of which the second and third may be anything. */
const newPassword = (): string => [draw(letters, 4), draw(digits, 4), draw(letters + digits, 5)].join('-');

/** Gives a member a new transaction password, also where too many wrong ones have locked it. */
export async function replaceTransactionPassword(
  services: Services,
  memberId: bigint,
): Promise<{ readonly password: string; readonly until: Date }> {
  const password = newPassword();
  const until = await resetTransactionPassword(services, memberId, password, (tx) =>
    services.lockouts.transaction.forgive(tx, memberId.toString()),
  );
  return { password, until };
}
