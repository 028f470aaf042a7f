/** Adding an authenticator app: its secret is shown first, and becomes valid with its first code. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { SignedInMember } from '../../identity/admission.ts';
import type { Retention } from '../../jobs/retention.ts';
import { returnToDailyBudget, takeFromDailyBudget } from '../../limits/daily-budget.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { addFactor, withAddingProven } from './adding.ts';
import { mails } from './mails.ts';
import { getOwnBudget, ownerOf, wrongCodesPerDay } from './prove.ts';
import { refusals } from './refusals.ts';
import { newSecret, secretUri, findTimeStep, typedSecret } from './totp.ts';

type Endpoints = (typeof domains)['second-factors'];

/** How long a shown secret waits for its first code. */
const lifeMs = 15 * 60_000;

/** The issuer shown in apps if the portal's address is unknown. */
const unknownIssuer = 'Members’ Portal';

/** Returns a new secret. Requires the login password and, if the member has a factor, proof of it. */
export async function prepareTotp(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Endpoints['prepareTotp']>,
): Promise<AnswerOf<Endpoints['prepareTotp']>> {
  const { clock, portalUrl, secretBox } = services;
  const { id: memberId, userName } = member;
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await withAddingProven(services, member, data, async (db) => {
    const { keyName, sealed } = secretBox.seal(secret, ownerOf(memberId));
    await db.execute(
      `insert into totp_enrolment (member_id, key_name, sealed, expires_at) values ($1, $2, $3, $4)
       on conflict (member_id) do update set key_name = $2, sealed = $3, expires_at = $4`,
      [memberId, keyName, sealed, expiresAt],
    );
  });
  const issuer = portalUrl === undefined ? unknownIssuer : new URL(portalUrl).hostname;
  return {
    secret: typedSecret(secret),
    uri: secretUri(secret, issuer, userName),
    expireTime: expiresAt.getTime(),
  };
}

/** Adds the app that produced this code. Refused with ENROLMENT_OVER, FACTOR_CODE_WRONG or FACTORS_FULL. */
export async function addTotp(
  services: Services,
  member: SignedInMember,
  { factorName, factorCode }: ParsedRequestOf<Endpoints['addTotp']>,
): Promise<AnswerOf<Endpoints['addTotp']>> {
  const { clock, database, outbox, secretBox } = services;
  const { id: memberId, userName } = member;
  const now = clock.now();
  const budget = getOwnBudget(services, userName);
  if (!(await takeFromDailyBudget(database, clock, budget, wrongCodesPerDay)))
    throw refusals.FACTOR_TRIES_USED_UP();
  const added = await database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const shown = await tx.maybe<{ key_name: string; sealed: Buffer }>(
      `delete from totp_enrolment where member_id = $1 and expires_at > $2 and key_name = any($3)
       returning key_name, sealed`,
      [memberId, now, secretBox.keyNames],
    );
    if (shown === undefined) throw refusals.ENROLMENT_OVER();
    const { key_name: keyName, sealed } = shown;
    const code = factorCode.normalize('NFKC').replaceAll(/\s/g, '');
    const step = findTimeStep(secretBox.open({ keyName, sealed }, ownerOf(memberId)), code, now);
    // The transaction is rolled back, so that the secret waits for another code.
    if (step === undefined) throw refusals.FACTOR_CODE_WRONG();
    return addFactor(services, tx, member, async () => {
      await tx.execute(
        `insert into second_factor (member_id, kind, name, key_name, sealed, last_step, created_at)
         values ($1, 'TOTP', $2, $3, $4, $5, $6)`,
        [memberId, factorName, keyName, sealed, step, now],
      );
      await outbox.put(tx, memberId, mails.FACTOR_ADDED({ time: now.toISOString(), name: factorName }));
    });
  });
  await returnToDailyBudget(database, clock, budget);
  return added;
}

/** Deletes secrets that received no code. */
export const deleteExpiredEnrolments: Retention = {
  name: 'secrets of authenticator apps',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from totp_enrolment where expires_at <= $1', [clock.now()]),
};
