import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  businessDate,
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  flag,
  id,
  idempotencyKey,
  listSchema,
  nothing,
  page,
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  unspecified,
} from './fields.ts';

/** The status of an insurance package. */
export const insuranceStatuses = ['LOCKED', 'UNLOCKED', 'TERMINATED'] as const;
export type InsuranceStatus = (typeof insuranceStatuses)[number];

/** How a member obtained a package. */
export const insuranceKinds = ['BOUGHT', 'SPECIAL', 'TRIAL'] as const;
export type InsuranceKind = (typeof insuranceKinds)[number];

/** The outcome of a day's result. */
export const insuranceOutcomes = ['PAID', 'COMPOUNDED', 'LOST', 'NONE'] as const;
export type InsuranceOutcome = (typeof insuranceOutcomes)[number];

/** The status of a premium. */
export const premiumStatuses = ['PAID', 'ISSUED', 'RECALLED'] as const;
export type PremiumStatus = (typeof premiumStatuses)[number];

/** Why no premium can be paid at the moment. */
export const premiumBlockingReasons = [
  'TERMINATED',
  'TRIAL',
  'UNLOCKED',
  'MAXIMUM',
  'ROUND_OPEN',
  'ROUND_LOST',
] as const;
export type PremiumBlockingReason = (typeof premiumBlockingReasons)[number];

const trade = z.object({
  id: rowId,
  /** The business day. */
  date: businessDate,
  amount: unspecified(decimal),
  /** A fraction of the amount, negative on a losing day. */
  rate: unspecified(decimal),
  result: decimal,
  outcome: unspecified(z.enum(insuranceOutcomes)),
  insured: z.boolean(),
  valid: z.boolean(),
  /** The part of a loss that the premium covers and a claim pays; omitted or null without a loss or premium. */
  coveredAmount: decimal.nullish(),
  createTime: unspecified(epochMs),
});

const contract = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  kind: unspecified(z.enum(insuranceKinds)),
  status: z.enum(insuranceStatuses),
  matchingId: unspecified(rowId),
  name: z.string(),
  /** The current price of a package with this name; an upgrade pays the difference to the next. */
  price: unspecified(decimal),
  /** The current balance of the package; zero once it has ended. */
  amount: decimal,
  maxAmount: unspecified(decimal),
  /** Losses that no refill has restored. */
  lostAmount: unspecified(decimal),
  /** Profit paid and compounded so far. */
  earnedAmount: unspecified(decimal),
  /** The price paid; omitted or null if it was given. */
  payAmount: decimal.nullish(),
  /** The total paid into it: purchase, upgrades, refills and additions. */
  totalPayAmount: decimal.nullish(),
  /** The redeemed amount after the fee; omitted or null before, and for a trial. */
  redeemAmount: decimal.nullish(),
  redeemFeeAmount: decimal.nullish(),
  /** Transaction number of the latest upgrade, refill, addition or redemption; omitted or null before the first. */
  changeTransactionNo: z.string().nullish(),
  premiumRatio: decimal,
  dailyProfit: decimal,
  redeemFeeRate: unspecified(decimal),
  contractDays: z.number().int().positive(),
  createTime: epochMs,
  unlockTime: epochMs,
  /** When the next trade is posted; null once the package has ended. */
  nextTradeTime: unspecified(epochMs.nullable()),
  endTime: unspecified(epochMs.nullable()),
  lastTrade: unspecified(trade.nullable()),
  /** The next premium; null if none can be paid at the moment. */
  premiumAmount: unspecified(decimal.nullable()),
  /** Why no premium can be paid at the moment; null if one can. */
  premiumBlockingReason: unspecified(z.enum(premiumBlockingReasons).nullable()),
  /** How many upcoming trades are insured. */
  tradesLeft: unspecified(z.number().int().min(0).max(6)),
});

const premium = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  buyMatchingId: rowId,
  name: z.string(),
  /** The first or second round of its package. */
  position: unspecified(z.union([z.literal(1), z.literal(2)])),
  status: unspecified(z.enum(premiumStatuses)),
  amount: decimal,
  /** The balance of the package when the premium was paid; losses are covered up to this amount. */
  insuredAmount: decimal.nullish(),
  /** Number of insured trades so far, at most six. */
  trades: unspecified(z.number().int().min(0).max(6)),
  /** The sum of the trades. */
  result: unspecified(decimal),
  createTime: epochMs,
  recallTime: unspecified(epochMs.nullable()),
});

const ofContract = z.object({ id });
const change = { idempotencyKey, id, transactionPassword: confirmation };

