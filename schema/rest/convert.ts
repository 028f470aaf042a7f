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
  listSchema,
  page,
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  unspecified,
} from './fields.ts';

/** The status of a convert order. */
export const convertStatuses = ['PENDING', 'COMPLETED', 'CANCELLED'] as const;
export type ConvertStatus = (typeof convertStatuses)[number];

const convertOrder = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  status: z.enum(convertStatuses),
  fromCoin: coinName,
  toCoin: coinName,
  amount: decimal,
  fee: unspecified(decimal),
  rate: unspecified(decimal),
  actualAmount: unspecified(decimal),
  createTime: epochMs,
  settleTime: unspecified(epochMs),
  endTime: unspecified(epochMs.nullable()),
});

/** Converting credits of one kind to another. */
export const convert = {
  convert: endpoint({
    path: '/api/app/convert/convert',
    summary: 'Freezes credits and converts them to another kind after a short while',
    effect: 'money',
    openWhilePaused: "The credits stay the member's own in another kind.",
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      fromCoin: coinName,
      toCoin: coinName,
      amount,
      /** The amount shown to the member; refused if it has changed. */
      actualAmount: amount,
      transactionPassword: confirmation,
    }),
    result: writeResult(convertOrder),
  }),
  cancelConvert: endpoint({
    path: '/api/app/convert/cancelConvert',
    summary: 'Cancels an order that has not settled',
    effect: 'money',
    openWhilePaused: 'Returns what the order froze to the member.',
    request: z.object({ idempotencyKey, id }),
    result: writeResult(convertOrder),
  }),
  convertOrderList: endpoint({
    path: '/api/app/convert/convertOrderList',
    summary: "The member's convert orders, newest first",
    effect: 'read',
    request: z.object({
      /** The source or target coin. */
      coinName: coinName.nullish(),
      status: z.enum(convertStatuses, 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(convertOrder),
  }),
  convertConfigList: endpoint({
    path: '/api/app/convert/convertConfigList',
    summary: 'Pairs with rate, fee and limits, and the cancellation window',
    effect: 'read',
    result: listSchema(
      z.object({
        fromCoin: coinName,
        toCoin: coinName,
        rate: decimal,
        feeRate: unspecified(decimal),
        minAmount: unspecified(decimal),
        maxAmount: unspecified(decimal),
        multiple: unspecified(decimal),
      }),
    ).extend({ cancelSeconds: unspecified(z.number().int().nonnegative()) }),
  }),
} satisfies Domain;
