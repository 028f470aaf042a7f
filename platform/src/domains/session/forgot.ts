import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { catalogs, refuse, type Locale } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { changeLoginPassword } from '../member/passwords.ts';
import type { Captchas } from './captcha.ts';
import { passwordCodeTimes, type PasswordCodes } from './password-code.ts';

type Endpoints = (typeof domains)['session'];

/** Sends a code to the member's e-mail address; known and unknown names look and last the same. */
export async function sendPasswordCode(
  { database, post }: Services,
  captchas: Captchas,
  codes: PasswordCodes,
  { userName, captchaId, captcha }: ParsedRequestOf<Endpoints['noLoginSend']>,
  locale: Locale,
): Promise<ResultOf<Endpoints['noLoginSend']>> {
  await captchas.solve(captchaId, captcha);
  const key = userName.toLowerCase();
  const member = await database.maybe<{ id: bigint; user_name: string; email: string | null }>(
    'select id, user_name, email from member where user_name_key = $1 and banned_at is null',
    [key],
  );
  const code = await codes.create(key, member?.id);
  if (member?.email) {
    const mail = catalogs[locale].mail.passwordCode({
      userName: member.user_name,
      code,
      minutes: passwordCodeTimes.expireSeconds / 60,
    });
    post.dispatch({ to: member.email, ...mail });
  }
  return passwordCodeTimes;
}

/** Sets a new login password for whoever has the code. */
export async function resetPassword(
  services: Services,
  codes: PasswordCodes,
  { userName, code, password }: ParsedRequestOf<Endpoints['forgotPassword']>,
): Promise<ResultOf<Endpoints['forgotPassword']>> {
  const key = userName.toLowerCase();
  const memberId = await codes.check(key, code);
  await changeLoginPassword(services, memberId, password, async (tx) => {
    if (!(await codes.use(tx, key))) throw refuse('CODE_WRONG');
    await services.lockouts.login.forgive(tx, key);
  });
  return {};
}
