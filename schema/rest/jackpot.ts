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
  pageOf,
  placedUnder,
} from './fields.ts';

/** How far a round of the jackpot has come (spec §4). */
export const jackpotRoundStatuses = ['IN_PROGRESS', 'NOT_DRAWN', 'DRAWN', 'COMPLETE'] as const;
export type JackpotRoundStatus = (typeof jackpotRoundStatuses)[number];

/** What became of entries that were bought together (spec §4). */
export const jackpotOrderStatuses = ['NOT_DRAWN', 'NOT_WINNING', 'UNPAID', 'WINNING'] as const;
export type JackpotOrderStatus = (typeof jackpotOrderStatuses)[number];

const positive = z.number('invalid').int('invalid').positive('invalid').max(1_000_000, 'invalid');
const count = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Names entries in the public list without naming their member. */
const entryCode = z.string().regex(/^[0-9a-f]{16}$/);

/** What the draw came to; it lets anyone recompute it. */
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

const round = z.object({
  id,
  roundNo: z.number().int().positive(),
  cursor: z.string(),
  status: z.enum(jackpotRoundStatuses),
  beginTime: epochMs,
  /** From this instant on it takes no entries. */
  endTime: epochMs,
  /** When it is drawn. */
  drawTime: epochMs,
  price: decimal,
  /** Entries that a member can have in it. */
  maxCount: z.number().int().positive(),
  /** The part of the pot that is paid. */
  shareRatio: decimal,
  /** What the round before left in the pot. */
  carriedAmount: decimal,
  potAmount: decimal,
  /** What the winner gets; while it takes entries, what it would be now. */
  prizeAmount: decimal,
  entryCount: count,
  myCount: count,
  seedHash: hash,
  draw: draw.nullable(),
});

const jackpotOrder = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  roundId: id,
  roundNo: z.number().int().positive(),
  status: z.enum(jackpotOrderStatuses),
  firstNumber: count,
  count: z.number().int().positive(),
  amount: decimal,
  entryCode,
  word: z.string().nullable(),
  /** The number that won, where it is one of these. */
  winNumber: count.nullable(),
  prizeAmount: decimal.nullable(),
  createTime: epochMs,
  /** When the round is or was to be drawn. */
  drawTime: epochMs,
  payTime: epochMs.nullable(),
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
      /** A page of the list of entries of the round, from 1, once it is drawn. */
      entryPage: positive.nullish(),
      /** How many earlier rounds, newest first; default: none. */
      pageSize: page.pageSize.nullish(),
      cursor: page.cursor,
    }),
    result: pageOf(round).extend({
      round: round.nullable(),
      /** Of every page of the list, when one was asked for. */
      pageHashes: z.array(hash),
      entries: z.array(
        z.object({
          firstNumber: count,
          count: z.number().int().positive(),
          entryCode,
          word: z.string().nullable(),
        }),
      ),
    }),
  }),
  grandPrize: endpoint({
    path: '/api/app/grandPrize/grandPrize',
    summary: 'Buys entries in the round in progress',
    effect: 'money',
    limits: confirmedLimits,
    request: z.object({
      idempotencyKey,
      /** The round that the member was shown. */
      roundId: id,
      count: positive,
      /** A word of the member's own, which everyone can read once the round is drawn. */
      word: z
        .string('invalid')
        .trim()
        .max(64, 'tooLong')
        .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid')
        .nullish(),
      transactionPassword: confirmation,
    }),
    result: jackpotOrder,
  }),
  grandPrizeAmount: endpoint({
    path: '/api/app/grandPrize/grandPrizeAmount',
    summary: 'What the member put into the jackpot and won',
    effect: 'read',
    result: z.object({
      entryCount: count,
      payAmount: decimal,
      winCount: count,
      winAmount: decimal,
    }),
  }),
  grandPrizeOrderList: endpoint({
    path: '/api/app/grandPrize/grandPrizeOrderList',
    summary: "The member's entries as they were bought, newest first",
    effect: 'read',
    request: z.object({
      roundId: id.nullish(),
      /** Whether only those that won. */
      winStatus: z.literal([0, 1], 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(jackpotOrder),
  }),
} satisfies Domain;
