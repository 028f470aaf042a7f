import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  balanceStates,
  businessDate,
  coinName,
  decimal,
  epochMs,
  holdReasons,
  listOf,
  page,
  pageOf,
  text,
  walletType,
} from './fields.ts';

/** The kinds of record that are earnings: bonuses and profit (spec §3). */
export const earningTypes = [
  'JACKPOT_PROFIT',
  'ENTRUST_PROFIT',
  'ENTRUST_OVERRIDING_BONUS',
  'ENTRUST_PAR_BONUS',
  'INSURANCE_OVERRIDING_BONUS',
  'INSURANCE_PAR_BONUS',
  'REFERRAL_OVERRIDING_BONUS',
  'REFERRAL_PAR_BONUS',
  'PERSONAL_REBATE',
  'TEAM_REBATE',
  'PROFIT_SHARING',
] as const;

/** The 43 kinds of credit record (spec §3), in the order a filter shows them. */
export const recordTypes = [
  'DEPOSIT',
  'WITHDRAW',
  'ADJUST_IN',
  'ADJUST_OUT',
  'TRANSFER',
  'CONVERT',
  'CONVERT_FEE',
  'GAME_TRANSFER_IN',
  'GAME_TRANSFER_OUT',
  'PURCHASE',
  'ADD',
  'COMPOUND',
  'REDEEM',
  'UPGRADE',
  'REFILL',
  'PREMIUM',
  'ISSUE_PREMIUM',
  'RECALL_PREMIUM',
  'SPECIAL_PACKAGE',
  'TRIAL_PACKAGE',
  'CLAIM',
  'FINE',
  'REDEEM_FEE',
  ...earningTypes,
  'FEE',
  'WITHDRAWAL_FEE',
  'GAS_FEE',
  'OTC_FEE',
  'OTC_SELL',
  'OTC_BUY',
  'PIN_PURCHASE',
  'PIN_ACTIVATE',
  'PIN_TRANSFER',
] as const;
export type RecordType = (typeof recordTypes)[number];

/** How far a movement has come. */
export const recordStatuses = [
  'PENDING',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
  'EXPIRED',
  'REVERSED',
] as const;

/** One movement of one credit. */
const assetsRecord = z.object({
  id: z.string(),
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  createTime: epochMs,
  coinName,
  recordType: z.enum(recordTypes),
  balanceState: z.enum(balanceStates),
  status: z.enum(recordStatuses),
  amount: decimal,
  balanceAfter: decimal,
  fee: decimal.nullable(),
  actualAmount: decimal.nullable(),
  counterparty: z.string().nullable(),
  reason: z.string().nullable(),
  hash: z.string().nullable(),
  walletType: walletType.nullable(),
  /** Whether it gave back what an order took that came to nothing; left out where that is not known. */
  isReturn: z.boolean().optional(),
});

/** Kinds of record, each at most once. */
const kinds = z.array(z.enum(recordTypes, 'choice'), 'choice').max(recordTypes.length, 'choice');

/** Which records to list; what is left out or null means all. */
const recordFilter = {
  coinName: coinName.nullish(),
  recordTypes: kinds.nullish(),
  startDate: businessDate.nullish(),
  endDate: businessDate.nullish(),
};

/** A month of business days: `2026-11`. */
const businessMonth = z.string('date').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date');

/** What a member holds, and how it came about. */
export const assets = {
  assetsList: endpoint({
    path: '/api/app/assets/assetsList',
    summary: "The member's seven credits",
    effect: 'read',
    result: listOf(
      z.object({
        coinName,
        assetsAvailable: decimal,
        assetsFrozen: decimal,
        assetsLocked: decimal,
        holds: z.array(
          z.object({ reason: z.enum(holdReasons), balanceState: z.enum(balanceStates), amount: decimal }),
        ),
      }),
    ),
  }),
  assetsRecordList: endpoint({
    path: '/api/app/assets/assetsRecordList',
    summary: "The member's movements, newest first",
    effect: 'read',
    request: z.object({ ...recordFilter, ...page }),
    result: pageOf(assetsRecord),
  }),
  searchRecords: endpoint({
    path: '/api/app/ext/searchRecords',
    summary:
      "The member's movements that a text is found in (receipt number or its beginning, transaction number, amount with or without its fees, name of the other member) or that are of one of the matching kinds, newest first",
    effect: 'read',
    extension: true,
    request: z.object({ text: text(80), matchingTypes: kinds.nullish(), ...recordFilter, ...page }),
    result: pageOf(assetsRecord),
  }),
  statement: endpoint({
    path: '/api/app/ext/statement',
    summary:
      "A month of the member's credits: opening and closing balances with what moved between, and the movements",
    effect: 'read',
    extension: true,
    request: z.object({ month: businessMonth }),
    result: z.object({
      startDate: businessDate,
      endDate: businessDate,
      readTime: epochMs,
      balances: z.array(
        z.object({
          coinName,
          balanceState: z.enum(balanceStates),
          opening: decimal,
          closing: decimal,
          movements: z.array(
            z.object({
              recordType: z.enum(recordTypes),
              count: z.number().int().positive(),
              received: decimal,
              paid: decimal,
            }),
          ),
        }),
      ),
      /** Newest first; none where there are more than one answer holds. */
      records: z.array(assetsRecord),
      isComplete: z.boolean(),
    }),
  }),
  bonusEarned: endpoint({
    path: '/api/app/assets/bonusEarned',
    summary:
      'What the member earned by kind and business day; 366 days at most, the 30 up to today without dates',
    effect: 'read',
    request: z.object({ startDate: businessDate.nullish(), endDate: businessDate.nullish() }),
    result: listOf(
      z.object({
        businessDate,
        recordType: z.enum(earningTypes),
        coinName,
        amount: decimal,
      }),
    ).extend({ startDate: businessDate, endDate: businessDate }),
  }),
  recordTypeList: endpoint({
    path: '/api/app/assets/recordTypeList',
    summary: 'The kinds of record',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listOf(z.object({ recordType: z.enum(recordTypes) })),
  }),
} satisfies Domain;
