/** The decision on an identity. */
import type { Queryable } from '../../database/database.ts';
import { refusals } from './refusals.ts';
import { statusesBefore } from './states.ts';

/** Passes an identity; false when it was already decided. */
export async function passIdentity(db: Queryable, id: bigint, now: Date): Promise<boolean> {
  const passed = await db.execute(
    `update kyc_submission set status = 'PASSED', decided_at = $2 where id = $1 and status = any ($3)`,
    [id, now, statusesBefore('PASSED')],
  );
  return passed === 1;
}

/**
 * Fails an identity with a reason that the member reads; false when it was already decided. It can be submitted again. Refused
 * with KYC_NUMBER_IN_REASON, because the record of changes keeps reasons.
 */
export async function failIdentity(db: Queryable, id: bigint, reason: string, now: Date): Promise<boolean> {
  const told = await db.maybe(
    'select from kyc_submission where id = $1 and position(identity_number in $2) > 0',
    [
      id,
      reason
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, ''),
    ],
  );
  if (told !== undefined) throw refusals.KYC_NUMBER_IN_REASON();
  const failed = await db.execute(
    `update kyc_submission set status = 'FAILED', reason = $2, decided_at = $3 where id = $1 and status = any ($4)`,
    [id, reason, now, statusesBefore('FAILED')],
  );
  return failed === 1;
}
