/** Submitting an identity. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import type { Picture } from '../../uploads/picture.ts';
import { receivePicture } from '../../uploads/receive.ts';
import { storeUpload } from '../../uploads/store.ts';
import { lockMember } from '../member/index.ts';
import { refusals } from './refusals.ts';
import { refuseSubmittedBefore, requireMatchingNumber } from './rules.ts';

type Endpoint = (typeof domains)['kyc']['submitKyc'];

/** The data of a submission. */
export interface NewIdentity {
  readonly identityNumber: string;
  readonly front: Picture;
  readonly back: Picture;
}

/**
 * Submits an identity, which then waits for review. Refused with KYC_PENDING, KYC_PASSED, KYC_CARD_NUMBER,
 * KYC_PHOTOS_ALIKE or KYC_NUMBER_TAKEN, or for its photos.
 */
export async function submitIdentity(
  services: Services,
  memberId: bigint,
  { identityNumber, frontImage, backImage }: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const { database, clock } = services;
  // Checked before decoding photos, which is expensive, and again below with the member locked.
  await refuseSubmittedBefore(database, memberId);
  await requireMatchingNumber(database, memberId, identityNumber);
  if (frontImage === backImage) throw refusals.KYC_PHOTOS_ALIKE();
  const front = await receivePicture(services, memberId, 'frontImage', frontImage);
  const back = await receivePicture(services, memberId, 'backImage', backImage);
  const identity = { identityNumber, front, back };
  return database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await insertSubmission(tx, memberId, identity, clock.now());
    return { kycStatus: 'PENDING' };
  });
}

/**
 * Inserts an identity with its photos. The caller has locked the member. Refused with KYC_PENDING, KYC_PASSED and
 * KYC_NUMBER_TAKEN.
 */
export async function insertSubmission(
  tx: Transaction,
  memberId: bigint,
  { identityNumber, front, back }: NewIdentity,
  now: Date,
): Promise<bigint> {
  await refuseSubmittedBefore(tx, memberId);
  const frontId = await storeUpload(tx, memberId, 'identity', front, now);
  const backId = await storeUpload(tx, memberId, 'identity', back, now);
  // A conflict does not raise an error, whose details would include the number. It waits for a member who is
  // submitting the same number.
  const inserted = await tx.maybe<{ id: bigint }>(
    `insert into kyc_submission (member_id, identity_number, front_upload_id, back_upload_id, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [memberId, identityNumber, frontId, backId, now],
  );
  if (inserted === undefined) throw refusals.KYC_NUMBER_TAKEN();
  return inserted.id;
}
