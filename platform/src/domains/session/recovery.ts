/** What an operator replaces for a member who has lost every other way to do so. */
import { randomInt } from 'node:crypto';

import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { payoutsClosedMs, resetTransactionPassword } from '../member/index.ts';
import { lockEmail, setEmail } from './email.ts';

/**
 * Gives a member another e-mail address, tells both addresses, and ends every session: whose it is, the operator cannot see.
 * Returns until when nothing is paid out or sent to other members; undefined when it is the member's address already.
 */
export async function replaceEmail(
  services: Services,
  tx: Transaction,
  memberId: bigint,
  email: string,
): Promise<Date | undefined> {
  const before = await lockEmail(tx, memberId);
  if (before?.toLowerCase() === email.toLowerCase()) return undefined;
  const closedUntil = new Date(services.clock.now().getTime() + payoutsClosedMs);
  await setEmail(services, tx, { memberId, before, email, closedUntil });
  await services.sessions.endAll(tx, memberId, 'email_changed');
  return closedUntil;
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
  const until = await resetTransactionPassword(services, { memberId, password, isByMember: false });
  return { password, until };
}
