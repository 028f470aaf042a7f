import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  businessDate,
  coinName,
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  listSchema,
  page,
  pageSchema,
  paymentTypes,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  unspecified,
  walletType,
} from './fields.ts';

/** The status of a withdrawal (spec §4). */
export const withdrawalStatuses = [
  'PENDING_REVIEW',
  'APPROVED',
  'REJECTED',
  'PAYABLE',
  'PENDING',
  'WITHDRAWING',
  'SUCCESS',
  'NOT_RECEIVED',
  'FAILED',
  'CANCELLED',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

const withdrawalStep = z.object({
  status: z.enum(withdrawalStatuses),
  time: epochMs,
  reason: unspecified(z.string().nullable()),
});

const withdrawalOrder = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  type: z.enum(paymentTypes),
  status: z.enum(withdrawalStatuses),
  coinName: unspecified(coinName),
  amount: decimal,
  /** The total fee. */
  adminFee: decimal,
  /** The network's part of the fee; absent in older answers. */
  gasFee: decimal.optional(),
  actualAmount: unspecified(decimal),
  walletType: unspecified(walletType.nullable()),
  walletAddress: unspecified(z.string().nullable()),
  bankName: unspecified(z.string().nullable()),
  accountName: unspecified(z.string().nullable()),
  accountNumber: unspecified(z.string().nullable()),
  hash: unspecified(z.string().nullable()),
  reason: unspecified(z.string().nullable()),
  expectedDate: unspecified(businessDate),
  createTime: epochMs,
  steps: unspecified(z.array(withdrawalStep)),
  /**
   * Whether it uses up its business day if it ends before approval, or after the end whether it did. Absent means yes.
   */
  endedCounts: z.boolean().optional(),
});

const status = z.enum(withdrawalStatuses, 'choice').nullish();

const movement = {
  idempotencyKey,
  amount,
  /** The fee shown to the member; refused if it has changed. May be zero. */
  adminFee: z.string('amount').regex(/^(0|[1-9]\d{0,10})(\.\d{1,8})?$/, 'amount'),
  transactionPassword: confirmation,
};

/** Withdrawals: one per business day, paid on the next. */
export const withdrawal = {
  withdrawal: endpoint({
    path: '/api/app/withdrawal/withdrawal',
    summary: 'Freezes credits for a payment to a bank account, or to an address that is not on BEP20',
    effect: 'money',
    limits: confirmedLimits,
    request: z.object({
      ...movement,
      type: z.enum(paymentTypes, 'choice'),
      /** The network, for CHAIN. */
      walletType: z.enum(['TRC20', 'ERC20'], 'choice').nullish(),
      /** For CHAIN. */
      walletAddressId: id.nullish(),
      /** For BANK. */
      bankAccountId: id.nullish(),
    }),
    result: writeResult(withdrawalOrder),
  }),
  bscWithdrawal: endpoint({
    path: '/api/app/withdrawal/bscWithdrawal',
    summary: 'Freezes credits for a payment to an address on BEP20',
    effect: 'money',
    limits: confirmedLimits,
    request: z.object({ ...movement, walletAddressId: id }),
    result: writeResult(withdrawalOrder),
  }),
  cancelWithdrawal: endpoint({
    path: '/api/app/ext/withdrawal/cancelWithdrawal',
    summary: 'Cancels a withdrawal that is pending review and returns the credits',
    effect: 'money',
    openWhilePaused: 'Returns what the withdrawal froze to the member.',
    extension: true,
    request: z.object({ idempotencyKey, id }),
    result: withdrawalOrder,
  }),
  withdrawalOrderList: endpoint({
    path: '/api/app/withdrawal/withdrawalOrderList',
    summary: "The member's withdrawals of both kinds, newest first",
    effect: 'read',
    request: z.object({
      type: z.enum(paymentTypes, 'choice').nullish(),
      walletType: walletType.nullish(),
      status,
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(withdrawalOrder),
  }),
  withdrawalBankOrderList: endpoint({
    path: '/api/app/withdrawal/withdrawalBankOrderList',
    summary: "The member's withdrawals to bank accounts, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: idempotencyKeyFilter, ...page }),
    result: pageSchema(withdrawalOrder),
  }),
  bscWithdrawalOrderList: endpoint({
    path: '/api/app/withdrawal/bscWithdrawalOrderList',
    summary: "The member's withdrawals on BEP20, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: idempotencyKeyFilter, ...page }),
    result: pageSchema(withdrawalOrder),
  }),
  configList: endpoint({
    path: '/api/app/withdrawal/configList',
    summary: 'Limits and fees, one row per network and one for banks',
    effect: 'read',
    result: listSchema(
      z.object({
        type: z.enum(paymentTypes),
        walletType: unspecified(walletType.nullable()),
        minAmount: unspecified(decimal),
        maxAmount: unspecified(decimal),
        multiple: unspecified(decimal),
        fixedFee: unspecified(decimal),
        feeRate: unspecified(decimal),
      }),
    ),
  }),
  withdrawalInfo: endpoint({
    path: '/api/app/withdrawal/withdrawalInfo',
    summary: 'The withdrawn credit, and when the member can withdraw next and be paid',
    effect: 'read',
    result: z.object({
      coinName: unspecified(coinName),
      /** Null if the member can withdraw now. */
      nextTime: unspecified(epochMs.nullable()),
      expectedDate: unspecified(businessDate),
    }),
  }),
} satisfies Domain;
