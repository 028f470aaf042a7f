import { claims, insurance, type ResultOf } from '@portal/schema/rest';
import type { Claim, ClaimRound, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toImage } from '../../mapping/image.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Order = NonNullable<ResultOf<typeof claims.claimOrder>>;
type Round = ResultOf<typeof insurance.buyInsuranceNumberInfo>['records'][number];

const toClaim = (order: Order): Claim => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  status: order.status,
  contractId: order.buyMatchingId,
  roundId: order.buyInsuranceId,
  tradeId: order.tradeId,
  name: order.name,
  position: order.position,
  number: order.orderNumber,
  date: order.date,
  amount: order.amount,
  reason: order.reason,
  transactionNumber: order.transactionNo,
  createdAt: toIso(order.createTime),
  decidedAt: toIsoOrNull(order.decideTime),
});

/** A round, and the newest claims by their trades. */
const toRound = (
  { premium, trades, nextTradeTime }: Round,
  claimed: ReadonlyMap<string, Order>,
): ClaimRound => ({
  id: premium.id,
  receiptNumber: premium.receiptNo,
  contractId: premium.buyMatchingId,
  name: premium.name,
  position: premium.position,
  createdAt: toIso(premium.createTime),
  nextTradeAt: toIsoOrNull(nextTradeTime),
  orders: trades.map(({ id, date, result, valid, coveredAmount }, index) => {
    const claim = claimed.get(id);
    return {
      number: index + 1,
      tradeId: id,
      date,
      result,
      valid,
      covered: coveredAmount ?? null,
      status: claim?.status ?? null,
      receiptNumber: claim?.receiptNo ?? null,
      reason: claim?.reason ?? null,
    };
  }),
});

/** The most claims that the rounds of a page can have: the newest of each of their six trades. */
const maxClaims = 500;
const maxRounds = Math.floor(maxClaims / 6);

/** Claims for the losses of insured trades. */
export const claimsResolvers: Resolvers = {
  Query: {
    async claimRounds(_parent, args, context) {
      const { pageSize, ...place } = toPageRequest(args);
      const page = await context.call(insurance.buyInsuranceNumberInfo, {
        pageSize: Math.min(pageSize, maxRounds),
        ...place,
      });
      const buyInsuranceIds = page.records.map(({ premium }) => premium.id);
      const { records } =
        buyInsuranceIds.length === 0
          ? { records: [] }
          : await context.call(claims.claimOrderList, { buyInsuranceIds, pageSize: maxClaims });
      const claimed = new Map(
        records.flatMap((order) => (order.tradeId === null ? [] : [[order.tradeId, order] as const])),
      );
      const rows = page.records.map((round) => ({
        ...round,
        id: round.premium.id,
        cursor: round.premium.cursor,
      }));
      return toConnection({ ...page, records: rows }, args, (round) => toRound(round, claimed));
    },
    async claims(_parent, { filter, ...page }, context) {
      const request = {
        status: filter?.status ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(claims.claimOrderList, request), page, toClaim);
    },
    async claimScreenshot(_parent, { claimId }, context) {
      const { records } = await context.call(claims.claimOrderList, { id: claimId, pageSize: 1 });
      const screenshot = records[0]?.screenshot ?? null;
      return screenshot === null ? null : toImage(screenshot);
    },
  },
  Mutation: {
    async fileClaim(_parent, { input: { idempotencyKey, tradeId, screenshot } }, context) {
      const order = await context.call(claims.claimOrder, { idempotencyKey, tradeId, screenshot });
      return { claim: order && toClaim(order) };
    },
  },
};
