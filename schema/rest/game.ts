import { z } from 'zod';
import { roundChoices } from '../rules/rounds.ts';
import { endpoint, type Domain } from './endpoint.ts';
import {
  amount,
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
  text,
} from './fields.ts';

/** Which way credits went: to the game, or back from it. */
export const gameTransferTypes = ['OUT', 'IN'] as const;
export type GameTransferType = (typeof gameTransferTypes)[number];

const gameAccount = z.object({
  /** By which the game knows the member. */
  gameId: id,
  nickName: z.string(),
  bscAddress: z.string().nullable(),
  /** What is at the game. */
  balance: decimal,
  createTime: epochMs,
  bindTime: epochMs.nullable(),
  /** When the member last entered the game. */
  loginTime: epochMs.nullable(),
});

/** Limits of one movement. */
const limits = z.object({ minAmount: decimal, maxAmount: decimal, multiple: decimal });

const gameTransfer = z.object({
  id,
  cursor: z.string(),
  receiptNo: z.string(),
  transactionNo: z.string(),
  transferType: z.enum(gameTransferTypes),
  amount: decimal,
  createTime: epochMs,
});

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const round = z.object({
  betId: z.string(),
  height: z.number().int().positive(),
  choice: z.enum(roundChoices),
  stake: decimal,
  payout: decimal,
  number: z.number().int().min(0).max(9),
  previousHash: hash,
  blockHash: hash,
  clientSeed: z.string(),
  createTime: epochMs,
});

const kingdom = z.object({
  nickName: z.string(),
  balance: decimal,
  open: flag,
  bet: limits,
  /** What one credit becomes. */
  parityRate: decimal,
  numberRate: decimal,
  edge: decimal,
  /** The last block that is known; the next bet reveals the one whose hash this is. */
  lastHash: hash,
  nextHeight: z.number().int().positive(),
  /** The last twenty, newest first. */
  rounds: z.array(round),
  endTime: epochMs,
});

/** A session of the game, or what begins one. */
const secret = text(200);

/** Made by the player's page once for each bet or order. */
const ownKey = idempotencyKey;

/** The linked game, and Hash Kingdom, which the embedded platform brings. */
export const game = {
  gmtUserInfo: endpoint({
    path: '/api/app/game/gmtUserInfo',
    summary: "The member's account at the game, if any, and the rules for transfers to it",
    effect: 'read',
    result: z.object({ account: gameAccount.nullable(), open: flag, transfer: limits }),
  }),
  gmtRegister: endpoint({
    path: '/api/app/game/gmtRegister',
    summary: "Makes the member's account at the game, once",
    effect: 'write',
    limits: { perMemberPerMinute: 10 },
    request: z.object({
      nickName: z
        .string('required')
        .trim()
        .min(1, 'required')
        .regex(/^[A-Za-z]\w{3,19}$/, 'userName'),
    }),
    result: gameAccount,
  }),
  gmtLogin: endpoint({
    path: '/api/app/game/gmtLogin',
    summary: 'Signs the member in at the game, which comes before launching it',
    effect: 'write',
    limits: { perMemberPerMinute: 30 },
    result: gameAccount,
  }),
  deposit: endpoint({
    path: '/api/app/game/deposit',
    summary: 'Moves game credits to the game, at once',
    effect: 'money',
    limits: confirmedLimits,
    request: z.object({ idempotencyKey, amount, transactionPassword: confirmation }),
    result: gameTransfer,
  }),
  gmtBind: endpoint({
    path: '/api/app/game/gmtBind',
    summary: 'Binds a BEP20 wallet address to the account at the game, in place of an earlier one',
    effect: 'write',
    closedWhilePaused: true,
    limits: confirmedLimits,
    request: z.object({ bscAddress: text(80), transactionPassword: confirmation }),
    result: gameAccount,
  }),
  gmtBetFlowAmountInfo: endpoint({
    path: '/api/app/game/gmtBetFlowAmountInfo',
    summary: 'What the member has wagered and won at the game, in all',
    effect: 'read',
    result: z.object({
      betFlowAmount: decimal,
      winAmount: decimal,
      betCount: z.number().int().nonnegative(),
    }),
  }),
  launchGames: endpoint({
    path: '/api/app/ybo/launchGames',
    summary: 'An address that enters the game, good once and for a minute',
    effect: 'write',
    limits: { perMemberPerMinute: 30 },
    result: z.object({ url: z.string().min(1).max(2000), expireTime: epochMs }),
  }),
  gameTransferList: endpoint({
    path: '/api/app/ext/game/transferList',
    summary: "The member's transfers to the game and back, newest first",
    effect: 'read',
    extension: true,
    request: z.object({
      transferType: z.enum(gameTransferTypes, 'choice').nullish(),
      idempotencyKey: placedUnder,
      ...page,
    }),
    result: pageOf(gameTransfer),
  }),
  gameOrder: endpoint({
    path: '/api/app/ext/game/order',
    summary: "A linked game's signed order to bring credits back; called by the game, never by the gateway",
    auth: 'visitor',
    effect: 'write',
    sealed: false,
    extension: true,
    request: z.object({
      orderId: ownKey,
      gameId: id,
      amount,
      /** What play at the game brought, or with a minus took, since the last order. */
      playResult: z.string('amount').regex(/^-?(0|[1-9]\d{0,10})(\.\d{1,8})?$/, 'amount'),
      time: z.number('invalid').int('invalid').nonnegative('invalid'),
      sign: text(64),
    }),
    result: z.object({ receiptNo: z.string(), transactionNo: z.string() }),
  }),
  enterHashKingdom: endpoint({
    path: '/api/app/ext/hash-kingdom/enterHashKingdom',
    summary: 'Spends a launch token for a session of Hash Kingdom',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 30 },
    request: z.object({ launchToken: secret }),
    result: z.object({ gameSession: z.string(), kingdom }),
  }),
  hashKingdomInfo: endpoint({
    path: '/api/app/ext/hash-kingdom/hashKingdomInfo',
    summary: 'What a player sees; null when the session of the game is over',
    auth: 'visitor',
    effect: 'read',
    extension: true,
    request: z.object({ gameSession: secret.nullish() }),
    result: z.object({ kingdom: kingdom.nullable() }),
  }),
  playHashKingdom: endpoint({
    path: '/api/app/ext/hash-kingdom/playHashKingdom',
    summary: 'Bets on the next block, which is revealed at once',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 120 },
    request: z.object({
      gameSession: secret,
      betId: ownKey,
      choice: z.enum(roundChoices, 'choice'),
      stake: amount,
      clientSeed: z.string('required').regex(/^[A-Za-z0-9-]{1,64}$/, 'invalid'),
    }),
    result: z.object({ round, kingdom }),
  }),
  cashOutOfHashKingdom: endpoint({
    path: '/api/app/ext/hash-kingdom/cashOutOfHashKingdom',
    summary: "Brings credits from Hash Kingdom back to the member's game credits",
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits: { perAddressPerMinute: 30 },
    request: z.object({ gameSession: secret, orderId: ownKey, amount }),
    result: z.object({ receiptNo: z.string(), kingdom }),
  }),
} satisfies Domain;
