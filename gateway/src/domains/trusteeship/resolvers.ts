import { trusteeship, type ResultOf } from '@portal/schema/rest';
import type { EntrustOffer, EntrustOrder, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { dayMs, toIso, toIsoOrNull } from '../../mapping/time.ts';

type Order = NonNullable<ResultOf<typeof trusteeship.buyMatching>>;
type Offer = ResultOf<typeof trusteeship.matchingList>['records'][number];

/** How long after its expiry a package can be redeemed (spec §9), where the platform does not return until when. */
const redeemWindowMs = dayMs;

const toEntrustOrder = (order: Order): EntrustOrder => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  status: order.status,
  offerId: order.matchingId,
  upgradedFromId: order.upgradedFromId,
  amount: order.amount,
  paid: order.payAmount,
  termDays: order.termDays,
  dailyRatio: order.dailyRatio,
  autoAdd: order.autoAddStatus === 1,
  locked: order.lockedAmount,
  profit: order.profitAmount,
  compounded: order.compoundAmount,
  redeemed: order.redeemAmount,
  redeemTransactionNumber: order.redeemTransactionNo ?? null,
  renewals: order.renewals,
  createdAt: toIso(order.createTime),
  expiresAt: toIso(order.expireTime),
  redeemableUntil: toIso(order.redeemEndTime ?? order.expireTime + redeemWindowMs),
  endedAt: toIsoOrNull(order.endTime),
});

const toOffer = (offer: Offer): EntrustOffer => ({
  id: offer.id,
  amount: offer.amount,
  termDays: offer.termDays,
  dailyRatio: offer.dailyRatio,
  maximum: offer.maxBuyCount,
  running: offer.boughtCount,
});

const offerNames = { matchingId: 'offerId' };

/** Entrust packages. */
export const trusteeshipResolvers: Resolvers = {
  Query: {
    async entrustOffers(_parent, _args, context) {
      const { records } = await context.call(trusteeship.matchingList, {});
      return records.map(toOffer);
    },
    async entrustOrders(_parent, { filter, ...page }, context) {
      const request = {
        status: filter?.status ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(trusteeship.buyMatchingList, request), page, toEntrustOrder);
    },
    async entrustTotals(_parent, _args, context) {
      const totals = await context.call(trusteeship.totalBuyMatchingAmount, {});
      return {
        running: totals.runningCount,
        locked: totals.lockedAmount,
        paid: totals.payAmount,
        profit: totals.profitAmount,
        compounded: totals.compoundAmount,
      };
    },
  },
  Mutation: {
    async buyEntrust(_parent, { input: { offerId, ...input } }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        matchingId: offerId,
        amount: input.amount,
        termDays: input.termDays,
        dailyRatio: input.dailyRatio,
        transactionPassword: input.transactionPassword,
      };
      const order = await context.call(trusteeship.buyMatching, request, offerNames);
      return { order: order && toEntrustOrder(order) };
    },
    async upgradeEntrust(_parent, { input: { offerId, ...input } }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        id: input.id,
        matchingId: offerId,
        amount: input.amount,
        termDays: input.termDays,
        dailyRatio: input.dailyRatio,
        transactionPassword: input.transactionPassword,
      };
      const order = await context.call(trusteeship.upgradeMatching, request, offerNames);
      return { order: order && toEntrustOrder(order) };
    },
    async redeemEntrust(_parent, { input: { idempotencyKey, id, transactionPassword } }, context) {
      const request = { idempotencyKey, id, transactionPassword };
      const order = await context.call(trusteeship.redeem, request);
      return { order: order && toEntrustOrder(order) };
    },
    async setEntrustAutoAdd(_parent, { input: { id, autoAdd } }, context) {
      const request = { id, autoAddStatus: autoAdd ? 1 : 0 } as const;
      const names = { autoAddStatus: 'autoAdd' };
      const order = await context.call(trusteeship.updateAutoAddWarehouseStatus, request, names);
      return { order: order && toEntrustOrder(order) };
    },
  },
};
