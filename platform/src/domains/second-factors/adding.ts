/** Adding a factor of any kind. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { SignedInMember } from '../../identity/admission.ts';
import type { Services } from '../../services/services.ts';
import { proveLoginPassword } from '../member/index.ts';
import { countFactors, refuseWhenFull, getFactorState } from './factors.ts';
import { changeScope } from './passkey-challenges.ts';
import { getOwnBudget, proveFactor } from './prove.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { refusals } from './refusals.ts';

type AddedAnswer = AnswerOf<(typeof domains)['second-factors']['addTotp']>;

/** Runs `then` for a member who gave the login password and, if they already have a factor, proof of one. */
export async function withAddingProven<T>(
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
      budget: getOwnBudget(services, userName),
      takesRecoveryCode: true,
      scope: changeScope,
    },
    then,
  );
}

/**
 * Adds a factor, with the member locked. The first one also creates recovery codes. All other sessions of the member
 * end, because they began without the factor. Refused with FACTORS_FULL.
 */
export async function addFactor(
  { sessions }: Services,
  tx: Transaction,
  { id: memberId, session }: SignedInMember,
  insert: () => Promise<void>,
): Promise<AddedAnswer> {
  const count = await countFactors(tx, memberId);
  refuseWhenFull(count);
  await insert();
  await tx.execute('update member set has_second_factor = true where id = $1', [memberId]);
  await sessions.endOthers(tx, memberId, session, 'factor_added');
  const recoveryCodes = count === 0 ? await replaceRecoveryCodes(tx, memberId) : [];
  return { ...(await getFactorState(tx, memberId)), recoveryCodes };
}
