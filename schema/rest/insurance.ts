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
  listOf,
  nothing,
  page,
  pageOf,
  placedUnder,
} from './fields.ts';

/** How far the contract of an insurance package has come. */
export const insuranceStatuses = ['LOCKED', 'UNLOCKED', 'TERMINATED'] as const;
export type InsuranceStatus = (typeof insuranceStatuses)[number];

/** How a member came by a package. */
export const insuranceKinds = ['BOUGHT', 'SPECIAL', 'TRIAL'] as const;
export type InsuranceKind = (typeof insuranceKinds)[number];

/** What became of a day's result. */
export const insuranceOutcomes = ['PAID', 'COMPOUNDED', 'LOST', 'NONE'] as const;
export type InsuranceOutcome = (typeof insuranceOutcomes)[number];

/** How a premium came about, and whether it still counts. */
export const premiumStatuses = ['PAID', 'ISSUED', 'RECALLED'] as const;
export type PremiumStatus = (typeof premiumStatuses)[number];

/** Why no premium can be paid now. */
export const premiumObstacles = [
  'TERMINATED',
  'TRIAL',
  'UNLOCKED',
  'MAXIMUM',
  'ROUND_OPEN',
  'ROUND_LOST',
] as const;
export type PremiumObstacle = (typeof premiumObstacles)[number];

const trade = z.object({
  id,
  /** The day it counts for. */
  date: businessDate,
  amount: decimal,
  /** A fraction of the amount, negative on a losing day. */
  rate: decimal,
  result: decimal,
  outcome: z.enum(insuranceOutcomes),
  insured: z.boolean(),
  valid: z.boolean(),
  /** Of a loss, what its premium covers and a claim pays; left out or null without a loss or without a premium. */
  coveredAmount: decimal.nullish(),
  createTime: epochMs,
});

const contract = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  kind: z.enum(insuranceKinds),
  status: z.enum(insuranceStatuses),
  matchingId: id,
  name: z.string(),
  /** What a package of this name costs; an upgrade pays the difference to the next. */
  price: decimal,
  /** What is in the package now; zero once it ended. */
  amount: decimal,
  maxAmount: decimal,
  /** What losses took and no refill restored. */
  lostAmount: decimal,
  /** Profit paid and compounded so far. */
  earnedAmount: decimal,
  /** What was paid when it was bought; left out or null where it was given. */
  payAmount: decimal.nullish(),
  /** What was paid into it so far: the purchase, upgrades, refills and additions. */
  totalPayAmount: decimal.nullish(),
  /** What came back when it was redeemed, after its fee. Left out or null before, and for a trial. */
  redeemAmount: decimal.nullish(),
  redeemFeeAmount: decimal.nullish(),
  /** Of the latest upgrade, refill, addition or redemption. Left out or null before the first. */
  changeTransactionNo: z.string().nullish(),
  premiumRatio: decimal,
  dailyProfit: decimal,
  redeemFeeRate: decimal,
  contractDays: z.number().int().positive(),
  createTime: epochMs,
  unlockTime: epochMs,
  /** When the next trade is posted; null once the contract ended. */
  nextTradeTime: epochMs.nullable(),
  endTime: epochMs.nullable(),
  lastTrade: trade.nullable(),
  /** What the next premium costs; null where none can be paid now. */
  premiumAmount: decimal.nullable(),
  /** Why no premium can be paid now; null where one can. */
  premiumObstacle: z.enum(premiumObstacles).nullable(),
  /** How many of the next trades are insured. */
  tradesLeft: z.number().int().min(0).max(6),
});

const premium = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  buyMatchingId: id,
  name: z.string(),
  /** The first or the second of its contract. */
  position: z.union([z.literal(1), z.literal(2)]),
  status: z.enum(premiumStatuses),
  amount: decimal,
  /** What the package held when it was paid: losses are covered up to this amount. */
  insuredAmount: decimal.nullish(),
  /** Trades it has insured so far, at most six. */
  trades: z.number().int().min(0).max(6),
  /** Their sum. */
  result: decimal,
  createTime: epochMs,
  recallTime: epochMs.nullable(),
});

const ofContract = z.object({ id });
const change = { idempotencyKey, id, transactionPassword: confirmation };

