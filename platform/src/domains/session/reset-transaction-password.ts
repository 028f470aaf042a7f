/** A forgotten transaction password: set anew with the login password and a mailed code. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Locale } from '../../messages/index.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import {
  memberRefusals,
  proveLoginPassword,
  refuseCommonPassword,
  resetTransactionPassword as replacePassword,
} from '../member/index.ts';
import { isSamePassword } from '../../passwords.ts';
import { mails } from './mails.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['session'];

/** What the codes of a member are for; no user name has a colon. */
const subjectOf = (memberId: bigint): string => `transaction:${memberId}`;

/** Mails a code to the member who proved the login password. Refused with NO_MAIL_SENT, NO_EMAIL, and as codes of sign-ins are. */
export async function sendTransactionCode(
  services: Services,
  codes: MailedCodes,
  member: SignedInMember,
  { password }: ParsedRequestOf<Endpoints['sendTransactionCode']>,
  { locale, ip }: { readonly locale: Locale; readonly ip: string },
): Promise<ResultOf<Endpoints['sendTransactionCode']>> {
  const { database, outbox } = services;
  await proveLoginPassword(services, member, password);
  if (!outbox.isOn) throw refusals.NO_MAIL_SENT();
  const { email } = await database.one<{ email: string | null }>('select email from member where id = $1', [
    member.id,
  ]);
  if (email === null) throw refusals.NO_EMAIL();
  const { id: memberId, userName } = member;
  await codes.send(
    { subject: subjectOf(memberId), memberId, userName, email, locale, ip },
    mails.TRANSACTION_CODE,
  );
  return codeTimes;
}

/**
 * Sets a new transaction password with the login password and the code, after which nothing is paid out or sent to other members
 * for a day. Refused with CODE_WRONG and CODE_TRIES_USED_UP, and as other new passwords are.
 */
export async function resetTransactionPassword(
  services: Services,
  codes: MailedCodes,
  member: SignedInMember,
  { password, code, transactionPassword }: ParsedRequestOf<Endpoints['resetTransactionPassword']>,
  ip: string,
): Promise<ResultOf<Endpoints['resetTransactionPassword']>> {
  refuseCommonPassword('transactionPassword', transactionPassword);
  await proveLoginPassword(services, member, password);
  if (isSamePassword(transactionPassword, password)) throw memberRefusals.PASSWORDS_ALIKE();
  const subject = subjectOf(member.id);
  await codes.check(subject, code, ip);
  const closedUntil = await replacePassword(services, {
    memberId: member.id,
    password: transactionPassword,
    isByMember: true,
    also: async (tx) => {
      if (!(await codes.use(tx, subject))) throw refusals.CODE_WRONG();
    },
  });
  return { payoutsClosedUntil: closedUntil.getTime() };
}
