import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { refuse } from '../../messages/index.ts';
import type { Services } from '../../services.ts';

type Endpoint = (typeof domains)['session']['login'];

interface Row {
  readonly id: bigint;
  readonly password_hash: string;
  readonly banned_at: Date | null;
}

/**
 * Signs a member in. Nothing told before the password is right depends on whether the user name exists: not the
 * words, not the lock, not the time it takes.
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
    () => refuse('LOGIN_WRONG'),
    () => passwords.verify(member?.password_hash, password),
  );
  if (member === undefined) throw new Error('nobody has no password');
  if (member.banned_at !== null) throw refuse('BANNED');
  const session = await sessions.begin(member.id, member.password_hash);
  // The password was changed while it was checked: what was typed is no longer right.
  if (session === undefined) throw refuse('LOGIN_WRONG');
  return { token: session.token, expireTime: session.expiresAt.getTime() };
}
