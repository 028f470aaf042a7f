import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Services } from '../../services.ts';
import { memberRefusals } from '../member/index.ts';
import type { Captchas } from './captcha.ts';
import { refusals } from './refusals.ts';
import type { SignInGuard } from './sign-in-guard.ts';

type Endpoint = (typeof domains)['session']['login'];

interface Row {
  readonly id: bigint;
  readonly password_hash: string;
  readonly banned_at: Date | null;
}

/**
 * Signs a member in. Until the password is right, nothing observable depends on whether the user name exists: not the
 * message, not the captcha or the wait, not the response time. Only where the member has signed in before does the
 * failure of others leave no trace, so that this place can tell the name from an unknown one.
 */
export async function login(
  { database, passwords, sessions }: Services,
  captchas: Captchas,
  guard: SignInGuard,
  { userName: typed, password, captchaId, captcha }: ParsedRequestOf<Endpoint>,
  ip: string,
): Promise<ResultOf<Endpoint>> {
  const userName = typed.toLowerCase();
  const member = await database.maybe<Row>(
    'select id, password_hash, banned_at from member where user_name_key = $1',
    [userName],
  );
  const solveCaptcha =
    captchaId === undefined || captcha === undefined ? undefined : () => captchas.solve(captchaId, captcha);
  await guard.guard({ userName, memberId: member?.id, ip, solveCaptcha }, () =>
    passwords.visitors.verify(member?.password_hash, password),
  );
  if (member === undefined) throw new Error('A name without a member passed the check of its password.');
  if (member.banned_at !== null) throw memberRefusals.BANNED();
  const session = await sessions.begin(member.id, member.password_hash);
  // The password was changed during the check, so the one entered is no longer valid.
  if (session === undefined) throw refusals.LOGIN_WRONG();
  return { token: session.token, expireTime: session.expiresAt.getTime() };
}
