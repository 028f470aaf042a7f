import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  businessDate,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  page,
  pageOf,
  picture,
  placedUnder,
  storedPicture,
  uploadLimits,
} from './fields.ts';

/** How far a claim has come (spec §4). */
export const claimStatuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

const claim = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  status: z.enum(claimStatuses),
  /** The contract, its premium, and the trade that the premium insured. */
  buyMatchingId: id,
  buyInsuranceId: id,
  tradeId: id,
  /** The name of the package. */
  name: z.string(),
  /** The first or the second round of its contract. */
  position: z.union([z.literal(1), z.literal(2)]),
  /** The nth trade of the round. */
  orderNumber: z.number().int().min(1).max(6),
  /** The business day of the trade. */
  date: businessDate,
  /** What the premium covers of the trade's loss, which is paid once the claim is approved. */
  amount: decimal,
  /** Only in a list that was asked for one claim by its id. */
  screenshot: storedPicture.nullable(),
  reason: z.string().nullable(),
  transactionNo: z.string().nullable(),
  createTime: epochMs,
  decideTime: epochMs.nullable(),
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
    result: claim,
  }),
  claimOrderList: endpoint({
    path: '/api/app/claim-order/claimOrderList',
    summary: "The member's claims, newest first; asked for one by its id, with its screenshot",
    effect: 'read',
    request: z.object({
      id: id.nullish(),
      status: z.enum(claimStatuses, 'choice').nullish(),
      /** Only the newest claim of each trade of these rounds. */
      buyInsuranceIds: z.array(id, 'invalid').max(500, 'invalid').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(claim),
  }),
} satisfies Domain;