/** Insurance packages, their daily trades, and the premiums that insure them. */
export const insurance = {
  matchingList: endpoint({
    path: '/api/app/insurance/matchingList',
    summary: 'The packages that can be bought',
    effect: 'read',
    result: listOf(
      z.object({
        id,
        name: z.string(),
        amount: decimal,
        maxAmount: decimal,
        premiumRatio: decimal,
        dailyProfit: decimal,
        redeemFeeRate: decimal,
        contractDays: z.number().int().positive(),
        maxPurchases: z.number().int().positive(),
        /** How often the member bought it so far. */
        purchases: z.number().int().nonnegative(),
      }),
    ),
  }),
  buyMatchingList: endpoint({
    path: '/api/app/insurance/buyMatchingList',
    summary: "The member's packages, newest first",
    effect: 'read',
    request: z.object({
      /** Only packages in one of these states. */
      statuses: z
        .array(z.enum(insuranceStatuses, 'choice'), 'choice')
        .max(insuranceStatuses.length, 'choice')
        .nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(contract),
  }),
  getCurrentBuyMatching: endpoint({
    path: '/api/app/insurance/getCurrentBuyMatching',
    summary: "The member's newest package that runs, trials last, and whether profits compound",
    effect: 'read',
    result: z.object({ buyMatching: contract.nullable(), autoAddWarehouseStatus: flag }),
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
      /** The price that the member was shown; refused when it has changed. */
      amount,
      transactionPassword: confirmation,
    }),
    result: contract,
  }),
  upgradeMatching: endpoint({
    path: '/api/app/insurance/upgradeMatching',
    summary: 'Makes a package a larger one for the difference of their prices; its contract begins anew',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    /** `amount` is the difference that the member was shown. */
    request: z.object({ ...change, matchingId: id, amount }),
    result: contract,
  }),
  fillingPositions: endpoint({
    path: '/api/app/insurance/fillingPositions',
    summary: 'Restores what losses took from a package',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    /** `amount` is the loss that the member was shown. */
    request: z.object({ ...change, amount }),
    result: contract,
  }),
  addWarehouse: endpoint({
    path: '/api/app/insurance/addWarehouse',
    summary: 'Adds to a locked package, up to its maximum',
    effect: 'money',
    openWhilePaused: "Locks credits in the member's own package.",
    limits: confirmedLimits,
    request: z.object({ ...change, amount }),
    result: contract,
  }),
  redeemFee: endpoint({
    path: '/api/app/insurance/redeemFee',
    summary: 'What redeeming a package costs and brings, and until when it would close transfers',
    effect: 'read',
    request: ofContract,
    result: z.object({ amount: decimal, fee: decimal, actualAmount: decimal, closedUntil: epochMs }),
  }),
  redeem: endpoint({
    path: '/api/app/insurance/redeem',
    summary: "Ends an unlocked package; closes the member's transfers until the next 00:00 GMT+8",
    effect: 'money',
    openWhilePaused: 'Returns what the package locked to the member.',
    limits: confirmedLimits,
    /** `amount` is what the member was shown to get. */
    request: z.object({ ...change, amount }),
    result: contract,
  }),
  updateInsuranceAutoAddWarehouseStatus: endpoint({
    path: '/api/app/user/updateInsuranceAutoAddWarehouseStatus',
    summary: 'Whether profits go into the packages or are paid out',
    effect: 'write',
    request: z.object({ autoAddWarehouseStatus: z.union([z.literal(0), z.literal(1)], 'choice') }),
    result: nothing,
  }),
  buyInsurance: endpoint({
    path: '/api/app/insurance/buyInsurance',
    summary: 'Pays a premium, which insures the next six trades of a package',
    effect: 'money',
    openWhilePaused: "Pays the house to insure the member's own package: no other member receives it.",
    limits: confirmedLimits,
    /** `amount` is the premium that the member was shown. */
    request: z.object({ ...change, amount }),
    result: premium,
  }),
  buyInsuranceRecord: endpoint({
    path: '/api/app/insurance/buyInsuranceRecord',
    summary: "The member's premiums, newest first",
    effect: 'read',
    request: z.object({
      status: z.enum(premiumStatuses, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(premium),
  }),
  buyInsuranceNumberInfo: endpoint({
    path: '/api/app/insurance/buyInsuranceNumberInfo',
    summary:
      "The insured rounds of a package in their order, or those of all the member's packages by page, newest first",
    effect: 'read',
    /** Without a page those of all packages are 20. */
    request: z.object({ id: id.nullish(), pageSize: page.pageSize.default(20), cursor: page.cursor }),
    result: pageOf(
      z.object({
        premium,
        /** Oldest first: the nth is the round's nth. */
        trades: z.array(trade).max(6),
        /** When the next trade of its package is posted; null once the contract ended. */
        nextTradeTime: epochMs.nullable(),
      }),
    ),
  }),
  checkBuyInsurance: endpoint({
    path: '/api/app/buy-insurance/checkBuyInsurance',
    summary: 'What the next premium of a package costs, or why none can be paid',
    effect: 'read',
    request: ofContract,
    result: z.object({ amount: decimal.nullable(), obstacle: z.enum(premiumObstacles).nullable() }),
  }),
  buyInsuranceNumber: endpoint({
    path: '/api/app/buy-insurance/buyInsuranceNumber',
    summary: 'How many premiums a package had, and how many more trades are insured',
    effect: 'read',
    request: ofContract,
    result: z.object({
      number: z.number().int().nonnegative(),
      maximum: z.number().int().positive(),
      tradesLeft: z.number().int().min(0).max(6),
    }),
  }),
  totalBuyInsuranceAmount: endpoint({
    path: '/api/app/buy-insurance/totalBuyInsuranceAmount',
    summary: 'What the member has paid in premiums, and how often',
    effect: 'read',
    result: z.object({ totalAmount: decimal, number: z.number().int().nonnegative() }),
  }),
} satisfies Domain;
