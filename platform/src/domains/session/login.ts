import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { NewSession, SessionUse } from '../../identity/sessions.ts';
import type { Services } from '../../services/services.ts';
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
 * Signs a member in. Until the password is right, nothing observable depends on whether the user name exists: neither
 * the message, nor the captcha or the wait, nor the response time. Only a place where the member has signed in before
 * can distinguish the name from an unknown one, because failures of others do not count there. A member with a second
 * factor receives SECOND_STEP_NEEDED with the challenge for the second step instead of a session.
 */
export async function login(
  services: Services,
  captchas: Captchas,
  guard: SignInGuard,
  { userName: typed, password, captchaId, captcha }: ParsedRequestOf<Endpoint>,
  from: SessionUse,
): Promise<AnswerOf<Endpoint>> {
  const { database, passwords } = services;
  const { ip } = from;
  const userName = typed.toLowerCase();
  const member = await database.maybe<Row>(
    'select id, password_hash, banned_at, has_second_factor from member where user_name_key = $1',
    [userName],
  );
  const solveCaptcha =
    captchaId === undefined || captcha === undefined ? undefined : () => captchas.solve(captchaId, captcha);
  // A property, because the compiler does not see assignments to a variable in a callback.
  const begun: { session?: NewSession | undefined } = {};
  // With a second factor the password does not complete the sign-in: failures are not forgiven, and the place does
  // not become known.
  const admits = member?.has_second_factor !== true;
  await guard.guard(
    { userName, memberId: member?.id, ip, solveCaptcha, admits },
    () => passwords.visitors.verify(member?.password_hash, password),
    async (tx, { isKnown }) => {
      if (member?.banned_at !== null) return;
      begun.session = await beginSession(services, tx, { ...member, from, isKnown });
    },
  );
  if (member === undefined) throw new Error('A name without a member passed the password check.');
  if (member.banned_at !== null) throw memberRefusals.BANNED();
  if (member.has_second_factor)
    throw refusals.SECOND_STEP_NEEDED({
      challenge: await beginStep(services, member.id, member.password_hash),
    });
  const { session } = begun;
  // The password changed during the check, so the entered one is no longer valid.
  if (session === undefined) throw refusals.LOGIN_WRONG();
  return { token: session.token, expireTime: session.expiresAt.getTime() };
}
