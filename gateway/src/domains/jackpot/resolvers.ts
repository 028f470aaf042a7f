import { jackpot, type ResultOf } from '@portal/schema/rest';
import type { JackpotOrder, JackpotRound, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Round = ResultOf<typeof jackpot.getGrandPrizeStatus>['records'][number];
type Order = NonNullable<ResultOf<typeof jackpot.grandPrize>>;

const toDraw = (draw: NonNullable<Round['draw']>): JackpotRound['draw'] => ({
  drawnAt: toIso(draw.time),
  seed: draw.seed,
  listHash: draw.listHash,
  result: draw.result,
  winningNumber: draw.winNumber,
  winningCode: draw.winEntryCode,
  winner: draw.winnerName,
  mine: draw.mineStatus === 1,
  paidAt: toIsoOrNull(draw.payTime),
});

const toRound = (round: Round): JackpotRound => ({
  id: round.id,
  number: round.roundNo,
  status: round.status,
  opensAt: toIsoOrNull(round.beginTime),
  closesAt: toIsoOrNull(round.endTime),
  drawsAt: toIsoOrNull(round.drawTime),
  price: round.price,
  maximum: round.maxCount,
  share: round.shareRatio,
  carried: round.carriedAmount,
  pot: round.potAmount,
  prize: round.prizeAmount,
  entries: round.entryCount,
  myEntries: round.myCount,
  seedHash: round.seedHash,
  draw: round.draw === null ? null : toDraw(round.draw),
});

const toOrder = (order: Order): JackpotOrder => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  roundId: order.roundId,
  round: order.roundNo,
  status: order.status,
  firstNumber: order.firstNumber,
  count: order.count,
  amount: order.amount,
  entryCode: order.entryCode,
  word: order.word,
  winningNumber: order.winNumber,
  prize: order.prizeAmount,
  createdAt: toIso(order.createTime),
  drawsAt: toIsoOrNull(order.drawTime),
  paidAt: toIsoOrNull(order.payTime),
});

/** The platform's value for a filter on orders that won or did not win. */
const toWinStatus = (won: boolean | null | undefined): 0 | 1 | null => (won == null ? null : won ? 1 : 0);

/** The jackpot. */
export const jackpotResolvers: Resolvers = {
  Query: {
    async jackpotRound(_parent, { id }, context) {
      const { round } = await context.call(jackpot.getGrandPrizeStatus, { roundId: id ?? null });
      return round === null ? null : toRound(round);
    },
    async jackpotRounds(_parent, page, context) {
      const request = toPageRequest(page);
      return toConnection(await context.call(jackpot.getGrandPrizeStatus, request), page, toRound);
    },
    async jackpotEntryList(_parent, { roundId, page }, context) {
      const request = { roundId, entryPage: page };
      const { pageHashes, entries } = await context.call(jackpot.getGrandPrizeStatus, request);
      return { pageHashes: pageHashes ?? [], lines: entries ?? [] };
    },
    async jackpotOrders(_parent, { filter, ...page }, context) {
      const request = {
        roundId: filter?.round?.toString() ?? null,
        winStatus: toWinStatus(filter?.won),
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(jackpot.grandPrizeOrderList, request), page, toOrder);
    },
    async jackpotTotals(_parent, _args, context) {
      const totals = await context.call(jackpot.grandPrizeAmount, {});
      return {
        entries: totals.entryCount,
        paid: totals.payAmount,
        wins: totals.winCount,
        won: totals.winAmount,
      };
    },
  },
  Mutation: {
    async enterJackpot(_parent, { input: { roundId, word, ...input } }, context) {
      const order = await context.call(jackpot.grandPrize, {
        idempotencyKey: input.idempotencyKey,
        roundId,
        count: input.count,
        word: word ?? null,
        transactionPassword: input.transactionPassword,
      });
      return { order: order && toOrder(order) };
    },
  },
};
