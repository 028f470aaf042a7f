import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  id,
  idempotencyKey,
  page,
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  unspecified,
} from './fields.ts';

/** The status of an offer. */
export const otcStatuses = ['PUBLISHED', 'COMPLETED', 'CANCELLED'] as const;
export type OtcStatus = (typeof otcStatuses)[number];

/** The member's role in an order. */
export const otcSides = ['SELL', 'BUY'] as const;
export type OtcSide = (typeof otcSides)[number];

/** Which offers to list: all that can be bought, or the member's own in every state. */
export const otcScopes = ['LOBBY', 'OWN'] as const;

/** The sort orders of the lobby. */
export const otcSorts = ['PRICE_ASC', 'PRICE_DESC', 'NEWEST'] as const;
export type OtcSort = (typeof otcSorts)[number];

/** An offer of USDT_POINT for CASH_POINT; `price` is per unit. Null fields are hidden from this member. */
const otcOrder = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  status: z.enum(otcStatuses),
  side: unspecified(z.enum(otcSides).nullable()),
  seller: z.string(),
  buyer: unspecified(z.string().nullable()),
  amount: decimal,
  price: decimal,
  totalAmount: unspecified(decimal),
  fee: unspecified(decimal.nullable()),
  actualAmount: unspecified(decimal.nullable()),
  receiptNo: unspecified(z.string().nullable()),
  transactionNo: unspecified(z.string().nullable()),
  createTime: epochMs,
  endTime: unspecified(epochMs.nullable()),
});

/** Trading USDT_POINT between members. */
export const otc = {
  publish: endpoint({
    path: '/api/app/otc/publish',
    summary: 'Offers USDT_POINT for sale at a price in CASH_POINT, and freezes them',
    effect: 'money',
    flag: 'otc',
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      amount,
      price: amount,
      /** The seller's proceeds shown to the member; refused if the fee has changed. */
      actualAmount: amount,
      transactionPassword: confirmation,
    }),
    result: writeResult(otcOrder),
  }),
  buy: endpoint({
    path: '/api/app/otc/buy',
    summary: 'Buys an offer as a whole, immediately and irrevocably',
    effect: 'money',
    flag: 'otc',
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      id,
      /** The values shown to the member; refused if the offer differs. */
      amount,
      price: amount,
      transactionPassword: confirmation,
    }),
    result: writeResult(otcOrder),
  }),
  cancel: endpoint({
    path: '/api/app/otc/cancel',
    summary: 'Cancels an offer that was not bought',
    effect: 'money',
    openWhilePaused: 'Returns what the offer froze to the member.',
    flag: 'otc',
    request: z.object({ idempotencyKey, id }),
    result: writeResult(otcOrder),
  }),
  info: endpoint({
    path: '/api/app/otc/info',
    summary: "The rules of trading, the number of the member's open offers, and one order",
    effect: 'read',
    flag: 'otc',
    request: z.object({ id: id.nullish() }),
    result: z.object({
      /** Null without an id, and for an order that is neither the member's nor in the lobby. */
      order: unspecified(otcOrder.nullable()),
      enabled: unspecified(z.boolean()),
      minAmount: unspecified(decimal),
      maxAmount: unspecified(decimal),
      minPrice: unspecified(decimal),
      maxPrice: unspecified(decimal),
      feeRate: unspecified(decimal),
      maxPublished: unspecified(z.number().int().positive()),
      published: unspecified(z.number().int().nonnegative()),
    }),
  }),
  otcRecordList: endpoint({
    path: '/api/app/otc/otcRecordList',
    summary: 'Offers that can be bought, or those of the member, newest first',
    effect: 'read',
    flag: 'otc',
    request: z.object({
      scope: z.enum(otcScopes, 'choice'),
      /** For the lobby. */
      orderBy: z.enum(otcSorts, 'choice').nullish(),
      minPrice: amount.nullish(),
      maxPrice: amount.nullish(),
      minAmount: amount.nullish(),
      maxAmount: amount.nullish(),
      /** For the member's own offers. */
      status: z.enum(otcStatuses, 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(otcOrder),
  }),
  buyOtcRecordList: endpoint({
    path: '/api/app/otc/buyOtcRecordList',
    summary: "The member's purchases, newest first",
    effect: 'read',
    flag: 'otc',
    request: z.object({ idempotencyKey: idempotencyKeyFilter, ...page }),
    result: pageSchema(otcOrder),
  }),
} satisfies Domain;
