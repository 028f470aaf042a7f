/** Filing a claim for the loss of a trade. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { Operation } from '../../ledger/idempotency.ts';
import { receiptNumber } from '../../ledger/numbers.ts';
import type { Services } from '../../services/services.ts';
import type { Picture } from '../../uploads/picture.ts';
import { receivePicture } from '../../uploads/receive.ts';
import { storeUpload } from '../../uploads/store.ts';
import { runMemberOperation } from '../member/index.ts';
import { operationName, selectClaims, toClaimView, type ClaimView, type ClaimDetailsRow } from './orders.ts';
import { refuseClaimedBefore, requireClaimable } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['claims']['claimOrder']>;

/**
 * Files a claim, which then waits for review. Refused like {@link requireClaimable}, with CLAIM_SUBMITTED_BEFORE, or
 * for its picture.
 */
export async function fileClaim(services: Services, memberId: bigint, data: Request): Promise<ClaimView> {
  const { tradeId } = data;
  const screenshot = await receivePicture(services, memberId, 'screenshot', data.screenshot);
  const input = { trade: tradeId, picture: screenshot.sentSha256.toString('hex') };
  const request = { memberId, action: operationName, data, input };
  return runMemberOperation<ClaimView>(services, request, async (operation) =>
    toClaimView(await insertClaim(operation, memberId, BigInt(tradeId), screenshot)),
  );
}

/** Inserts a claim with its screenshot. The caller has locked the member. Refused like {@link fileClaim}. */
export async function insertClaim(
  operation: Operation,
  memberId: bigint,
  tradeId: bigint,
  screenshot: Picture,
): Promise<ClaimDetailsRow> {
  const { id: operationId, tx, now } = operation;
  const { premiumId, orderNumber, amount } = await requireClaimable(tx, memberId, tradeId);
  await refuseClaimedBefore(tx, tradeId);
  const uploadId = await storeUpload(tx, memberId, 'screenshot', screenshot, now);
  const { id } = await tx.one<{ id: bigint }>(
    `insert into claim (member_id, premium_id, trade_id, order_number, receipt_number, amount, upload_id, operation_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [memberId, premiumId, tradeId, orderNumber, receiptNumber(now), amount, uploadId, operationId, now],
  );
  return tx.one<ClaimDetailsRow>(selectClaims('(select * from claim where id = $1)'), [id]);
}