/** Insurance packages, their daily trades, and the premiums that insure them. */
export const insurance = {
  matchingList: endpoint({
    path: '/api/app/insurance/matchingList',
    summary: 'The packages that can be bought',
    effect: 'read',
    result: listSchema(
      z.object({
        id: rowId,
        name: z.string(),
        amount: decimal,
        maxAmount: unspecified(decimal),
        premiumRatio: decimal,
        dailyProfit: decimal,
        redeemFeeRate: unspecified(decimal),
        contractDays: z.number().int().positive(),
        maxPurchases: unspecified(z.number().int().positive()),
        /** How often the member has bought it. */
        purchases: unspecified(z.number().int().nonnegative()),
      }),
    ),
  }),
  buyMatchingList: endpoint({
    path: '/api/app/insurance/buyMatchingList',
    summary: "The member's packages, newest first",
    effect: 'read',
    request: z.object({
      /** Only packages in these states. */
      statuses: z
        .array(z.enum(insuranceStatuses, 'choice'), 'choice')
        .max(insuranceStatuses.length, 'choice')
        .nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(contract),
  }),
  getCurrentBuyMatching: endpoint({
    path: '/api/app/insurance/getCurrentBuyMatching',
    summary: "The member's newest running package, trials last, and whether profits compound",
    effect: 'read',
    result: z.object({ buyMatching: unspecified(contract.nullable()), autoAddWarehouseStatus: flag }),
  }),
  buyMatching: endpoint({
    path: '/api/app/insurance/buyMatching',
    summary: 'Buys a package',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      matchingId: id,
      /** The price shown to the member; refused if it has changed. */
      amount,
      transactionPassword: confirmation,
    }),
    result: writeResult(contract),
  }),
  upgradeMatching: endpoint({
    path: '/api/app/insurance/upgradeMatching',
    summary: 'Upgrades a package for the price difference; its contract starts again',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    /** `amount` is the difference shown to the member. */
    request: z.object({ ...change, matchingId: id, amount }),
    result: writeResult(contract),
  }),
  fillingPositions: endpoint({
    path: '/api/app/insurance/fillingPositions',
    summary: 'Restores the losses of a package',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    /** `amount` is the loss shown to the member. */
    request: z.object({ ...change, amount }),
    result: writeResult(contract),
  }),
  addWarehouse: endpoint({
    path: '/api/app/insurance/addWarehouse',
    summary: 'Adds to a locked package, up to its maximum',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    request: z.object({ ...change, amount }),
    result: writeResult(contract),
  }),
  redeemFee: endpoint({
    path: '/api/app/insurance/redeemFee',
    summary: 'The fee and proceeds of redeeming a package, and until when it would close transfers',
    effect: 'read',
    request: ofContract,
    result: z.object({
      amount: unspecified(decimal),
      fee: decimal,
      actualAmount: unspecified(decimal),
      closedUntil: unspecified(epochMs),
    }),
  }),
  redeem: endpoint({
    path: '/api/app/insurance/redeem',
    summary: "Ends an unlocked package; closes the member's transfers until the next 00:00 GMT+8",
    effect: 'money',
    openWhilePaused: 'Returns what the package locked to the member.',
    limits: confirmedLimits,
    /** `amount` is the redeemed amount shown to the member. */
    request: z.object({ ...change, amount }),
    result: writeResult(contract),
  }),
  updateInsuranceAutoAddWarehouseStatus: endpoint({
    path: '/api/app/user/updateInsuranceAutoAddWarehouseStatus',
    summary: 'Chooses whether profits are added to the packages or paid out',
    effect: 'write',
    request: z.object({ autoAddWarehouseStatus: z.union([z.literal(0), z.literal(1)], 'choice') }),
    result: writeResult(nothing),
  }),
  buyInsurance: endpoint({
    path: '/api/app/insurance/buyInsurance',
    summary: 'Pays a premium, which insures the next six trades of a package',
    effect: 'money',
    openWhilePaused: "Pays the house to insure the member's own package: no other member receives it.",
    limits: confirmedLimits,
    /** `amount` is the premium shown to the member. */
    request: z.object({ ...change, amount }),
    result: writeResult(premium),
  }),
  buyInsuranceRecord: endpoint({
    path: '/api/app/insurance/buyInsuranceRecord',
    summary: "The member's premiums, newest first",
    effect: 'read',
    request: z.object({
      status: z.enum(premiumStatuses, 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(premium),
  }),
  buyInsuranceNumberInfo: endpoint({
    path: '/api/app/insurance/buyInsuranceNumberInfo',
    summary: 'The insured rounds of a package in order, or those of all packages of the member, newest first',
    effect: 'read',
    /** Without an id, returns the trades of all packages, 20 by default. */
    request: z.object({ id: id.nullish(), pageSize: page.pageSize.default(20), cursor: page.cursor }),
    result: pageSchema(
      z.object({
        premium,
        /** Oldest first, so the position is the number of the trade in the round. */
        trades: z.array(trade).max(6),
        /** When the next trade of its package is posted; null once the package has ended. */
        nextTradeTime: unspecified(epochMs.nullable()),
      }),
    ),
  }),
  checkBuyInsurance: endpoint({
    path: '/api/app/buy-insurance/checkBuyInsurance',
    summary: 'The next premium of a package, or why none can be paid',
    effect: 'read',
    request: ofContract,
    result: z.object({
      amount: unspecified(decimal.nullable()),
      blockingReason: unspecified(z.enum(premiumBlockingReasons).nullable()),
    }),
  }),
  buyInsuranceNumber: endpoint({
    path: '/api/app/buy-insurance/buyInsuranceNumber',
    summary: 'The number of premiums of a package, and of upcoming insured trades',
    effect: 'read',
    request: ofContract,
    result: z.object({
      number: z.number().int().nonnegative(),
      maximum: unspecified(z.number().int().positive()),
      tradesLeft: unspecified(z.number().int().min(0).max(6)),
    }),
  }),
  totalBuyInsuranceAmount: endpoint({
    path: '/api/app/buy-insurance/totalBuyInsuranceAmount',
    summary: "The total and number of the member's premiums",
    effect: 'read',
    result: z.object({ totalAmount: decimal, number: unspecified(z.number().int().nonnegative()) }),
  }),
} satisfies Domain;
