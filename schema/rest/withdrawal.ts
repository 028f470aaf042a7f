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
  listOf,
  page,
  pageOf,
  paymentTypes,
  placedUnder,
  walletType,
} from './fields.ts';

/** How far a withdrawal has come (spec §4). */
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

const withdrawalOrder = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  type: z.enum(paymentTypes),
  status: z.enum(withdrawalStatuses),
  coinName,
  amount: decimal,
  /** The whole fee. */
  adminFee: decimal,
  /** The network's part of the fee; absent in answers from before it was told apart. */
  gasFee: decimal.optional(),
  actualAmount: decimal,
  walletType: walletType.nullable(),
  walletAddress: z.string().nullable(),
  bankName: z.string().nullable(),
  accountName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  hash: z.string().nullable(),
  reason: z.string().nullable(),
  expectedDate: businessDate,
  createTime: epochMs,
  steps: z.array(
    z.object({ status: z.enum(withdrawalStatuses), time: epochMs, reason: z.string().nullable() }),
  ),
});

const status = z.enum(withdrawalStatuses, 'choice').nullish();

const movement = {
  idempotencyKey,
  amount,
  /** As the member was shown it; refused when it has changed. May be zero. */
  adminFee: z.string('amount').regex(/^(0|[1-9]\d{0,10})(\.\d{1,8})?$/, 'amount'),
  transactionPassword: confirmation,
};

/** Credits going out. One a business day, paid on the next. */
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
    result: withdrawalOrder,
  }),
  bscWithdrawal: endpoint({
    path: '/api/app/withdrawal/bscWithdrawal',
    summary: 'Freezes credits for a payment to an address on BEP20',
    effect: 'money',
    limits: confirmedLimits,
    request: z.object({ ...movement, walletAddressId: id }),
    result: withdrawalOrder,
  }),
  cancelWithdrawal: endpoint({
    path: '/api/app/ext/withdrawal/cancelWithdrawal',
    summary: 'Cancels a withdrawal that is pending review, and gives the credits back',
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
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(withdrawalOrder),
  }),
  withdrawalBankOrderList: endpoint({
    path: '/api/app/withdrawal/withdrawalBankOrderList',
    summary: "The member's withdrawals to bank accounts, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: placedUnder, ...page }),
    result: pageOf(withdrawalOrder),
  }),
  bscWithdrawalOrderList: endpoint({
    path: '/api/app/withdrawal/bscWithdrawalOrderList',
    summary: "The member's withdrawals on BEP20, newest first",
    effect: 'read',
    request: z.object({ status, idempotencyKey: placedUnder, ...page }),
    result: pageOf(withdrawalOrder),
  }),
  configList: endpoint({
    path: '/api/app/withdrawal/configList',
    summary: 'Limits and fees, one row a network and one for banks',
    effect: 'read',
    result: listOf(
      z.object({
        type: z.enum(paymentTypes),
        walletType: walletType.nullable(),
        minAmount: decimal,
        maxAmount: decimal,
        multiple: decimal,
        fixedFee: decimal,
        feeRate: decimal,
      }),
    ),
  }),
  withdrawalInfo: endpoint({
    path: '/api/app/withdrawal/withdrawalInfo',
    summary: 'Which credit is withdrawn, when the member can next, and when it would be paid',
    effect: 'read',
    result: z.object({
      coinName,
      /** Null when the member can withdraw now. */
      nextTime: epochMs.nullable(),
      expectedDate: businessDate,
      /**
       * An extension: until when nothing is paid out to the member, because a way into the account was replaced. Null or
       * absent: payouts are open.
       */
      payoutsClosedUntil: epochMs.nullish(),
    }),
  }),
} satisfies Domain;
