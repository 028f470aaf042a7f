/** Resetting a forgotten transaction password with the login password and a mailed code. */
import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { SignedInMember } from '../../identity/admission.ts';
import { isSamePassword } from '../../identity/passwords.ts';
import type { Services } from '../../services/services.ts';
import {
  memberRefusals,
  proveLoginPassword,
  refuseCommonPassword,
  resetTransactionPassword as replacePassword,
} from '../member/index.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['session'];

/** Returns the subject of a member's codes; no user name contains a colon. */
const getCodeHolder = (memberId: bigint): string => `transaction:${memberId}`;

/**
 * Mails a code to a member who proved the login password. Refused with NO_MAIL_SENT, NO_EMAIL, and like sign-in
 * codes.
 */
export async function sendTransactionCode(
  services: Services,
  codes: MailedCodes,
  member: SignedInMember,
  { password }: ParsedRequestOf<Endpoints['sendTransactionCode']>,
  { locale, ip }: { readonly locale: Locale; readonly ip: string },
): Promise<AnswerOf<Endpoints['sendTransactionCode']>> {
  const { database, outbox } = services;
  await proveLoginPassword(services, member, password);
  if (!outbox.isOn) throw refusals.NO_MAIL_SENT();
  const { email } = await database.one<{ email: string | null }>('select email from member where id = $1', [
    member.id,
  ]);
  if (email === null) throw refusals.NO_EMAIL();
  const { id: memberId, userName } = member;
  await codes.send(
    { subject: getCodeHolder(memberId), memberId, userName, email, locale, ip },
    mails.TRANSACTION_CODE,
  );
  return codeTimes;
}

/**
 * Sets a new transaction password with the login password and the code, and blocks payouts and transfers to other
 * members for a day. Refused with CODE_WRONG, CODE_TRIES_USED_UP, and like other new passwords.
 */
export async function resetTransactionPassword(
  services: Services,
  codes: MailedCodes,
  member: SignedInMember,
  { password, code, transactionPassword }: ParsedRequestOf<Endpoints['resetTransactionPassword']>,
  ip: string,
): Promise<AnswerOf<Endpoints['resetTransactionPassword']>> {
  refuseCommonPassword('transactionPassword', transactionPassword);
  await proveLoginPassword(services, member, password);
  if (isSamePassword(transactionPassword, password)) throw memberRefusals.PASSWORDS_ALIKE();
  const subject = getCodeHolder(member.id);
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
