/** Setting or changing a member's e-mail address, confirmed by codes at the new and the current address. */
import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { maskEmail } from '@portal/schema/rules';
import type { SignedInMember } from '../../identity/admission.ts';
import type { Services } from '../../services/services.ts';
import { confirmOperation, outgoingSuspensionMs } from '../member/index.ts';
import { lockEmail, setEmail } from './email.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['session'];

const isSameAddress = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Returns the subjects of the codes for exactly this change of addresses; no user name contains a colon. */
function getCodeHolders({ fingerprints }: Services, memberId: bigint, before: string | null, email: string) {
  const of = (address: string) => fingerprints.of('email', address.toLowerCase());
  return {
    ofNew: `email-new:${memberId}:${of(email)}`,
    ofCurrent: `email-current:${memberId}:${before === null ? '' : of(before)}`,
  };
}

/**
 * Mails a code to the new address, and another to the current one, if any. Requires confirmation of the operation,
 * because an address can be used to recover the account. Refused with EMAIL_UNCHANGED or NO_MAIL_SENT, like
 * confirmations, and like codes: CODE_TOO_SOON, CODES_USED_UP.
 */
export async function sendEmailCodes(
  services: Services,
  codes: MailedCodes,
  { id: memberId, userName }: SignedInMember,
  { email, transactionPassword }: ParsedRequestOf<Endpoints['sendEmailCodes']>,
  { locale, ip }: { readonly locale: Locale; readonly ip: string },
): Promise<AnswerOf<Endpoints['sendEmailCodes']>> {
  const { database, outbox } = services;
  if (!outbox.isOn) throw refusals.NO_MAIL_SENT();
  const { before } = await database.one<{ before: string | null }>(
    'select email as before from member where id = $1',
    [memberId],
  );
  if (isSameAddress(before, email)) throw refusals.EMAIL_UNCHANGED();
  await confirmOperation(services, memberId, transactionPassword, 'DESTINATION');
  const subjects = getCodeHolders(services, memberId, before, email);
  const holder = { memberId, userName, locale, ip };
  // The first also limits the requests of one member, for any new address and with or without a current one.
  await codes.send(
    { ...holder, subject: subjects.ofCurrent, email: before ?? undefined },
    mails.CURRENT_EMAIL_CODE,
  );
  await codes.send({ ...holder, subject: subjects.ofNew, email }, mails.NEW_EMAIL_CODE);
  return codeTimes;
}

/**
 * Sets the address with the codes and ends the other sessions. If there was another address before, payouts and
 * transfers to other members are blocked for a day. Refused with EMAIL_UNCHANGED, CODE_WRONG, CURRENT_CODE_WRONG or
 * CODE_TRIES_USED_UP.
 */
export async function changeEmail(
  services: Services,
  codes: MailedCodes,
  { id: memberId, session }: SignedInMember,
  { email, code, currentCode }: ParsedRequestOf<Endpoints['changeEmail']>,
  ip: string,
): Promise<AnswerOf<Endpoints['changeEmail']>> {
  const { database, clock, sessions } = services;
  const { known } = await database.one<{ known: string | null }>(
    'select email as known from member where id = $1',
    [memberId],
  );
  if (isSameAddress(known, email)) throw refusals.EMAIL_UNCHANGED();
  const subjects = getCodeHolders(services, memberId, known, email);
  await codes.check(subjects.ofNew, code, ip);
  if (known !== null)
    await codes.check(subjects.ofCurrent, currentCode ?? '', ip, refusals.CURRENT_CODE_WRONG);
  return database.transaction(async (tx) => {
    const before = await lockEmail(tx, memberId);
    if (!(await codes.use(tx, subjects.ofNew))) throw refusals.CODE_WRONG();
    // Another change intervened, and its mail replaced the code.
    if (before !== known) throw refusals.CURRENT_CODE_WRONG();
    const closedUntil = before === null ? undefined : new Date(clock.now().getTime() + outgoingSuspensionMs);
    await setEmail(services, tx, { memberId, before, email, closedUntil });
    await sessions.endOthers(tx, memberId, session, 'email_changed');
    return { email: maskEmail(email), payoutsClosedUntil: closedUntil?.getTime() ?? null };
  });
}
