import type { Transaction } from '../../database/database.ts';
import { markGuarded } from '../../http/current-call.ts';
import type { Json } from '../../ledger/canonical-json.ts';
import { ledgerTransaction } from '../../ledger/errors.ts';
import { memberScope, runOnce, type Operation } from '../../ledger/idempotency.ts';
import { requireOperationAllowed } from '../../services/operation-guards.ts';
import type { Services } from '../../services/services.ts';
import { requireAcceptedTerms } from './agreement.ts';
import { confirmOperation } from './confirmation.ts';
import { lockMember } from './members.ts';

/** A member's request that moves credits. */
export interface MemberRequest {
  readonly memberId: bigint;
  /** Name of the operation; each has its own idempotency keys. */
  readonly action: string;
  /** The request of the endpoint. */
  readonly data: {
    readonly idempotencyKey: string;
    /** The transaction password or a proof in its place, if the operation requires it. */
    readonly transactionPassword?: string;
  };
  /** The normalised input, which distinguishes a repetition from another request under the same key. */
  readonly input: Json;
}

/**
 * Runs `work` once per idempotency key of a member, with the member locked, which serialises the operations of one
 * member. The transaction password is checked first and is not part of the keyed input, so that a mistyped one can be
 * corrected under the same key. Refused if the member has not accepted the terms in force, or by a pause or another
 * guard; an earlier request is still answered. Every other outcome, including refusals, is stored under the key.
 */
export async function runMemberOperation<T extends Json>(
  services: Services,
  request: MemberRequest,
  work: (operation: Operation) => Promise<T>,
): Promise<T> {
  const { memberId, action, input } = request;
  const { idempotencyKey: key, transactionPassword } = request.data;
  markGuarded();
  if (transactionPassword !== undefined) await confirmOperation(services, memberId, transactionPassword);
  const scope = memberScope(memberId, action);
  return runOnce<T>(
    services.database,
    { scope, key, input, clock: services.clock, lock: (tx) => lockMember(tx, memberId) },
    async (operation) => {
      await requireAcceptedTerms(operation.tx, memberId, operation.now);
      await requireOperationAllowed(services, operation.tx, memberId, operation.now);
      return work(operation);
    },
  );
}

/**
 * Runs a member's change that has no idempotency key but can post what is due, such as a setting. The rules are those
 * of {@link runMemberOperation}: the member is locked, has accepted the terms in force, and passes every guard. The
 * ledger refuses it during a halt. `now` is read after the lock.
 */
export function runMemberChange<T>(
  services: Services,
  memberId: bigint,
  work: (tx: Transaction, now: Date) => Promise<T>,
): Promise<T> {
  markGuarded();
  return ledgerTransaction(services.database, async (tx) => {
    await lockMember(tx, memberId);
    const now = services.clock.now();
    await requireAcceptedTerms(tx, memberId, now);
    await requireOperationAllowed(services, tx, memberId, now);
    return work(tx, now);
  });
}
