import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
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
  placedUnder,
} from './fields.ts';

/** How far a convert order has come. */
export const convertStatuses = ['PENDING', 'COMPLETED', 'CANCELLED'] as const;
export type ConvertStatus = (typeof convertStatuses)[number];

const convertOrder = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  status: z.enum(convertStatuses),
  fromCoin: coinName,
  toCoin: coinName,
  amount: decimal,
  fee: decimal,
  rate: decimal,
  actualAmount: decimal,
  createTime: epochMs,
  settleTime: epochMs,
  endTime: epochMs.nullable(),
});

/** Making credits of one kind into another. */
export const convert = {
  convert: endpoint({
    path: '/api/app/convert/convert',
    summary: 'Freezes credits to make them another kind after a short while',
    effect: 'money',
    openWhilePaused: "The credits stay the member's own in another kind.",
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      fromCoin: coinName,
      toCoin: coinName,
      amount,
      /** What the member was shown to get; refused when it has changed. */
      actualAmount: amount,
      transactionPassword: confirmation,
    }),
    result: convertOrder,
  }),
  cancelConvert: endpoint({
    path: '/api/app/convert/cancelConvert',
    summary: 'Cancels an order that has not settled',
    effect: 'money',
    openWhilePaused: 'Returns what the order froze to the member.',
    request: z.object({ idempotencyKey, id }),
    result: convertOrder,
  }),
  convertOrderList: endpoint({
    path: '/api/app/convert/convertOrderList',
    summary: "The member's convert orders, newest first",
    effect: 'read',
    request: z.object({
      /** Given or got. */
      coinName: coinName.nullish(),
      status: z.enum(convertStatuses, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(convertOrder),
  }),
  convertConfigList: endpoint({
    path: '/api/app/convert/convertConfigList',
    summary: 'Pairs with rate, fee and limits, and how long an order can be cancelled',
    effect: 'read',
    result: listOf(
      z.object({
        fromCoin: coinName,
        toCoin: coinName,
        rate: decimal,
        feeRate: decimal,
        minAmount: decimal,
        maxAmount: decimal,
        multiple: decimal,
      }),
    ).extend({ cancelSeconds: z.number().int().nonnegative() }),
  }),
} satisfies Domain;
