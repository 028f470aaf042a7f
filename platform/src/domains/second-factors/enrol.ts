/** Adding an authenticator app: its secret is shown first, and counts once a code of it was given. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { giveBackToDay, takeFromDay } from '../../daily-budget.ts';
import type { Retention } from '../../housekeeping.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../member/index.ts';
import { beAdded, whenMayAdd } from './adding.ts';
import { mails } from './mails.ts';
import { ownBudget, ownerOf, wrongCodesPerDay } from './prove.ts';
import { refusals } from './refusals.ts';
import { newSecret, secretUri, stepOf, typedSecret } from './totp.ts';

type Contract = (typeof domains)['second-factors'];

/** How long a secret that was shown waits for its first code. */
const lifeMs = 15 * 60_000;

/** Where apps list the account where the portal's address is not known. */
const unknownIssuer = 'Members’ Portal';

/** A new secret, with the login password and, once the member has a factor, with proof of it. */
export async function prepareTotp(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Contract['prepareTotp']>,
): Promise<ResultOf<Contract['prepareTotp']>> {
  const { clock, portalUrl, secretBox } = services;
  const { id: memberId, userName } = member;
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await whenMayAdd(services, member, data, async (db) => {
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

/**
 * Adds the app whose code this is. Refused with ENROLMENT_OVER, FACTOR_CODE_WRONG, FACTORS_FULL.
 */
export async function addTotp(
  services: Services,
  member: SignedInMember,
  { factorName, factorCode }: ParsedRequestOf<Contract['addTotp']>,
): Promise<ResultOf<Contract['addTotp']>> {
  const { clock, database, outbox, secretBox } = services;
  const { id: memberId, userName } = member;
  const now = clock.now();
  const budget = ownBudget(services, userName);
  if (!(await takeFromDay(database, clock, budget, wrongCodesPerDay))) throw refusals.FACTOR_TRIES_USED_UP();
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
    const step = stepOf(secretBox.open({ keyName, sealed }, ownerOf(memberId)), code, now);
    // The transaction is rolled back, so that the secret waits for another code.
    if (step === undefined) throw refusals.FACTOR_CODE_WRONG();
    return beAdded(services, tx, member, async () => {
      await tx.execute(
        `insert into second_factor (member_id, kind, name, key_name, sealed, last_step, created_at)
         values ($1, 'TOTP', $2, $3, $4, $5, $6)`,
        [memberId, factorName, keyName, sealed, step, now],
      );
      await outbox.put(tx, memberId, mails.FACTOR_ADDED({ time: now.toISOString(), name: factorName }));
    });
  });
  await giveBackToDay(database, clock, budget);
  return added;
}

/** Deletes secrets of which no code was given. */
export const forgetExpiredEnrolments: Retention = {
  name: 'secrets of authenticator apps',
  forget: ({ database, clock }) =>
    database.execute('delete from totp_enrolment where expires_at <= $1', [clock.now()]),
};
