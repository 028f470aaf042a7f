/** Rows and views of submitted identities. */
import type { Locale } from '@portal/schema/locales';
import type { domains, KycStatus, AnswerOf } from '@portal/schema/rest';
import { maskIdentityNumber } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { formatReason } from '../../messages/index.ts';
import { toPictureView } from '../../uploads/store.ts';

type UserInfo = AnswerOf<(typeof domains)['member']['userInfo']>;
type Photos = NonNullable<UserInfo['kycImages']>;

/** The state of an identity, as the endpoint returns it. */
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

/** The columns of {@link selectIdentity}, all null if nothing was submitted. */
export interface IdentityRow {
  readonly kyc_status: KycStatus | null;
  readonly kyc_reason: string | null;
  readonly identity_number: string | null;
  readonly kyc_created_at: Date | null;
  readonly kyc_decided_at: Date | null;
}

/** SQL of a member's last submission, as {@link IdentityRow}. */
export const selectIdentity = (memberId: string): string =>
  `select k.status as kyc_status, k.reason as kyc_reason, k.identity_number, k.created_at as kyc_created_at,
     k.decided_at as kyc_decided_at
   from kyc_submission k where k.member_id = ${memberId} order by k.id desc limit 1`;

/** SQL: whether the identity of a member (SQL of the id) is verified. */
export const hasVerifiedIdentity = (memberId: string): string =>
  `exists (select from kyc_submission k where k.member_id = ${memberId} and k.status = 'PASSED')`;

/** Returns whether the member's last submission has passed, which is what the guard requires. */
export const isVerified = ({ kyc_status: status }: Pick<IdentityRow, 'kyc_status'>): boolean =>
  status === 'PASSED';

/** Returns the state of an identity for its member, with the middle of the number hidden. */
export const toIdentityState = (row: IdentityRow, locale: Locale): IdentityState => ({
  kycStatus: row.kyc_status,
  kycReason: row.kyc_reason === null ? null : formatReason(row.kyc_reason, locale),
  identityNumber: row.identity_number === null ? null : maskIdentityNumber(row.identity_number),
  kycSubmitTime: row.kyc_created_at?.getTime() ?? null,
  kycDecideTime: row.kyc_decided_at?.getTime() ?? null,
});

/** Returns the photos of the member's last submission, for this member only; null if there are none. */
export async function getPhotos(db: Queryable, memberId: bigint): Promise<Photos | null> {
  const row = await db.maybe<Pick<SubmissionRow, 'front_upload_id' | 'back_upload_id'>>(
    'select front_upload_id, back_upload_id from kyc_submission where member_id = $1 order by id desc limit 1',
    [memberId],
  );
  if (row === undefined) return null;
  const [front, back] = await Promise.all(
    [row.front_upload_id, row.back_upload_id].map((id) => toPictureView(db, memberId, id)),
  );
  return front == null || back == null ? null : { front, back };
}
