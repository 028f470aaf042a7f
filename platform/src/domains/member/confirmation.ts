/** What confirms a member's operation: the transaction password, or a proof by a second factor. */
import type { ProofPurpose } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import type { Retention } from '../../housekeeping.ts';
import type { Services } from '../../services.ts';
import { newToken, tokenHash } from '../../tokens.ts';
import { proveTransactionPassword } from './passwords.ts';
import { refusals } from './refusals.ts';

/** How long a proof is good. */
const lifeMs = 2 * 60_000;

/** What is confirmed. */
export interface Confirmed {
  readonly purpose: ProofPurpose;
  /** The operation's idempotency key; without one the account number, the address, or the ID that it is about. */
  readonly subject: string;
}

interface Row {
  readonly hash: string;
  readonly has_second_factor: boolean;
  readonly confirms_with_factor: boolean;
}

/**
 * Throws unless `given` confirms the operation: the transaction password, or a proof for this very operation where the
 * member's factor confirms it, which it always does for a new payout method or e-mail address. A proof is used up, whatever becomes of the
 * operation.
 */
export async function confirmOperation(
  services: Services,
  memberId: bigint,
  given: string,
  { purpose, subject }: Confirmed,
): Promise<void> {
  const { database, clock } = services;
  const row = await database.one<Row>(
    `select transaction_password_hash as hash, has_second_factor, confirms_with_factor from member where id = $1`,
    [memberId],
  );
  const takesProof = row.confirms_with_factor || (row.has_second_factor && purpose === 'DESTINATION');
  if (!takesProof) {
    await proveTransactionPassword(services, memberId, given, row.hash);
    return;
  }
  const taken = await database.execute(
    `delete from operation_proof
     where token_hash = $1 and member_id = $2 and purpose = $3 and subject = $4 and expires_at > $5`,
    [tokenHash(given), memberId, purpose, subject, clock.now()],
  );
  if (taken === 0) throw refusals.PROOF_NEEDED();
}

/** A proof that confirms one operation of the member, once. The caller has checked a factor. */
export async function issueProof(
  db: Queryable,
  now: Date,
  memberId: bigint,
  { purpose, subject }: Confirmed,
): Promise<{ readonly proof: string; readonly expiresAt: Date }> {
  const proof = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.execute(
    'insert into operation_proof (token_hash, member_id, purpose, subject, expires_at) values ($1, $2, $3, $4, $5)',
    [tokenHash(proof), memberId, purpose, subject, expiresAt],
  );
  return { proof, expiresAt };
}

/** Deletes proofs that are good no more. */
export const forgetExpiredProofs: Retention = {
  name: 'proofs of operations',
  forget: ({ database, clock }) =>
    database.execute('delete from operation_proof where expires_at <= $1', [clock.now()]),
};
