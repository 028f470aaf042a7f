import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { refuseField, type Locale } from '../../messages/index.ts';
import { isSamePassword } from '../../passwords.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { createMember, isTaken, memberRefusals, refuseCommonPassword } from '../member/index.ts';
import type { Captchas } from './captcha.ts';
import { isCountry } from './countries.ts';
import { rememberNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';
import { isReservedName } from './reserved-names.ts';

type Endpoint = (typeof domains)['session']['userRegister'];

/** Who registers: the language, and the address. */
interface Visitor {
  readonly locale: Locale;
  readonly ip: string;
}

/** Registers a new member. All other input is checked before the captcha, so that a mistake does not consume it. */
export async function register(
  services: Services,
  captchas: Captchas,
  data: ParsedRequestOf<Endpoint>,
  visitor: Visitor,
): Promise<ResultOf<Endpoint>> {
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

/** A person who solved the captcha could not know this, and need not solve another one. */
const isUnforeseeable = (error: unknown): boolean =>
  error instanceof Refusal &&
  [refusals.USER_NAME_TAKEN.code, refusals.REFERRAL_UNKNOWN.code].includes(error.code);

async function create(
  { database, clock, passwords, fingerprints }: Services,
  data: ParsedRequestOf<Endpoint>,
  { locale, ip }: Visitor,
): Promise<ResultOf<Endpoint>> {
  if (await isTaken(database, data.userName)) throw refusals.USER_NAME_TAKEN({ userName: data.userName });
  const sponsorId = data.referralId === undefined ? undefined : await sponsorOf(database, data.referralId);
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
    // The member's own place from the start: the first sign-in from there is not from elsewhere.
    if (created !== undefined) await rememberNetwork(tx, created, fingerprints.networks(ip), now);
    return created;
  });
  // Another registration may have taken the name while the passwords were hashed.
  if (id === undefined) throw refusals.USER_NAME_TAKEN({ userName });
  return { id: id.toString(), userName };
}

async function sponsorOf(database: Services['database'], referralId: string): Promise<bigint> {
  const row = await database.maybe<{ id: bigint }>(
    'select id from member where referral_id = $1 and banned_at is null',
    [referralId.toUpperCase()],
  );
  if (row === undefined) throw refusals.REFERRAL_UNKNOWN();
  return row.id;
}
