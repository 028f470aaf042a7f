/** Rules for submitting an identity. */
import type { KycStatus } from '@portal/schema/rest';
import { parseIdentityNumber } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { refusals } from './refusals.ts';

/** Refused with KYC_PENDING or KYC_PASSED if the member has such an identity. */
export async function refuseSubmittedBefore(db: Queryable, memberId: bigint): Promise<void> {
  const open = await db.maybe<{ status: KycStatus }>(
    "select status from kyc_submission where member_id = $1 and status <> 'FAILED'",
    [memberId],
  );
  if (open !== undefined) throw open.status === 'PASSED' ? refusals.KYC_PASSED() : refusals.KYC_PENDING();
}

/** Refused with KYC_CARD_NUMBER if the member's nationality requires another number. */
export async function requireMatchingNumber(
  db: Queryable,
  memberId: bigint,
  identityNumber: string,
): Promise<void> {
  const { country_code: countryCode } = await db.one<{ country_code: string }>(
    'select country_code from member where id = $1',
    [memberId],
  );
  if (parseIdentityNumber(identityNumber, countryCode).kind !== 'number') throw refusals.KYC_CARD_NUMBER();
}
