/** What is the same for every kind of factor that is added. */
import type { domains, ResultOf } from '@portal/schema/rest';

import type { Queryable, Transaction } from '../../database/database.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { proveLoginPassword } from '../member/index.ts';
import { countFactors, refuseWhenFull, stateOf } from './factors.ts';
import { askedForChange } from './passkey-challenges.ts';
import { ownBudget, proveFactor } from './prove.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { refusals } from './refusals.ts';

type Added = ResultOf<(typeof domains)['second-factors']['addTotp']>;

/** Does `then` for a member who gave the login password and, once there is a factor, proof of one. */
export async function whenMayAdd<T>(
  services: Services,
  { id: memberId, userName }: SignedInMember,
  { loginPassword, factorCode }: { readonly loginPassword: string; readonly factorCode?: string | undefined },
  then: (db: Queryable) => Promise<T>,
): Promise<T> {
  const { database } = services;
  await proveLoginPassword(services, { id: memberId }, loginPassword);
  const count = await countFactors(database, memberId);
  refuseWhenFull(count);
  if (count === 0) return then(database);
  if (factorCode === undefined) throw refusals.FACTOR_CODE_NEEDED();
  return proveFactor(
    services,
    {
      memberId,
      code: factorCode,
      budget: ownBudget(services, userName),
      takesRecoveryCode: true,
      asked: askedForChange,
    },
    then,
  );
}

/**
 * Adds a factor, with the member locked. The first one makes recovery codes. Every other session of the member ends: it
 * began without the factor. Refused with FACTORS_FULL.
 */
export async function beAdded(
  { sessions }: Services,
  tx: Transaction,
  { id: memberId, session }: SignedInMember,
  insert: () => Promise<void>,
): Promise<Added> {
  const count = await countFactors(tx, memberId);
  refuseWhenFull(count);
  await insert();
  await tx.execute('update member set has_second_factor = true where id = $1', [memberId]);
  await sessions.endOthers(tx, memberId, session, 'factor_added');
  const recoveryCodes = count === 0 ? await replaceRecoveryCodes(tx, memberId) : [];
  return { ...(await stateOf(tx, memberId)), recoveryCodes };
}
