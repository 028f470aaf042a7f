import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Services } from '../../services.ts';
import type { NewSession, SessionUse } from '../../sessions/sessions.ts';
import { memberRefusals } from '../member/index.ts';
import { beginSession } from './begin-session.ts';
import type { Captchas } from './captcha.ts';
import { refusals } from './refusals.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { beginStep } from './sign-in-step.ts';

type Endpoint = (typeof domains)['session']['login'];

interface Row {
  readonly id: bigint;
  readonly password_hash: string;
  readonly banned_at: Date | null;
  readonly has_second_factor: boolean;
}

/**
 * Signs a member in. Until the password is right, nothing observable depends on whether the user name exists: not the
 * message, not the captcha or the wait, not the response time. Only where the member has signed in before does the
 * failure of others leave no trace, so that this place can tell the name from an unknown one. A member with a second factor
 * gets no session but SECOND_STEP_NEEDED, with the challenge for the second step.
 */
export async function login(
  services: Services,
  captchas: Captchas,
  guard: SignInGuard,
  { userName: typed, password, captchaId, captcha }: ParsedRequestOf<Endpoint>,
  from: SessionUse,
): Promise<ResultOf<Endpoint>> {
  const { database, passwords } = services;
  const { ip } = from;
  const userName = typed.toLowerCase();
  const member = await database.maybe<Row>(
    'select id, password_hash, banned_at, has_second_factor from member where user_name_key = $1',
    [userName],
  );
  const solveCaptcha =
    captchaId === undefined || captcha === undefined ? undefined : () => captchas.solve(captchaId, captcha);
  // A property: what a callback assigns to a variable, the compiler does not see.
  const begun: { session?: NewSession | undefined } = {};
  // With a second factor the sign-in is not over with the password: neither are failures forgiven, nor is the place known.
  const admits = member?.has_second_factor !== true;
  await guard.guard(
    { userName, memberId: member?.id, ip, solveCaptcha, admits },
    () => passwords.visitors.verify(member?.password_hash, password),
    async (tx, { isKnown }) => {
      if (member?.banned_at !== null) return;
      begun.session = await beginSession(services, tx, { ...member, from, isKnown });
    },
  );
  if (member === undefined) throw new Error('A name without a member passed the check of its password.');
  if (member.banned_at !== null) throw memberRefusals.BANNED();
  if (member.has_second_factor)
    throw refusals.SECOND_STEP_NEEDED({
      challenge: await beginStep(services, member.id, member.password_hash),
    });
  const { session } = begun;
  // The password was changed during the check, so the one entered is no longer valid.
  if (session === undefined) throw refusals.LOGIN_WRONG();
  return { token: session.token, expireTime: session.expiresAt.getTime() };
}
