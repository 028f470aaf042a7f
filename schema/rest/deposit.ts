import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  listSchema,
  page,
  pageSchema,
  paymentTypes,
  picture,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  storedPicture,
  text,
  unspecified,
  uploadLimits,
  walletType,
} from './fields.ts';

/** The status of a deposit (spec §4). */
export const depositStatuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** The result of looking up a deposit's hash on the chain. */
export const chainChecks = [
  'NOT_CHECKED',
  'WAITING',
  'CONFIRMED',
  'NOT_FOUND',
  'MISMATCH',
  'CONTRACT',
] as const;
export type ChainCheck = (typeof chainChecks)[number];

/** How the remainder of a deposit over a multiple is handled: kept, or held until the operator decides. */
export const remainderRules = ['KEPT', 'HELD'] as const;
export type RemainderRule = (typeof remainderRules)[number];

/** The state of a remainder. */
export const remainderStates = [...remainderRules, 'CREDITED'] as const;
export type RemainderState = (typeof remainderStates)[number];

/** Omitted by a platform that accepts only multiples. */
const remainderRule = z.enum(remainderRules).nullish();

const depositOrder = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  type: z.enum(paymentTypes),
  status: z.enum(depositStatuses),
  amount: decimal,
  exchangeRate: unspecified(decimal),
  creditedAmount: unspecified(decimal),
  /** The remainder of `amount` over a multiple; omitted or null if there is none. */
  remainder: decimal.nullish(),
  remainderState: z.enum(remainderStates).nullish(),
  /** The credited remainder, and when; omitted or null until then. */
  remainderCreditedAmount: decimal.nullish(),
  remainderCreditTime: epochMs.nullish(),
  walletType: unspecified(walletType.nullable()),
  walletAddress: unspecified(z.string().nullable()),
  hash: unspecified(z.string().nullable()),
  referenceNo: unspecified(z.string().nullable()),
  chainCheck: unspecified(z.enum(chainChecks)),
  channelName: unspecified(z.string().nullable()),
  sysBankAccount: unspecified(z.string().nullable()),
  hasReceiptImage: unspecified(z.boolean()),
  /** Only if the list was filtered by id. */
  receiptImage: unspecified(storedPicture.nullable()),
  reason: unspecified(z.string().nullable()),
  transactionNo: unspecified(z.string().nullable()),
  createTime: epochMs,
  decideTime: unspecified(epochMs.nullable()),
});

const network = z.object({
  walletType,
  walletAddress: unspecified(z.string().nullable()),
  minAmount: unspecified(decimal),
  multiple: unspecified(decimal),
  chainChecked: unspecified(z.boolean()),
  remainder: remainderRule,
});

const status = z.enum(depositStatuses, 'choice').nullish();

/** Long enough for every hash (64 characters) and every known receipt number. */
const referenceNo = text(80);

/** Deposits, always credited as cash. */
export const deposit = {
  deposit: endpoint({
    path: '/api/app/deposit/deposit',
    summary: 'Reports a USDT deposit, which is credited once approved',
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
    result: writeResult(depositOrder),
  }),
  bankDeposit: endpoint({
    path: '/api/app/deposit/bankDeposit',
    summary: 'Reports a bank deposit, which is credited once approved',
    effect: 'money',
    openWhilePaused: 'Pays credits in: nothing leaves the account.',
    limits: uploadLimits,
    request: z.object({
      idempotencyKey,
      channelId: id,
      sysBankAccountId: id,
      amount,
      /** The rate shown to the member; refused if it has changed. */
      exchangeRate: amount,
      referenceNo,
      receiptImage: picture,
    }),
    result: writeResult(depositOrder),
  }),
  depositRecordList: endpoint({
    path: '/api/app/deposit/depositRecordList',
    summary: "The member's deposits of both kinds, newest first; with its receipt picture if filtered by id",
    effect: 'read',
    request: z.object({
      id: id.nullish(),
      type: z.enum(paymentTypes, 'choice').nullish(),
      walletType: walletType.nullish(),
      status,
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(depositOrder),
  }),
  depositBankOrderList: endpoint({
    path: '/api/app/deposit/depositBankOrderList',
    summary: "The member's bank deposits, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: idempotencyKeyFilter, ...page }),
    result: pageSchema(depositOrder),
  }),
  bscDepositRecordList: endpoint({
    path: '/api/app/deposit/bscDepositRecordList',
    summary: "The member's deposits on BEP20, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: idempotencyKeyFilter, ...page }),
    result: pageSchema(depositOrder),
  }),
  depositBankConfigList: endpoint({
    path: '/api/app/deposit/depositBankConfigList',
    summary:
      "Bank channels, and the networks with the member's addresses, which the first call assigns permanently",
    effect: 'write',
    limits: { perMemberPerMinute: 30 },
    result: listSchema(
      z.object({
        channelId: rowId,
        channelName: z.string(),
        minAmount: unspecified(decimal),
        multiple: unspecified(decimal),
        exchangeRate: decimal,
        remainder: remainderRule,
      }),
    ).extend({
      networks: unspecified(z.array(network)),
      /** The reference that identifies a bank payment; omitted or null if there is none. */
      paymentReference: z.string().nullish(),
      demonstration: unspecified(z.boolean()),
    }),
  }),
  sysBankAccountList: endpoint({
    path: '/api/app/bank-account/sysBankAccountList',
    summary: "The platform's bank accounts",
    effect: 'read',
    result: listSchema(
      z.object({
        id: rowId,
        channelId: unspecified(rowId),
        bankName: z.string(),
        accountName: z.string(),
        accountNumber: z.string(),
        bankCode: unspecified(z.string().nullable()),
      }),
    ),
  }),
} satisfies Domain;
