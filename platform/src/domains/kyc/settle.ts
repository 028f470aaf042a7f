/** Decides identities. */
import type { Queryable } from '../../database/database.ts';
import { refusals } from './refusals.ts';
import { statusesBefore } from './states.ts';

/** The member of a decided identity; undefined if it was already decided. */
type Decided = { readonly member_id: bigint } | undefined;

/** Passes an identity. */
export const passIdentity = (db: Queryable, id: bigint, now: Date): Promise<Decided> =>
  db.maybe(
    `update kyc_submission set status = 'PASSED', decided_at = $2 where id = $1 and status = any ($3)
     returning member_id`,
    [id, now, statusesBefore('PASSED')],
  );

/**
 * Fails an identity with a reason for the member, who can submit it again. Refused with KYC_NUMBER_IN_REASON, because
 * the audit log keeps reasons.
 */
export async function failIdentity(db: Queryable, id: bigint, reason: string, now: Date): Promise<Decided> {
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
  return db.maybe(
    `update kyc_submission set status = 'FAILED', reason = $2, decided_at = $3 where id = $1 and status = any ($4)
     returning member_id`,
    [id, reason, now, statusesBefore('FAILED')],
  );
}
