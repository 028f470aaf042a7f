/** Replacements by an operator for a member without any other means of access. */
import { randomInt } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import { suspendOutgoing, outgoingSuspensionMs, resetTransactionPassword } from '../member/index.ts';
import { lockEmail, setEmail } from './email.ts';
import { issueSupportCode } from './mailed-codes.ts';
import { mails } from './mails.ts';

/**
 * Sets a member's e-mail address, emails both addresses, and ends every session, because the operator cannot tell
 * whose they are. Returns until when payouts and transfers to other members are blocked; undefined if it is already
 * the member's address.
 */
export async function replaceEmail(
  services: Services,
  tx: Transaction,
  memberId: bigint,
  email: string,
): Promise<Date | undefined> {
  const before = await lockEmail(tx, memberId);
  if (before?.toLowerCase() === email.toLowerCase()) return undefined;
  const closedUntil = new Date(services.clock.now().getTime() + outgoingSuspensionMs);
  await setEmail(services, tx, { memberId, before, email, closedUntil });
  await services.sessions.endAll(tx, memberId, 'email_changed');
  return closedUntil;
}

/**
 * Returns a code for a new login password, which the operator passes on and the member enters on the screen for a
 * forgotten one. Ends every session and emails the member if there is an address, because the operator cannot tell
 * who asked. Payouts and transfers to other members are blocked until the returned time. Returns undefined at the
 * daily limit of codes.
 */
export async function issueRecoveryCode(
  { clock, outbox, sessions }: Services,
  tx: Transaction,
  memberId: bigint,
): Promise<{ readonly code: string; readonly until: Date } | undefined> {
  // One at a time, so that the daily codes are counted.
  await tx.execute('select from member where id = $1 for no key update', [memberId]);
  const now = clock.now();
  const code = await issueSupportCode(tx, memberId, now);
  if (code === undefined) return undefined;
  const until = new Date(now.getTime() + outgoingSuspensionMs);
  await suspendOutgoing(tx, memberId, until);
  await sessions.endAll(tx, memberId, 'signed_out');
  const words = { time: now.toISOString(), usable: until.toISOString() };
  await outbox.put(tx, memberId, mails.SUPPORT_CODE_ISSUED(words));
  return { code, until };
}

/** Letters and digits that are hard to confuse when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';
const digits = '23456789';

const draw = (characters: string, length: number): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');

/** 53 bits in three groups; the second and third may use all characters. */
const newPassword = (): string => [draw(letters, 4), draw(digits, 4), draw(letters + digits, 5)].join('-');

/** Sets a new transaction password for a member, also if too many wrong ones have locked it. */
export async function replaceTransactionPassword(
  services: Services,
  memberId: bigint,
): Promise<{ readonly password: string; readonly until: Date }> {
  const password = newPassword();
  const until = await resetTransactionPassword(services, { memberId, password, isByMember: false });
  return { password, until };
}
