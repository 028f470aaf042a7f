/** What a member changes about factors that are there, each with the login password and a code. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Transaction } from '../../database/database.ts';
import type { SignedInMember } from '../../server/implement.ts';
import { digestRequested } from '../../server/operation-digest.ts';
import type { Services } from '../../services.ts';
import { issueProof, proveLoginPassword, proveTransactionPassword } from '../member/index.ts';
import { countFactors, forgetFactors, stateOf, type FactorKind } from './factors.ts';
import { mails, removedMail } from './mails.ts';
import { askedForChange, askedForOperation } from './passkey-challenges.ts';
import { askPasskey, type Question } from './passkeys.ts';
import { ownBudget, proveFactor } from './prove.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { refusals } from './refusals.ts';

type Contract = (typeof domains)['second-factors'];

interface Given {
  readonly loginPassword: string;
  readonly factorCode: string;
}

/** Does `then` for a member who gave the login password and a code or recovery code. */
async function whenProven<T>(
  services: Services,
  { id: memberId, userName }: SignedInMember,
  { loginPassword, factorCode: code }: Given,
  then: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await proveLoginPassword(services, { id: memberId }, loginPassword);
  await requireFactor(services, memberId);
  const budget = ownBudget(services, userName);
  return proveFactor(
    services,
    { memberId, code, budget, takesRecoveryCode: true, asked: askedForChange },
    then,
  );
}

async function requireFactor({ database }: Services, memberId: bigint): Promise<void> {
  if ((await countFactors(database, memberId)) === 0) throw refusals.FACTOR_MISSING();
}

/** Asks the member's passkeys to confirm one operation with exactly this data, or a change of the factors. */
export function askForProof(
  services: Services,
  { id: memberId }: SignedInMember,
  { operation }: ParsedRequestOf<Contract['askPasskey']>,
): Promise<Question> {
  const asked = operation === undefined ? askedForChange : askedForOperation(digestRequested(operation));
  return askPasskey(services, memberId, asked);
}

/** Removes a factor. Refused with FACTOR_UNKNOWN. */
export function removeFactor(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Contract['removeFactor']>,
): Promise<ResultOf<Contract['removeFactor']>> {
  return whenProven(services, member, data, async (tx) => {
    const removed = await tx.maybe<{ kind: FactorKind; name: string }>(
      'delete from second_factor where id = $1 and member_id = $2 returning kind, name',
      [BigInt(data.id), member.id],
    );
    if (removed === undefined) throw refusals.FACTOR_UNKNOWN();
    const time = services.clock.now().toISOString();
    await services.outbox.put(tx, member.id, removedMail(removed.kind, { time, name: removed.name }));
    if ((await countFactors(tx, member.id)) === 0) await forgetFactors(tx, member.id);
    return stateOf(tx, member.id);
  });
}

/** Ten new recovery codes in place of those that there were. */
export function renewRecoveryCodes(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Contract['renewRecoveryCodes']>,
): Promise<ResultOf<Contract['renewRecoveryCodes']>> {
  return whenProven(services, member, data, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, member.id);
    const time = services.clock.now().toISOString();
    await services.outbox.put(tx, member.id, mails.RECOVERY_CODES_RENEWED({ time }));
    return { ...(await stateOf(tx, member.id)), recoveryCodes };
  });
}

/** Lets a factor confirm in place of the transaction password, with that password, or no longer. */
export async function setFactorConfirms(
  services: Services,
  member: SignedInMember,
  data: ParsedRequestOf<Contract['setFactorConfirms']>,
): Promise<ResultOf<Contract['setFactorConfirms']>> {
  const { confirms, transactionPassword } = data;
  if (confirms === 1) {
    if (transactionPassword === undefined) throw refusals.TRANSACTION_PASSWORD_NEEDED();
    await proveTransactionPassword(services, member.id, transactionPassword);
  }
  return whenProven(services, member, data, async (tx) => {
    const changed = await tx.execute(
      'update member set confirms_with_factor = $2 where id = $1 and confirms_with_factor <> $2',
      [member.id, confirms === 1],
    );
    const time = services.clock.now().toISOString();
    const mail = confirms === 1 ? mails.FACTOR_CONFIRMS({ time }) : mails.PASSWORD_CONFIRMS({ time });
    if (changed === 1) await services.outbox.put(tx, member.id, mail);
    return stateOf(tx, member.id);
  });
}

/**
 * A proof for one operation with exactly this data, with a code of an app or the answer of a passkey: recovery codes are for
 * getting in. A passkey must have been asked for the same operation. A code is in the same request as the operation that it
 * confirms, and is used up by it. Where a factor does not replace the transaction password, a new payout method takes both.
 */
export async function proveByFactor(
  services: Services,
  { id: memberId, userName }: SignedInMember,
  { operation, factorCode: code, transactionPassword }: ParsedRequestOf<Contract['proveByFactor']>,
): Promise<ResultOf<Contract['proveByFactor']>> {
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
  const budget = ownBudget(services, userName);
  const { proof, expiresAt } = await proveFactor(
    services,
    { memberId, code, budget, takesRecoveryCode: false, asked: askedForOperation(digest) },
    (tx) => issueProof(tx, clock.now(), memberId, digest),
  );
  return { proof, expireTime: expiresAt.getTime() };
}
