/** A member's first e-mail address, or another: confirmed by a code at the new address and one at the address so far. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';
import { maskEmail } from '@portal/schema/rules';

import type { Locale } from '../../messages/index.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { confirmOperation, payoutsClosedMs } from '../member/index.ts';
import { lockEmail, setEmail } from './email.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['session'];

const isSameAddress = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** What the codes of a change are for; no user name has a colon. Each is good for the addresses of this very change. */
function subjectsOf({ fingerprints }: Services, memberId: bigint, before: string | null, email: string) {
  const of = (address: string) => fingerprints.of('email', address.toLowerCase());
  return {
    ofNew: `email-new:${memberId}:${of(email)}`,
    ofCurrent: `email-current:${memberId}:${before === null ? '' : of(before)}`,
  };
}

/**
 * Mails a code to the new address, and another to the member's address where there is one. What confirms an operation is
 * asked for here, because an address opens a way back into the account. Refused with EMAIL_UNCHANGED, NO_MAIL_SENT, as
 * confirmations are, and as codes are: CODE_TOO_SOON, CODES_USED_UP.
 */
export async function sendEmailCodes(
  services: Services,
  codes: MailedCodes,
  { id: memberId, userName }: SignedInMember,
  { email, transactionPassword }: ParsedRequestOf<Endpoints['sendEmailCodes']>,
  { locale, ip }: { readonly locale: Locale; readonly ip: string },
): Promise<ResultOf<Endpoints['sendEmailCodes']>> {
  const { database, outbox } = services;
  if (!outbox.isOn) throw refusals.NO_MAIL_SENT();
  const { before } = await database.one<{ before: string | null }>(
    'select email as before from member where id = $1',
    [memberId],
  );
  if (isSameAddress(before, email)) throw refusals.EMAIL_UNCHANGED();
  await confirmOperation(services, memberId, transactionPassword, 'DESTINATION');
  const subjects = subjectsOf(services, memberId, before, email);
  const holder = { memberId, userName, locale, ip };
  // The first also counts how often one member asks, whatever the new addresses are, and whether there is one so far.
  await codes.send(
    { ...holder, subject: subjects.ofCurrent, email: before ?? undefined },
    mails.CURRENT_EMAIL_CODE,
  );
  await codes.send({ ...holder, subject: subjects.ofNew, email }, mails.NEW_EMAIL_CODE);
  return codeTimes;
}

/**
 * Gives the member the address with the codes, ends the other sessions, and for a day pays nothing out and sends nothing to
 * other members where there was another address before. Refused with EMAIL_UNCHANGED, CODE_WRONG, CURRENT_CODE_WRONG and CODE_TRIES_USED_UP.
 */
export async function changeEmail(
  services: Services,
  codes: MailedCodes,
  { id: memberId, session }: SignedInMember,
  { email, code, currentCode }: ParsedRequestOf<Endpoints['changeEmail']>,
  ip: string,
): Promise<ResultOf<Endpoints['changeEmail']>> {
  const { database, clock, sessions } = services;
  const { known } = await database.one<{ known: string | null }>(
    'select email as known from member where id = $1',
    [memberId],
  );
  if (isSameAddress(known, email)) throw refusals.EMAIL_UNCHANGED();
  const subjects = subjectsOf(services, memberId, known, email);
  await codes.check(subjects.ofNew, code, ip);
  if (known !== null)
    await codes.check(subjects.ofCurrent, currentCode ?? '', ip, refusals.CURRENT_CODE_WRONG);
  return database.transaction(async (tx) => {
    const before = await lockEmail(tx, memberId);
    if (!(await codes.use(tx, subjects.ofNew))) throw refusals.CODE_WRONG();
    // Another change came in between, and its mail took the place of the code.
    if (before !== known) throw refusals.CURRENT_CODE_WRONG();
    const closedUntil = before === null ? undefined : new Date(clock.now().getTime() + payoutsClosedMs);
    await setEmail(services, tx, { memberId, before, email, closedUntil });
    await sessions.endOthers(tx, memberId, session, 'email_changed');
    return { email: maskEmail(email), payoutsClosedUntil: closedUntil?.getTime() ?? null };
  });
}
