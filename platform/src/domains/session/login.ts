import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Services } from '../../services.ts';
import { memberRefusals } from '../member/index.ts';
import { refusals } from './refusals.ts';

type Endpoint = (typeof domains)['session']['login'];

interface Row {
  readonly id: bigint;
  readonly password_hash: string;
  readonly banned_at: Date | null;
}

/**
 * Signs a member in. Until the password is right, nothing observable depends on whether the user name exists: not the
 * message, not the lock, not the response time.
 */
export async function login(
  { database, passwords, lockouts, sessions }: Services,
  { userName, password }: ParsedRequestOf<Endpoint>,
): Promise<ResultOf<Endpoint>> {
  const key = userName.toLowerCase();
  const member = await database.maybe<Row>(
    'select id, password_hash, banned_at from member where user_name_key = $1',
    [key],
  );
  await lockouts.login.guard(
    key,
    () => refusals.LOGIN_WRONG(),
    () => passwords.visitors.verify(member?.password_hash, password),
  );
  if (member === undefined) throw new Error('nobody has no password');
  if (member.banned_at !== null) throw memberRefusals.BANNED();
  const session = await sessions.begin(member.id, member.password_hash);
  // The password was changed during the check, so the one entered is no longer valid.
  if (session === undefined) throw refusals.LOGIN_WRONG();
  return { token: session.token, expireTime: session.expiresAt.getTime() };
}
