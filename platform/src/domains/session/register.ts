import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { isSamePassword } from '../../identity/passwords.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuseField } from '../../messages/index.ts';
import type { Services } from '../../services/services.ts';
import { createMember, isTaken, memberRefusals, refuseCommonPassword } from '../member/index.ts';
import type { Captchas } from './captcha.ts';
import { isCountry } from './countries.ts';
import { rememberNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';
import { isReservedName } from './reserved-names.ts';

type Endpoint = (typeof domains)['session']['userRegister'];

/** The visitor's language and address. */
interface Visitor {
  readonly locale: Locale;
  readonly ip: string;
}

/** Registers a member. All other input is checked before the captcha, so that an error does not consume it. */
export async function register(
  services: Services,
  captchas: Captchas,
  data: ParsedRequestOf<Endpoint>,
  visitor: Visitor,
): Promise<AnswerOf<Endpoint>> {
  if (data.email === undefined && services.visitorRules.registrationEmail === 'required')
    throw refuseField('email', 'required');
  if (!isCountry(data.countryCode)) throw refuseField('countryCode', 'choice');
  if (isSamePassword(data.password, data.transactionPassword)) throw memberRefusals.PASSWORDS_ALIKE();
  refuseCommonPassword('password', data.password);
  refuseCommonPassword('transactionPassword', data.transactionPassword);
  if (isReservedName(data.userName)) throw refusals.USER_NAME_TAKEN({ userName: data.userName });
  const captcha = await captchas.solve(data.captchaId, data.captcha);
  try {
    return await create(services, data, visitor);
  } catch (error) {
    if (isUnforeseeable(error)) await captchas.giveBack(captcha);
    throw error;
  }
}

/** The visitor could not have known this, and keeps the solved captcha. */
const isUnforeseeable = (error: unknown): boolean =>
  error instanceof Refusal &&
  [refusals.USER_NAME_TAKEN.code, refusals.REFERRAL_UNKNOWN.code].includes(error.code);

async function create(
  { database, clock, passwords, fingerprints }: Services,
  data: ParsedRequestOf<Endpoint>,
  { locale, ip }: Visitor,
): Promise<AnswerOf<Endpoint>> {
  if (await isTaken(database, data.userName)) throw refusals.USER_NAME_TAKEN({ userName: data.userName });
  const sponsorId = data.referralId === undefined ? undefined : await findSponsor(database, data.referralId);
  const [passwordHash, transactionPasswordHash] = await Promise.all([
    passwords.visitors.hash(data.password),
    passwords.visitors.hash(data.transactionPassword),
  ]);
  const { userName, countryCode, email } = data;
  const id = await database.transaction(async (tx) => {
    const now = clock.now();
    const created = await createMember(
      tx,
      { userName, passwordHash, transactionPasswordHash, countryCode, email, sponsorId, locale },
      now,
    );
    // The place is known from the start, so that the first sign-in from there is not reported as new.
    if (created !== undefined) await rememberNetwork(tx, created, fingerprints.networks(ip), now);
    return created;
  });
  // Another registration may have taken the name while the passwords were hashed.
  if (id === undefined) throw refusals.USER_NAME_TAKEN({ userName });
  return { id: id.toString(), userName };
}

async function findSponsor(database: Services['database'], referralId: string): Promise<bigint> {
  const row = await database.maybe<{ id: bigint }>(
    'select id from member where referral_id = $1 and banned_at is null',
    [referralId.toUpperCase()],
  );
  if (row === undefined) throw refusals.REFERRAL_UNKNOWN();
  return row.id;
}
