/** Confirmation of a member's operation: the transaction password, or a proof by a second factor. */
import type { Queryable } from '../../database/database.ts';
import { getCurrentCall } from '../../http/current-call.ts';
import { digestOperation } from '../../http/operation-digest.ts';
import type { Retention } from '../../jobs/retention.ts';
import { newToken, tokenHash } from '../../kernel/tokens.ts';
import type { Services } from '../../services/services.ts';
import { proveTransactionPassword } from './passwords.ts';
import { refusals } from './refusals.ts';

/** How long a proof is valid. */
const lifeMs = 2 * 60_000;

/**
 * `OPERATION`: confirmed by the transaction password, or by a factor if the member chose so. `DESTINATION`: a new
 * place for payouts or mailed codes, which a member with a factor always confirms with it.
 */
type Purpose = 'OPERATION' | 'DESTINATION';

interface Row {
  readonly hash: string;
  readonly has_second_factor: boolean;
  readonly confirms_with_factor: boolean;
}

/**
 * Throws unless `confirmation` confirms the current call: the transaction password or, if the member's factor
 * confirms it, a proof issued for this endpoint and exactly this data. Refused with PROOF_NEEDED without a valid
 * proof, and with CONFIRMED_OTHER if the proof is for anything else. A proof is used up even if the operation fails.
 */
export async function confirmOperation(
  services: Services,
  memberId: bigint,
  confirmation: string,
  purpose: Purpose = 'OPERATION',
): Promise<void> {
  const { database, clock } = services;
  const row = await database.one<Row>(
    `select transaction_password_hash as hash, has_second_factor, confirms_with_factor from member where id = $1`,
    [memberId],
  );
  const takesProof = row.confirms_with_factor || (row.has_second_factor && purpose === 'DESTINATION');
  if (!takesProof) {
    await proveTransactionPassword(services, memberId, confirmation, row.hash);
    return;
  }
  const call = getCurrentCall();
  if (call === undefined) throw new Error('a proof requires the call of a member');
  const proof = await database.maybe<{ digest: string }>(
    `delete from operation_proof where token_hash = $1 and member_id = $2 and purpose = 'OPERATION' and expires_at > $3
     returning subject as digest`,
    [tokenHash(confirmation), memberId, clock.now()],
  );
  if (proof === undefined) throw refusals.PROOF_NEEDED();
  if (proof.digest !== digestOperation(call)) throw refusals.CONFIRMED_OTHER();
}

/**
 * Issues a single-use proof that confirms the operation with this digest for the member. The caller has checked a
 * factor.
 */
export async function issueProof(
  db: Queryable,
  now: Date,
  memberId: bigint,
  digest: string,
): Promise<{ readonly proof: string; readonly expiresAt: Date }> {
  const proof = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.execute(
    `insert into operation_proof (token_hash, member_id, purpose, subject, expires_at)
     values ($1, $2, 'OPERATION', $3, $4)`,
    [tokenHash(proof), memberId, digest, expiresAt],
  );
  return { proof, expiresAt };
}

/** Deletes expired proofs. */
export const deleteExpiredProofs: Retention = {
  name: 'proofs of operations',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from operation_proof where expires_at <= $1', [clock.now()]),
};
