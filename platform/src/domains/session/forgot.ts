import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Locale } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { refuseCommonPassword, resetLoginPassword } from '../member/index.ts';
import type { Captchas } from './captcha.ts';
import { expectNoDevice } from './known-networks.ts';
import { mails } from './mails.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';
import { refusals } from './refusals.ts';
import type { SignInGuard } from './sign-in-guard.ts';

type Endpoints = (typeof domains)['session'];

/**
 * Mails a code to the member; the answer and its duration are the same for known and unknown names, for each of which as much
 * is written.
 */
export async function sendPasswordCode(
  { database, portalUrl }: Services,
  captchas: Captchas,
  codes: MailedCodes,
  { userName, captchaId, captcha }: ParsedRequestOf<Endpoints['noLoginSend']>,
  locale: Locale,
  ip: string,
): Promise<ResultOf<Endpoints['noLoginSend']>> {
  await captchas.solve(captchaId, captcha);
  const key = userName.toLowerCase();
  const member = await database.maybe<{ id: bigint; user_name: string; email: string | null }>(
    'select id, user_name, email from member where user_name_key = $1 and banned_at is null',
    [key],
  );
  const name = member?.user_name ?? userName;
  const holder = {
    subject: key,
    memberId: member?.id,
    userName: name,
    email: member?.email ?? undefined,
    locale,
    ip,
  };
  await codes.send(holder, ({ code, minutes }) =>
    mails.PASSWORD_CODE({
      code,
      link: portalUrl === undefined ? undefined : linkTo(portalUrl, name, code),
      minutes,
    }),
  );
  return codeTimes;
}

/** Opens the screen with the code filled in. What follows the # stays in the browser, so that no log has the code. */
const linkTo = (portalUrl: string, name: string, code: string): string =>
  `${portalUrl}/#/forgot?${new URLSearchParams({ name, code }).toString()}`;

/**
 * Sets a new login password when the code is right. One that is the transaction password is refused only then: the code stays
 * good, and the refusal counts as one of its tries. Another one ends the code, so that a guess takes a code each. The place is
 * then trusted as one where the member signed in, unless a second factor is still to be proved; but anyone who reads the
 * member's mail can have reset the password, so that the member is told of the device that signs in there, though it is the first.
 */
export async function resetPassword(
  services: Services,
  codes: MailedCodes,
  guard: SignInGuard,
  { userName, code, password }: ParsedRequestOf<Endpoints['forgotPassword']>,
  ip: string,
): Promise<ResultOf<Endpoints['forgotPassword']>> {
  refuseCommonPassword('password', password);
  const key = userName.toLowerCase();
  const memberId = await codes.check(key, code, ip);
  await resetLoginPassword(services, memberId, password, async (tx) => {
    if (!(await codes.use(tx, key))) throw refusals.CODE_WRONG();
    await services.lockouts.login.forgive(tx, memberId.toString());
    const { has_second_factor: isHalfWay } = await tx.one<{ has_second_factor: boolean }>(
      'select has_second_factor from member where id = $1',
      [memberId],
    );
    if (isHalfWay) return;
    await guard.trust(tx, { userName: key, memberId, ip });
    await expectNoDevice(tx, memberId, services.fingerprints.networks(ip));
  });
  return {};
}
