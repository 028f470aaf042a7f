/** Passkey challenges: random, single-use, valid for five minutes, and for one purpose of one member. */
import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { Retention } from '../../jobs/retention.ts';
import { newToken, tokenHash } from '../../kernel/tokens.ts';

/** How long a passkey may take to answer. */
const lifeMs = 5 * 60_000;

/** The purpose of a challenge. */
export interface ChallengeScope {
  readonly purpose: 'ENROL' | 'CHANGE' | 'STEP' | 'SIGN_IN' | 'OPERATION';
  /** The exact operation or step, if the purpose alone does not identify it. */
  readonly subject: string;
}

/** A change of the member's factors. */
export const changeScope: ChallengeScope = { purpose: 'CHANGE', subject: '' };
export const enrolScope: ChallengeScope = { purpose: 'ENROL', subject: '' };
export const signInScope: ChallengeScope = { purpose: 'SIGN_IN', subject: '' };

/** The second step of one sign-in; its challenge is not stored. */
export const stepScope = (challenge: string): ChallengeScope => ({
  purpose: 'STEP',
  subject: createHash('sha256').update(`step:${challenge}`).digest('hex'),
});

/** One operation, by the digest of its endpoint and its whole data. */
export const operationScope = (digest: string): ChallengeScope => ({ purpose: 'OPERATION', subject: digest });

/** Creates a challenge, in Base64url as browsers repeat it. Without a member, it is for any member who signs in. */
export async function newChallenge(
  db: Queryable,
  now: Date,
  memberId: bigint | null,
  { purpose, subject }: ChallengeScope,
): Promise<{ readonly challenge: string; readonly expiresAt: Date }> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.execute(
    'insert into passkey_challenge (token_hash, member_id, purpose, subject, expires_at) values ($1, $2, $3, $4, $5)',
    [tokenHash(challenge), memberId, purpose, subject, expiresAt],
  );
  return { challenge, expiresAt };
}

/**
 * Uses a challenge up. Returns `right`; `other` if the member was asked to confirm another operation; `over` if it is
 * unknown, expired or already used.
 */
export async function useChallenge(
  tx: Transaction,
  now: Date,
  challenge: string,
  memberId: bigint | null,
  { purpose, subject }: ChallengeScope,
): Promise<'right' | 'other' | 'over'> {
  const used = await tx.execute(
    `delete from passkey_challenge where token_hash = $1 and purpose = $2 and subject = $3
       and member_id is not distinct from $4::bigint and expires_at > $5`,
    [tokenHash(challenge), purpose, subject, memberId, now],
  );
  if (used === 1) return 'right';
  const other = await tx.maybe(
    `select from passkey_challenge
     where token_hash = $1 and purpose = 'OPERATION' and $2 = 'OPERATION' and member_id = $3 and expires_at > $4`,
    [tokenHash(challenge), purpose, memberId, now],
  );
  return other === undefined ? 'over' : 'other';
}

/** Deletes challenges that were not answered in time. */
export const deleteExpiredChallenges: Retention = {
  name: 'challenges for passkeys',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from passkey_challenge where expires_at <= $1', [clock.now()]),
};
