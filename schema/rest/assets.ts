import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  balanceStates,
  businessDate,
  coinName,
  decimal,
  epochMs,
  holdReasons,
  listSchema,
  page,
  pageSchema,
  text,
  unspecified,
  walletType,
} from './fields.ts';

/** The record types that are earnings: bonuses and profit (spec §3). */
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

/** The 43 types of credit record (spec §3), in display order. */
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

/** The status of a movement. */
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
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  createTime: epochMs,
  coinName,
  recordType: z.enum(recordTypes),
  balanceState: unspecified(z.enum(balanceStates)),
  status: z.enum(recordStatuses),
  amount: decimal,
  balanceAfter: unspecified(decimal),
  fee: unspecified(decimal.nullable()),
  actualAmount: unspecified(decimal.nullable()),
  counterparty: unspecified(z.string().nullable()),
  reason: unspecified(z.string().nullable()),
  hash: unspecified(z.string().nullable()),
  walletType: unspecified(walletType.nullable()),
  /** Whether it returned what a failed or reversed order took; omitted if unknown. */
  isReturn: z.boolean().optional(),
});

/** Record types without duplicates. */
const kinds = z.array(z.enum(recordTypes, 'choice'), 'choice').max(recordTypes.length, 'choice');

/** Record filter; omitted or null values mean all. */
const recordFilter = {
  coinName: coinName.nullish(),
  recordTypes: kinds.nullish(),
  startDate: businessDate.nullish(),
  endDate: businessDate.nullish(),
};

/** A month of business days: `2026-11`. */
const businessMonth = z.string('date').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date');

/** A member's balances and their history. */
export const assets = {
  assetsList: endpoint({
    path: '/api/app/assets/assetsList',
    summary: "The member's seven credits",
    effect: 'read',
    result: listSchema(
      z.object({
        coinName,
        assetsAvailable: decimal,
        assetsFrozen: unspecified(decimal),
        assetsLocked: unspecified(decimal),
        holds: unspecified(
          z.array(
            z.object({ reason: z.enum(holdReasons), balanceState: z.enum(balanceStates), amount: decimal }),
          ),
        ),
      }),
    ),
  }),
  assetsRecordList: endpoint({
    path: '/api/app/assets/assetsRecordList',
    summary: "The member's movements, newest first",
    effect: 'read',
    request: z.object({ ...recordFilter, ...page }),
    result: pageSchema(assetsRecord),
  }),
  searchRecords: endpoint({
    path: '/api/app/ext/searchRecords',
    summary:
      "The member's movements that match a text (receipt number or its start, transaction number, amount with or without fees, name of the other member) or one of the kinds, newest first",
    effect: 'read',
    extension: true,
    request: z.object({ text: text(80), matchingTypes: kinds.nullish(), ...recordFilter, ...page }),
    result: pageSchema(assetsRecord),
  }),
  statement: endpoint({
    path: '/api/app/ext/statement',
    summary:
      "A month of the member's credits: opening and closing balances, totals by kind, and the movements",
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
      /** Newest first; empty if there are too many for one answer. */
      records: z.array(assetsRecord),
      isComplete: z.boolean(),
    }),
  }),
  bonusEarned: endpoint({
    path: '/api/app/assets/bonusEarned',
    summary: "The member's earnings by kind and business day; at most 366 days, by default the last 30",
    effect: 'read',
    request: z.object({ startDate: businessDate.nullish(), endDate: businessDate.nullish() }),
    result: listSchema(
      z.object({
        businessDate,
        recordType: z.enum(earningTypes),
        coinName,
        amount: decimal,
      }),
    ).extend({ startDate: unspecified(businessDate), endDate: unspecified(businessDate) }),
  }),
  recordTypeList: endpoint({
    path: '/api/app/assets/recordTypeList',
    summary: 'The kinds of record',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listSchema(z.object({ recordType: z.enum(recordTypes) })),
  }),
} satisfies Domain;
