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
  listOf,
  page,
  pageOf,
  placedUnder,
} from './fields.ts';

/** How far an entrust package of a member has come. */
export const entrustStatuses = ['RUNNING', 'UPGRADED', 'REDEEMED'] as const;
export type EntrustStatus = (typeof entrustStatuses)[number];

const entrustOrder = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  status: z.enum(entrustStatuses),
  matchingId: id,
  /** The order that was upgraded to this one. */
  upgradedFromId: id.nullable(),
  amount: decimal,
  /** What the member paid for it: the amount, or the difference of an upgrade. */
  payAmount: decimal,
  termDays: z.number().int().positive(),
  dailyRatio: decimal,
  autoAddStatus: flag,
  lockedAmount: decimal,
  profitAmount: decimal,
  compoundAmount: decimal,
  redeemAmount: decimal.nullable(),
  /** Of the redemption. Left out or null before. */
  redeemTransactionNo: z.string().nullish(),
  renewals: z.number().int().nonnegative(),
  createTime: epochMs,
  expireTime: epochMs,
  redeemEndTime: epochMs,
  endTime: epochMs.nullable(),
});

/** The terms that the member was shown; refused when they have changed. */
const shownTerms = {
  amount,
  termDays: z.number('invalid').int('invalid').positive('invalid'),
  dailyRatio: amount,
};

/** Packages that lock asset credits for a term and earn every day. */
export const trusteeship = {
  matchingList: endpoint({
    path: '/api/app/trusteeship/matchingList',
    summary: 'The packages that can be bought, by amount',
    effect: 'read',
    result: listOf(
      z.object({
        id,
        amount: decimal,
        termDays: z.number().int().positive(),
        dailyRatio: decimal,
        maxBuyCount: z.number().int().positive(),
        boughtCount: z.number().int().nonnegative(),
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
    result: entrustOrder,
  }),
  upgradeMatching: endpoint({
    path: '/api/app/trusteeship/upgradeMatching',
    summary: 'Makes a package the next larger one for the difference; a new term begins',
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
    result: entrustOrder,
  }),
  redeem: endpoint({
    path: '/api/app/trusteeship/redeem',
    summary: 'Ends a package within 24 hours of its expiry and frees its credits',
    effect: 'money',
    openWhilePaused: 'Returns what the package locked to the member.',
    limits: confirmedLimits,
    request: z.object({ idempotencyKey, id, transactionPassword: confirmation }),
    result: entrustOrder,
  }),
  updateAutoAddWarehouseStatus: endpoint({
    path: '/api/app/trusteeship/updateAutoAddWarehouseStatus',
    summary: 'Whether the daily profit of a package goes into it or is paid out',
    effect: 'write',
    request: z.object({ id, autoAddStatus: z.literal([0, 1], 'choice') }),
    result: entrustOrder,
  }),
  buyMatchingList: endpoint({
    path: '/api/app/trusteeship/buyMatchingList',
    summary: "The member's packages, newest first",
    effect: 'read',
    request: z.object({
      status: z.enum(entrustStatuses, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(entrustOrder),
  }),
  totalBuyMatchingAmount: endpoint({
    path: '/api/app/trusteeship/totalBuyMatchingAmount',
    summary: 'What the member has in packages, paid for them, and earned with them',
    effect: 'read',
    result: z.object({
      runningCount: z.number().int().nonnegative(),
      lockedAmount: decimal,
      payAmount: decimal,
      profitAmount: decimal,
      compoundAmount: decimal,
    }),
  }),
} satisfies Domain;
