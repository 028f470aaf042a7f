import type { Transaction } from '../../database/database.ts';
import type { Json } from '../../ledger/canonical-json.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { memberScope, runOnce, type Operation } from '../../ledger/idempotency.ts';
import { refuseGuarded } from '../../operation-guards.ts';
import { markGuarded } from '../../server/current-call.ts';
import type { Services } from '../../services.ts';
import { requireAcceptedTerms } from './agreement.ts';
import { confirmOperation } from './confirmation.ts';
import { lockMember } from './members.ts';

/** A member's request that moves credits. */
export interface MemberRequest {
  readonly memberId: bigint;
  /** Name of the operation; idempotency keys are separate for each. */
  readonly action: string;
  readonly idempotencyKey: string;
  /** The normalised input by which a repetition is told from another request under the same key. */
  readonly input: Json;
  /** Where the operation asks for it; or a proof that goes in its place. */
  readonly transactionPassword?: string;
}

/**
 * Does `work` once for a member's idempotency key, with the member locked, which serialises the operations of one
 * member. The transaction password is checked first and is not part of the keyed input, so that a mistyped password
 * can be corrected under the same key. A member who has not accepted the terms in force is refused, and so is whatever a
 * pause or another guard closes; what was done before is answered again all the same. Everything else has one outcome for each key, including refusals.
 */
export async function runMemberOperation<T extends Json>(
  services: Services,
  request: MemberRequest,
  work: (operation: Operation) => Promise<T>,
): Promise<T> {
  const { memberId, action, idempotencyKey: key, input, transactionPassword } = request;
  markGuarded();
  if (transactionPassword !== undefined) await confirmOperation(services, memberId, transactionPassword);
  const scope = memberScope(memberId, action);
  return runOnce<T>(
    services.database,
    { scope, key, input, clock: services.clock, lock: (tx) => lockMember(tx, memberId) },
    async (operation) => {
      await requireAcceptedTerms(operation.tx, memberId, operation.now);
      await refuseGuarded(services, operation.tx, memberId, operation.now);
      return work(operation);
    },
  );
}

/**
 * Runs a member's change that has no idempotency key of its own and can still post what is due, such as a setting. The rules
 * are those of {@link runMemberOperation}: the member is locked, has accepted the terms in force, and is not refused by a
 * guard. A halt of the ledger is the ledger's refusal. `now` is read after the lock.
 */
export async function runMemberChange<T>(
  services: Services,
  memberId: bigint,
  work: (tx: Transaction, now: Date) => Promise<T>,
): Promise<T> {
  markGuarded();
  try {
    return await services.database.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const now = services.clock.now();
      await requireAcceptedTerms(tx, memberId, now);
      await refuseGuarded(services, tx, memberId, now);
      return work(tx, now);
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}
