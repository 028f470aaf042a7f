/** Changes of existing factors, each with the login password and a code. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import { digestRequested } from '../../http/operation-digest.ts';
import type { SignedInMember } from '../../identity/admission.ts';
import type { Services } from '../../services/services.ts';
import { issueProof, proveLoginPassword, proveTransactionPassword } from '../member/index.ts';
import { countFactors, deleteFactorData, getFactorState, type FactorKind } from './factors.ts';
import { mails, removedMail } from './mails.ts';
import { changeScope, operationScope } from './passkey-challenges.ts';
import { requestPasskey, type PasskeyRequest } from './passkeys.ts';
import { getOwnBudget, proveFactor } from './prove.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { refusals } from './refusals.ts';

type Endpoints = (typeof domains)['second-factors'];

interface Credentials {
  readonly loginPassword: string;
  readonly factorCode: string;
}

/** Runs `then` for a member who gave the login password and a code or recovery code. */
async function withProvenChange<T>(
  services: Services,
  { id: memberId, userName }: SignedInMember,
  { loginPassword, factorCode: code }: Credentials,
  then: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await proveLoginPassword(services, { id: memberId }, loginPassword);
  await requireFactor(services, memberId);
  const budget = getOwnBudget(services, userName);
  return proveFactor(services, { memberId, code, budget, takesRecoveryCode: true, scope: changeScope }, then);
}

async function requireFactor({ database }: Services, memberId: bigint): Promise<void> {
  if ((await countFactors(database, memberId)) === 0) throw refusals.FACTOR_MISSING();
}

/** Requests the member's passkeys to confirm one operation with exactly this data, or a change of the factors. */
export function requestProof(
  services: Services,
  { id: memberId }: SignedInMember,
  { operation }: ParsedRequestOf<Endpoints['askPasskey']>,
): Promise<PasskeyRequest> {
  const scope = operation === undefined ? changeScope : operationScope(digestRequested(operation));
  return requestPasskey(services, memberId, scope);
}

/** Removes a factor. Refused with FACTOR_UNKNOWN. */
export function removeFactor(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Endpoints['removeFactor']>,
): Promise<AnswerOf<Endpoints['removeFactor']>> {
  return withProvenChange(services, member, data, async (tx) => {
    const removed = await tx.maybe<{ kind: FactorKind; name: string }>(
      'delete from second_factor where id = $1 and member_id = $2 returning kind, name',
      [BigInt(data.id), member.id],
    );
    if (removed === undefined) throw refusals.FACTOR_UNKNOWN();
    const time = services.clock.now().toISOString();
    await services.outbox.put(tx, member.id, removedMail(removed.kind, { time, name: removed.name }));
    if ((await countFactors(tx, member.id)) === 0) await deleteFactorData(tx, member.id);
    return getFactorState(tx, member.id);
  });
}

/** Replaces the recovery codes with ten new ones. */
export function renewRecoveryCodes(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Endpoints['renewRecoveryCodes']>,
): Promise<AnswerOf<Endpoints['renewRecoveryCodes']>> {
  return withProvenChange(services, member, data, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, member.id);
    const time = services.clock.now().toISOString();
    await services.outbox.put(tx, member.id, mails.RECOVERY_CODES_RENEWED({ time }));
    return { ...(await getFactorState(tx, member.id)), recoveryCodes };
  });
}

/** Sets whether a factor confirms operations in place of the transaction password, which it requires. */
export async function setFactorConfirms(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Endpoints['setFactorConfirms']>,
): Promise<AnswerOf<Endpoints['setFactorConfirms']>> {
  const { confirms, transactionPassword } = data;
  if (confirms === 1) {
    if (transactionPassword === undefined) throw refusals.TRANSACTION_PASSWORD_NEEDED();
    await proveTransactionPassword(services, member.id, transactionPassword);
  }
  return withProvenChange(services, member, data, async (tx) => {
    const changed = await tx.execute(
      'update member set confirms_with_factor = $2 where id = $1 and confirms_with_factor <> $2',
      [member.id, confirms === 1],
    );
    const time = services.clock.now().toISOString();
    const mail = confirms === 1 ? mails.FACTOR_CONFIRMS({ time }) : mails.PASSWORD_CONFIRMS({ time });
    if (changed === 1) await services.outbox.put(tx, member.id, mail);
    return getFactorState(tx, member.id);
  });
}

/**
 * Issues a proof for one operation with exactly this data, from an app code or a passkey's answer; recovery codes are
 * only for signing in. A passkey must have been requested for the same operation. A code is in the same request as
 * the operation that it confirms, and is used up by it. If factors do not replace the transaction password, a new
 * payout method requires both.
 */
export async function proveByFactor(
  services: Services,
  { id: memberId, userName }: SignedInMember,
  { operation, factorCode: code, transactionPassword }: ParsedRequestOf<Endpoints['proveByFactor']>,
): Promise<AnswerOf<Endpoints['proveByFactor']>> {
  const { database, clock } = services;
  const digest = digestRequested(operation);
  await requireFactor(services, memberId);
  const { confirms } = await database.one<{ confirms: boolean }>(
    'select confirms_with_factor as confirms from member where id = $1',
    [memberId],
  );
  if (!confirms) {
    if (transactionPassword === undefined) throw refusals.TRANSACTION_PASSWORD_NEEDED();
    await proveTransactionPassword(services, memberId, transactionPassword);
  }
  const budget = getOwnBudget(services, userName);
  const { proof, expiresAt } = await proveFactor(
    services,
    { memberId, code, budget, takesRecoveryCode: false, scope: operationScope(digest) },
    (tx) => issueProof(tx, clock.now(), memberId, digest),
  );
  return { proof, expireTime: expiresAt.getTime() };
}
