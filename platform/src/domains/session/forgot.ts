import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Services } from '../../services/services.ts';
import { refuseCommonPassword, resetLoginPassword } from '../member/index.ts';
import type { Captchas } from './captcha.ts';
import { countFirstDeviceAsNew } from './known-networks.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';
import type { SignInGuard } from './sign-in-guard.ts';

type Endpoints = (typeof domains)['session'];

/**
 * Mails a code to the member. The answer and its duration are the same for known and unknown names, and so are the
 * rows written.
 */
export async function sendPasswordCode(
  { database, portalUrl }: Services,
  captchas: Captchas,
  codes: MailedCodes,
  { userName, captchaId, captcha }: ParsedRequestOf<Endpoints['noLoginSend']>,
  locale: Locale,
  ip: string,
): Promise<AnswerOf<Endpoints['noLoginSend']>> {
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
      link: portalUrl === undefined ? undefined : buildLink(portalUrl, name, code),
      minutes,
    }),
  );
  return codeTimes;
}

/**
 * Returns the link that opens the screen with the code filled in. The fragment stays in the browser, so that no log
 * contains the code.
 */
const buildLink = (portalUrl: string, name: string, code: string): string =>
  `${portalUrl}/#/forgot?${new URLSearchParams({ name, code }).toString()}`;

/**
 * Sets a new login password if the code is right. The transaction password is refused only then: the code stays valid
 * and the refusal counts as a try. Any other password ends the code, so each guess costs a code. The place becomes
 * known unless a second factor is still required. Since anyone who reads the member's mail can have reset the
 * password, the member is notified of the next device there, even if it is the first.
 */
export async function resetPassword(
  services: Services,
  codes: MailedCodes,
  guard: SignInGuard,
  { userName, code, password }: ParsedRequestOf<Endpoints['forgotPassword']>,
  ip: string,
): Promise<AnswerOf<Endpoints['forgotPassword']>> {
  refuseCommonPassword('password', password);
  const key = userName.toLowerCase();
  const memberId = await codes.check(key, code, ip);
  await resetLoginPassword(services, memberId, password, async (tx) => {
    if (!(await codes.use(tx, key))) throw refusals.CODE_WRONG();
    await services.lockouts.login.reset(tx, memberId.toString());
    const { has_second_factor: isHalfWay } = await tx.one<{ has_second_factor: boolean }>(
      'select has_second_factor from member where id = $1',
      [memberId],
    );
    if (isHalfWay) return;
    await guard.trust(tx, { userName: key, memberId, ip });
    await countFirstDeviceAsNew(tx, memberId, services.fingerprints.networks(ip));
  });
  return {};
}
