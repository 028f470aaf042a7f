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
  pageOf,
  placedUnder,
} from './fields.ts';

/** How far an offer has come. */
export const otcStatuses = ['PUBLISHED', 'COMPLETED', 'CANCELLED'] as const;
export type OtcStatus = (typeof otcStatuses)[number];

/** What the signed-in member did in an order. */
export const otcSides = ['SELL', 'BUY'] as const;
export type OtcSide = (typeof otcSides)[number];

/** Whose offers a list has: everyone's that can be bought, or the member's own in every state. */
export const otcScopes = ['LOBBY', 'OWN'] as const;

/** The orders in which a lobby can be listed. */
export const otcSorts = ['PRICE_ASC', 'PRICE_DESC', 'NEWEST'] as const;
export type OtcSort = (typeof otcSorts)[number];

/** An offer of USDT_POINT for CASH_POINT; `price` is for one. What is null is not for the eyes of this member. */
const otcOrder = z.object({
  id,
  cursor: z.string(),
  status: z.enum(otcStatuses),
  side: z.enum(otcSides).nullable(),
  seller: z.string(),
  buyer: z.string().nullable(),
  amount: decimal,
  price: decimal,
  totalAmount: decimal,
  fee: decimal.nullable(),
  actualAmount: decimal.nullable(),
  receiptNo: z.string().nullable(),
  transactionNo: z.string().nullable(),
  createTime: epochMs,
  endTime: epochMs.nullable(),
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
      /** What the member was shown to get when it is bought; refused when the fee has changed. */
      actualAmount: amount,
      transactionPassword: confirmation,
    }),
    result: otcOrder,
  }),
  buy: endpoint({
    path: '/api/app/otc/buy',
    summary: 'Buys the whole of an offer, immediately and finally',
    effect: 'money',
    flag: 'otc',
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      id,
      /** What the member was shown; refused when the offer says otherwise. */
      amount,
      price: amount,
      transactionPassword: confirmation,
    }),
    result: otcOrder,
  }),
  cancel: endpoint({
    path: '/api/app/otc/cancel',
    summary: 'Takes back an offer that was not bought',
    effect: 'money',
    openWhilePaused: 'Returns what the offer froze to the member.',
    flag: 'otc',
    request: z.object({ idempotencyKey, id }),
    result: otcOrder,
  }),
  info: endpoint({
    path: '/api/app/otc/info',
    summary: 'The rules of trading, how many offers the member has open, and one order',
    effect: 'read',
    flag: 'otc',
    request: z.object({ id: id.nullish() }),
    result: z.object({
      /** Null without an id, and for an order that is neither the member's nor in the lobby. */
      order: otcOrder.nullable(),
      enabled: z.boolean(),
      minAmount: decimal,
      maxAmount: decimal,
      minPrice: decimal,
      maxPrice: decimal,
      feeRate: decimal,
      maxPublished: z.number().int().positive(),
      published: z.number().int().nonnegative(),
    }),
  }),
  otcRecordList: endpoint({
    path: '/api/app/otc/otcRecordList',
    summary: 'Offers that can be bought, or those of the member, newest first',
    effect: 'read',
    flag: 'otc',
    request: z.object({
      scope: z.enum(otcScopes, 'choice'),
      /** Of the lobby. */
      orderBy: z.enum(otcSorts, 'choice').nullish(),
      minPrice: amount.nullish(),
      maxPrice: amount.nullish(),
      minAmount: amount.nullish(),
      maxAmount: amount.nullish(),
      /** Of the member's own. */
      status: z.enum(otcStatuses, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(otcOrder),
  }),
  buyOtcRecordList: endpoint({
    path: '/api/app/otc/buyOtcRecordList',
    summary: 'What the member bought, newest first',
    effect: 'read',
    flag: 'otc',
    request: z.object({ idempotencyKey: placedUnder, ...page }),
    result: pageOf(otcOrder),
  }),
} satisfies Domain;
