import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  businessDate,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  page,
  pageSchema,
  picture,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  storedPicture,
  unspecified,
  uploadLimits,
} from './fields.ts';

/** The status of a claim (spec §4). */
export const claimStatuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

const claim = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  status: z.enum(claimStatuses),
  /** The insurance package, its premium, and the trade that the premium insured. */
  buyMatchingId: unspecified(rowId),
  buyInsuranceId: unspecified(rowId),
  tradeId: unspecified(rowId),
  /** The name of the package. */
  name: z.string(),
  /** The first or second round of its package. */
  position: unspecified(z.union([z.literal(1), z.literal(2)])),
  /** The nth trade of the round. */
  orderNumber: z.number().int().min(1).max(6),
  /** The business day of the trade. */
  date: unspecified(businessDate),
  /** The covered part of the trade's loss, paid once the claim is approved. */
  amount: decimal,
  /** Only if the list was filtered by id. */
  screenshot: unspecified(storedPicture.nullable()),
  reason: unspecified(z.string().nullable()),
  transactionNo: unspecified(z.string().nullable()),
  createTime: epochMs,
  decideTime: unspecified(epochMs.nullable()),
});

/** Claims for the losses of insured trades, paid as cash. */
export const claims = {
  claimOrder: endpoint({
    path: '/api/app/claim-order/claimOrder',
    summary: 'Claims the loss of an insured trade; paid once approved',
    effect: 'money',
    openWhilePaused: 'Pays credits in: nothing leaves the account.',
    limits: uploadLimits,
    request: z.object({ idempotencyKey, tradeId: id, screenshot: picture }),
    result: writeResult(claim),
  }),
  claimOrderList: endpoint({
    path: '/api/app/claim-order/claimOrderList',
    summary: "The member's claims, newest first; with its screenshot if filtered by id",
    effect: 'read',
    request: z.object({
      id: id.nullish(),
      status: z.enum(claimStatuses, 'choice').nullish(),
      /** Only the newest claim of each trade in these rounds. */
      buyInsuranceIds: z.array(id, 'invalid').max(500, 'invalid').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(claim),
  }),
} satisfies Domain;
