import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import {
  confirmation,
  confirmedLimits,
  decimal,
  epochMs,
  flag,
  id,
  idempotencyKey,
  page,
  pageSchema,
  writeResult,
  idempotencyKeyFilter,
  rowId,
  unspecified,
} from './fields.ts';

/** The status of a jackpot round (spec §4). */
export const jackpotRoundStatuses = ['IN_PROGRESS', 'NOT_DRAWN', 'DRAWN', 'COMPLETE'] as const;
export type JackpotRoundStatus = (typeof jackpotRoundStatuses)[number];

/** The outcome of entries bought together (spec §4). */
export const jackpotOrderStatuses = ['NOT_DRAWN', 'NOT_WINNING', 'UNPAID', 'WINNING'] as const;
export type JackpotOrderStatus = (typeof jackpotOrderStatuses)[number];

const positive = z.number('invalid').int('invalid').positive('invalid').max(1_000_000, 'invalid');
const count = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Identifies entries in the public list without revealing their member. */
const entryCode = z.string().regex(/^[0-9a-f]{16}$/);

/** The details of a draw, which let anyone recompute it. */
const draw = z.object({
  time: epochMs,
  seed: hash,
  listHash: hash,
  /** Null for a round without entries, as are the winner's fields. */
  result: hash.nullable(),
  winNumber: count.nullable(),
  winEntryCode: entryCode.nullable(),
  /** Masked. */
  winnerName: z.string().nullable(),
  mineStatus: flag,
  payTime: epochMs.nullable(),
});

const entryLine = z.object({
  firstNumber: count,
  count: z.number().int().positive(),
  entryCode,
  word: z.string().nullable(),
});

const round = z.object({
  id: rowId,
  roundNo: unspecified(z.number().int().positive()),
  cursor: unspecified(z.string()),
  status: z.enum(jackpotRoundStatuses),
  beginTime: unspecified(epochMs),
  /** The end of entries. */
  endTime: unspecified(epochMs),
  /** When the draw takes place. */
  drawTime: unspecified(epochMs),
  price: decimal,
  /** Maximum number of entries per member. */
  maxCount: unspecified(z.number().int().positive()),
  /** The fraction of the pot that is paid. */
  shareRatio: unspecified(decimal),
  /** The amount carried over from the previous round. */
  carriedAmount: unspecified(decimal),
  potAmount: unspecified(decimal),
  /** What the winner gets; while it takes entries, what it would be now. */
  prizeAmount: unspecified(decimal),
  entryCount: unspecified(count),
  myCount: unspecified(count),
  seedHash: unspecified(hash),
  draw: unspecified(draw.nullable()),
});

const jackpotOrder = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  receiptNo: z.string(),
  transactionNo: z.string(),
  roundId: unspecified(rowId),
  roundNo: unspecified(z.number().int().positive()),
  status: z.enum(jackpotOrderStatuses),
  firstNumber: unspecified(count),
  count: z.number().int().positive(),
  amount: decimal,
  entryCode: unspecified(entryCode),
  word: unspecified(z.string().nullable()),
  /** The number that won, where it is one of these. */
  winNumber: unspecified(count.nullable()),
  prizeAmount: unspecified(decimal.nullable()),
  createTime: epochMs,
  /** When the round is or was to be drawn. */
  drawTime: unspecified(epochMs),
  payTime: unspecified(epochMs.nullable()),
});

/** The jackpot: rounds that members enter, and a draw that they can check. */
export const jackpot = {
  getGrandPrizeStatus: endpoint({
    path: '/api/app/grandPrize/getGrandPrizeStatus',
    summary: 'The round in progress or another one; on request earlier rounds, or the entries of a drawn one',
    effect: 'read',
    request: z.object({
      /** Default: the round in progress. */
      roundId: id.nullish(),
      /** A page of the entry list, from 1, once the round is drawn. */
      entryPage: positive.nullish(),
      /** Number of earlier rounds, newest first; default: none. */
      pageSize: page.pageSize.nullish(),
      cursor: page.cursor,
    }),
    result: pageSchema(round).extend({
      round: unspecified(round.nullable()),
      /** Hashes of all pages of the entry list, if a page was requested. */
      pageHashes: unspecified(z.array(hash)),
      entries: unspecified(z.array(entryLine)),
    }),
  }),
  grandPrize: endpoint({
    path: '/api/app/grandPrize/grandPrize',
    summary: 'Buys entries in the round in progress',
    effect: 'money',
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      /** The round shown to the member. */
      roundId: id,
      count: positive,
      /** A word chosen by the member, public once the round is drawn. */
      word: z
        .string('invalid')
        .trim()
        .max(64, 'tooLong')
        .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid')
        .nullish(),
      transactionPassword: confirmation,
    }),
    result: writeResult(jackpotOrder),
  }),
  grandPrizeAmount: endpoint({
    path: '/api/app/grandPrize/grandPrizeAmount',
    summary: "The member's jackpot totals",
    effect: 'read',
    result: z.object({
      entryCount: unspecified(count),
      payAmount: decimal,
      winCount: unspecified(count),
      winAmount: decimal,
    }),
  }),
  grandPrizeOrderList: endpoint({
    path: '/api/app/grandPrize/grandPrizeOrderList',
    summary: "The member's entries as they were bought, newest first",
    effect: 'read',
    request: z.object({
      roundId: id.nullish(),
      /** Whether to list only winning entries. */
      winStatus: z.literal([0, 1], 'choice').nullish(),
      idempotencyKey: idempotencyKeyFilter,
      ...page,
    }),
    result: pageSchema(jackpotOrder),
  }),
} satisfies Domain;
