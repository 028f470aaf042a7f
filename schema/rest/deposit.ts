import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  listOf,
  page,
  pageOf,
  paymentTypes,
  picture,
  placedUnder,
  storedPicture,
  text,
  uploadLimits,
  walletType,
} from './fields.ts';

/** How far a deposit has come (spec §4). */
export const depositStatuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** What was found on the chain under a deposit's hash. */
export const chainChecks = ['NOT_CHECKED', 'WAITING', 'CONFIRMED', 'NOT_FOUND', 'MISMATCH'] as const;
export type ChainCheck = (typeof chainChecks)[number];

/** What becomes of the part of a deposit that is beyond a multiple: it is kept, or held until the operator decides. */
export const remainderRules = ['KEPT', 'HELD'] as const;
export type RemainderRule = (typeof remainderRules)[number];

/** What has become of it. */
export const remainderStates = [...remainderRules, 'CREDITED'] as const;
export type RemainderState = (typeof remainderStates)[number];

/** Left out by a platform that takes multiples alone. */
const remainderRule = z.enum(remainderRules).nullish();

const depositOrder = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  type: z.enum(paymentTypes),
  status: z.enum(depositStatuses),
  amount: decimal,
  exchangeRate: decimal,
  creditedAmount: decimal,
  /** Of `amount`: what is beyond a multiple. Left out or null where there is none. */
  remainder: decimal.nullish(),
  remainderState: z.enum(remainderStates).nullish(),
  /** What the remainder was credited as, and when. Left out or null until it is credited. */
  remainderCreditedAmount: decimal.nullish(),
  remainderCreditTime: epochMs.nullish(),
  walletType: walletType.nullable(),
  walletAddress: z.string().nullable(),
  hash: z.string().nullable(),
  referenceNo: z.string().nullable(),
  chainCheck: z.enum(chainChecks),
  channelName: z.string().nullable(),
  sysBankAccount: z.string().nullable(),
  hasReceiptImage: z.boolean(),
  /** Only in a list that was asked for one deposit by its id. */
  receiptImage: storedPicture.nullable(),
  reason: z.string().nullable(),
  transactionNo: z.string().nullable(),
  createTime: epochMs,
  decideTime: epochMs.nullable(),
});

const status = z.enum(depositStatuses, 'choice').nullish();

/** 64 characters hold every hash, and every receipt number we have seen. */
const referenceNo = text(80);

/** Credits coming in. Every deposit is credited as cash. */
export const deposit = {
  deposit: endpoint({
    path: '/api/app/deposit/deposit',
    summary: 'Tells of a USDT deposit that was sent; credited once approved',
    effect: 'money',
    openWhilePaused: 'Pays credits in: nothing leaves the account.',
    limits: uploadLimits,
    request: z.object({
      idempotencyKey,
      walletType,
      amount,
      referenceNo,
      receiptImage: picture.nullish(),
    }),
    result: depositOrder,
  }),
  bankDeposit: endpoint({
    path: '/api/app/deposit/bankDeposit',
    summary: 'Tells of a bank deposit that was sent; credited once approved',
    effect: 'money',
    openWhilePaused: 'Pays credits in: nothing leaves the account.',
    limits: uploadLimits,
    request: z.object({
      idempotencyKey,
      channelId: id,
      sysBankAccountId: id,
      amount,
      /** As the member was shown it; refused when it has changed. */
      exchangeRate: amount,
      referenceNo,
      receiptImage: picture,
    }),
    result: depositOrder,
  }),
  depositRecordList: endpoint({
    path: '/api/app/deposit/depositRecordList',
    summary:
      "The member's deposits of both kinds, newest first; asked for one by its id, with its receipt picture",
    effect: 'read',
    request: z.object({
      id: id.nullish(),
      type: z.enum(paymentTypes, 'choice').nullish(),
      walletType: walletType.nullish(),
      status,
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(depositOrder),
  }),
  depositBankOrderList: endpoint({
    path: '/api/app/deposit/depositBankOrderList',
    summary: "The member's bank deposits, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: placedUnder, ...page }),
    result: pageOf(depositOrder),
  }),
  bscDepositRecordList: endpoint({
    path: '/api/app/deposit/bscDepositRecordList',
    summary: "The member's deposits on BEP20, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: placedUnder, ...page }),
    result: pageOf(depositOrder),
  }),
  depositBankConfigList: endpoint({
    path: '/api/app/deposit/depositBankConfigList',
    summary:
      "Bank channels, and the networks with the member's addresses; the first call assigns them for good",
    effect: 'write',
    limits: { perMemberPerMinute: 30 },
    result: listOf(
      z.object({
        channelId: id,
        channelName: z.string(),
        minAmount: decimal,
        multiple: decimal,
        exchangeRate: decimal,
        remainder: remainderRule,
      }),
    ).extend({
      networks: z.array(
        z.object({
          walletType,
          walletAddress: z.string().nullable(),
          minAmount: decimal,
          multiple: decimal,
          chainChecked: z.boolean(),
          remainder: remainderRule,
        }),
      ),
      /** To be written on a bank payment, so that it is told from others; left out or null where there is none. */
      paymentReference: z.string().nullish(),
      demonstration: z.boolean(),
    }),
  }),
  sysBankAccountList: endpoint({
    path: '/api/app/bank-account/sysBankAccountList',
    summary: "The platform's bank accounts",
    effect: 'read',
    result: listOf(
      z.object({
        id,
        channelId: id,
        bankName: z.string(),
        accountName: z.string(),
        accountNumber: z.string(),
        bankCode: z.string().nullable(),
      }),
    ),
  }),
} satisfies Domain;
