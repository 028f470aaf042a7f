/** Decides identities. */
import type { Queryable } from '../../database/database.ts';
import { writeDecision } from '../../operator/decide-order.ts';
import type { SubmissionRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { states } from './states.ts';

const identities = { table: 'kyc_submission', states };

/** Passes an identity. Returns undefined if it was already decided. */
export const passIdentity = (db: Queryable, id: bigint, now: Date): Promise<SubmissionRow | undefined> =>
  writeDecision(db, identities, id, { to: 'PASSED', now });

/**
 * Fails an identity with a reason for the member, who can submit it again. Returns undefined if it was already
 * decided. Refused with KYC_NUMBER_IN_REASON, because
 * the audit log keeps reasons.
 */
export async function failIdentity(
  db: Queryable,
  id: bigint,
  reason: string,
  now: Date,
): Promise<SubmissionRow | undefined> {
  const revealed = await db.maybe(
    'select from kyc_submission where id = $1 and position(identity_number in $2) > 0',
    [
      id,
      reason
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, ''),
    ],
  );
  if (revealed !== undefined) throw refusals.KYC_NUMBER_IN_REASON();
  return writeDecision(db, identities, id, { to: 'FAILED', reason, now });
}
