/** Submitted identities: rows, and what their member is told. */
import type { domains, KycStatus, ResultOf } from '@portal/schema/rest';
import { maskIdentityNumber } from '@portal/schema/rules';

import type { Queryable } from '../../database/database.ts';
import { sayReason, type Locale } from '../../messages/index.ts';
import { picturePart } from '../../uploads/store.ts';

type UserInfo = ResultOf<(typeof domains)['member']['userInfo']>;
type Photos = NonNullable<UserInfo['kycImages']>;

/** What the member is told, in the words of the contract. */
type IdentityState = Pick<
  UserInfo,
  'kycStatus' | 'kycReason' | 'identityNumber' | 'kycSubmitTime' | 'kycDecideTime'
>;

/** A row of the table. */
export interface SubmissionRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly identity_number: string;
  readonly front_upload_id: string;
  readonly back_upload_id: string;
  readonly status: KycStatus;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/** The columns of {@link identityOfMember}, all null where nothing was submitted. */
export interface IdentityRow {
  readonly kyc_status: KycStatus | null;
  readonly kyc_reason: string | null;
  readonly identity_number: string | null;
  readonly kyc_created_at: Date | null;
  readonly kyc_decided_at: Date | null;
}

/** SQL of what a member last submitted, as {@link IdentityRow}. */
export const identityOfMember = (memberId: string): string =>
  `select k.status as kyc_status, k.reason as kyc_reason, k.identity_number, k.created_at as kyc_created_at,
     k.decided_at as kyc_decided_at
   from kyc_submission k where k.member_id = ${memberId} order by k.id desc limit 1`;

/** SQL that is true for a member, by SQL of the id, whose identity is verified. */
export const hasVerifiedIdentity = (memberId: string): string =>
  `exists (select from kyc_submission k where k.member_id = ${memberId} and k.status = 'PASSED')`;

/** The state of an identity as its member may see it: with the middle of the number hidden. */
export const toIdentityState = (row: IdentityRow, locale: Locale): IdentityState => ({
  kycStatus: row.kyc_status,
  kycReason: row.kyc_reason === null ? null : sayReason(row.kyc_reason, locale),
  identityNumber: row.identity_number === null ? null : maskIdentityNumber(row.identity_number),
  kycSubmitTime: row.kyc_created_at?.getTime() ?? null,
  kycDecideTime: row.kyc_decided_at?.getTime() ?? null,
});

/** The photos of the identity that the member last submitted, for this member alone; null where there are none. */
export async function photosOfMember(db: Queryable, memberId: bigint): Promise<Photos | null> {
  const row = await db.maybe<Pick<SubmissionRow, 'front_upload_id' | 'back_upload_id'>>(
    'select front_upload_id, back_upload_id from kyc_submission where member_id = $1 order by id desc limit 1',
    [memberId],
  );
  if (row === undefined) return null;
  const [front, back] = await Promise.all(
    [row.front_upload_id, row.back_upload_id].map((id) => picturePart(db, memberId, id)),
  );
  return front == null || back == null ? null : { front, back };
}
