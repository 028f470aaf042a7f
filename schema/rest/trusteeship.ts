import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  flag,
  id,
  idempotencyKey,
  listSchema,
  page,
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  unspecified,
} from './fields.ts';

/** The status of an entrust package. */
export const entrustStatuses = ['RUNNING', 'UPGRADED', 'REDEEMED'] as const;
export type EntrustStatus = (typeof entrustStatuses)[number];

const entrustOrder = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  status: z.enum(entrustStatuses),
  matchingId: unspecified(rowId),
  /** The order that was upgraded to this one. */
  upgradedFromId: unspecified(rowId.nullable()),
  amount: decimal,
  /** The amount paid for it: the price, or the difference of an upgrade. */
  payAmount: unspecified(decimal),
  termDays: z.number().int().positive(),
  dailyRatio: decimal,
  autoAddStatus: flag,
  lockedAmount: unspecified(decimal),
  profitAmount: unspecified(decimal),
  compoundAmount: unspecified(decimal),
  redeemAmount: unspecified(decimal.nullable()),
  /** Transaction number of the redemption; omitted or null before. */
  redeemTransactionNo: z.string().nullish(),
  renewals: unspecified(z.number().int().nonnegative()),
  createTime: epochMs,
  expireTime: epochMs,
  redeemEndTime: unspecified(epochMs),
  endTime: unspecified(epochMs.nullable()),
});

/** The terms shown to the member; refused if they have changed. */
const shownTerms = {
  amount,
  termDays: z.number('invalid').int('invalid').positive('invalid'),
  dailyRatio: amount,
};

/** Packages that lock entrust credits for a term and earn daily profit. */
export const trusteeship = {
  matchingList: endpoint({
    path: '/api/app/trusteeship/matchingList',
    summary: 'The packages that can be bought, by amount',
    effect: 'read',
    result: listSchema(
      z.object({
        id: rowId,
        amount: decimal,
        termDays: z.number().int().positive(),
        dailyRatio: decimal,
        maxBuyCount: unspecified(z.number().int().positive()),
        boughtCount: unspecified(z.number().int().nonnegative()),
      }),
    ),
  }),
  buyMatching: endpoint({
    path: '/api/app/trusteeship/buyMatching',
    summary: 'Buys a package',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    request: z.object({ idempotencyKey, matchingId: id, ...shownTerms, transactionPassword: confirmation }),
    result: writeResult(entrustOrder),
  }),
  upgradeMatching: endpoint({
    path: '/api/app/trusteeship/upgradeMatching',
    summary: 'Upgrades a package to the next larger one for the difference; a new term starts',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      id,
      matchingId: id,
      ...shownTerms,
      transactionPassword: confirmation,
    }),
    result: writeResult(entrustOrder),
  }),
  redeem: endpoint({
    path: '/api/app/trusteeship/redeem',
    summary: 'Ends a package within 24 hours of its expiry and frees its credits',
    effect: 'money',
    openWhilePaused: 'Returns what the package locked to the member.',
    limits: confirmedLimits,
    request: z.object({ idempotencyKey, id, transactionPassword: confirmation }),
    result: writeResult(entrustOrder),
  }),
  updateAutoAddWarehouseStatus: endpoint({
    path: '/api/app/trusteeship/updateAutoAddWarehouseStatus',
    summary: 'Chooses whether the daily profit of a package is added to it or paid out',
    effect: 'write',
    request: z.object({ id, autoAddStatus: z.literal([0, 1], 'choice') }),
    result: writeResult(entrustOrder),
  }),
  buyMatchingList: endpoint({
    path: '/api/app/trusteeship/buyMatchingList',
    summary: "The member's packages, newest first",
    effect: 'read',
    request: z.object({
      status: z.enum(entrustStatuses, 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(entrustOrder),
  }),
  totalBuyMatchingAmount: endpoint({
    path: '/api/app/trusteeship/totalBuyMatchingAmount',
    summary: "The member's totals: locked, paid and earned",
    effect: 'read',
    result: z.object({
      runningCount: unspecified(z.number().int().nonnegative()),
      lockedAmount: unspecified(decimal),
      payAmount: decimal,
      profitAmount: unspecified(decimal),
      compoundAmount: unspecified(decimal),
    }),
  }),
} satisfies Domain;
