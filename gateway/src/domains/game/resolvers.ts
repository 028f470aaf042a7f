import { game, type GameTransferType, type ResultOf } from '@portal/schema/rest';
import type {
  GameAccount,
  GameLimits,
  GameTransfer,
  GameTransferDirection,
  HashKingdom,
  KingdomRound,
  Resolvers,
} from '../../generated/resolvers.ts';
import { gamePath } from '../../http/game-origin.ts';
import { gatewayError } from '../../kernel/errors.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Account = NonNullable<ResultOf<typeof game.gmtRegister>>;
type Limits = NonNullable<ResultOf<typeof game.gmtUserInfo>['transfer']>;
type Order = NonNullable<ResultOf<typeof game.deposit>>;
type Kingdom = ResultOf<typeof game.enterHashKingdom>['kingdom'];

const platformType = { TO_GAME: 'OUT', FROM_GAME: 'IN' } as const satisfies Record<
  GameTransferDirection,
  GameTransferType
>;
const sdlDirection = { OUT: 'TO_GAME', IN: 'FROM_GAME' } as const satisfies Record<
  GameTransferType,
  GameTransferDirection
>;

const toAccount = (account: Account): GameAccount => ({
  id: account.gameId,
  nickname: account.nickName,
  walletAddress: account.bscAddress,
  balance: account.balance,
  registeredAt: toIsoOrNull(account.createTime),
  boundAt: toIsoOrNull(account.bindTime),
  enteredAt: toIsoOrNull(account.loginTime),
});

const toLimits = ({ minAmount, maxAmount, multiple }: Limits): GameLimits => ({
  minimum: minAmount,
  maximum: maxAmount,
  multiple,
});

const toTransfer = (order: Order): GameTransfer => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  direction: sdlDirection[order.transferType],
  amount: order.amount,
  occurredAt: toIso(order.createTime),
});

const toRound = ({ betId, createTime, ...round }: Kingdom['rounds'][number]): KingdomRound => ({
  ...round,
  key: betId,
  occurredAt: toIso(createTime),
});

const toKingdom = (kingdom: Kingdom): HashKingdom => ({
  nickname: kingdom.nickName,
  balance: kingdom.balance,
  isOpen: kingdom.open === 1,
  betLimits: toLimits(kingdom.bet),
  parityRate: kingdom.parityRate,
  numberRate: kingdom.numberRate,
  edge: kingdom.edge,
  lastHash: kingdom.lastHash,
  nextHeight: kingdom.nextHeight,
  rounds: kingdom.rounds.map(toRound),
  endsAt: toIso(kingdom.endTime),
});

/** Whether members may be sent to an address: a path on the portal's own origin, or an origin that is configured. */
export function isAllowed(url: string, origins: ReadonlySet<string>): boolean {
  const own = 'https://portal.invalid';
  const target = URL.parse(url, own);
  if (target?.username !== '' || target.password !== '') return false;
  // A browser reads a backslash as a slash, and control characters not at all.
  if (url.startsWith('/')) return target.origin === own && !/[\\\p{Cc}]/u.test(url);
  return origins.has(target.origin);
}

/** The linked game, and Hash Kingdom, whose page calls without a session of the portal. */
export const gameResolvers: Resolvers = {
  Query: {
    async game(_parent, _args, context) {
      const { account, open, transfer } = await context.call(game.gmtUserInfo, {});
      return {
        account: account === null ? null : toAccount(account),
        isOpen: open !== 0,
        transferLimits: transfer && toLimits(transfer),
      };
    },
    async gameWagered(_parent, _args, context) {
      const { betFlowAmount, winAmount, betCount } = await context.call(game.gmtBetFlowAmountInfo, {});
      return { amount: betFlowAmount, won: winAmount, bets: betCount };
    },
    async gameTransfers(_parent, { direction, idempotencyKey = null, ...page }, context) {
      const request = {
        transferType: direction == null ? null : platformType[direction],
        idempotencyKey,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(game.gameTransferList, request), page, toTransfer);
    },
    async hashKingdom(_parent, { session }, context) {
      const { kingdom } = await context.call(game.hashKingdomInfo, { gameSession: session ?? null });
      return kingdom === null ? null : toKingdom(kingdom);
    },
  },
  Mutation: {
    async registerGame(_parent, { input }, context) {
      const request = { nickName: input.nickname };
      const account = await context.call(game.gmtRegister, request, { nickName: 'nickname' });
      return { account: account && toAccount(account) };
    },
    async bindGameWallet(_parent, { input: { address, transactionPassword } }, context) {
      const request = { bscAddress: address, transactionPassword };
      const account = await context.call(game.gmtBind, request, { bscAddress: 'address' });
      return { account: account && toAccount(account) };
    },
    async enterGame(_parent, _args, context) {
      await context.call(game.gmtLogin, {});
      const { url, expireTime } = await context.call(game.launchGames, {});
      const { gameOrigins, gameOrigin = '' } = context.services;
      if (!isAllowed(url, gameOrigins)) throw gatewayError('SERVER_BUSY');
      const launchToken = new URLSearchParams(url.split('#')[1]).get('launch');
      return {
        url: url.startsWith(gamePath) ? gameOrigin + url : url,
        launchToken,
        expiresAt: toIsoOrNull(expireTime),
      };
    },
    async transferToGame(_parent, { input }, context) {
      const { idempotencyKey, amount, transactionPassword } = input;
      const order = await context.call(game.deposit, { idempotencyKey, amount, transactionPassword });
      return { transfer: order && toTransfer(order) };
    },
    async enterHashKingdom(_parent, { input: { launchToken } }, context) {
      const { gameSession, kingdom } = await context.call(game.enterHashKingdom, { launchToken });
      return { session: gameSession, kingdom: toKingdom(kingdom) };
    },
    async playHashKingdom(_parent, { input }, context) {
      const { session: gameSession, key: betId, choice, stake, clientSeed } = input;
      const request = { gameSession, betId, choice, stake, clientSeed };
      const names = { gameSession: 'session', betId: 'key' };
      const { round, kingdom } = await context.call(game.playHashKingdom, request, names);
      return { round: toRound(round), kingdom: toKingdom(kingdom) };
    },
    async cashOutOfHashKingdom(_parent, { input: { session: gameSession, key: orderId, amount } }, context) {
      const request = { gameSession, orderId, amount };
      const names = { gameSession: 'session', orderId: 'key' };
      const { receiptNo, kingdom } = await context.call(game.cashOutOfHashKingdom, request, names);
      return { receiptNumber: receiptNo, kingdom: toKingdom(kingdom) };
    },
  },
};
