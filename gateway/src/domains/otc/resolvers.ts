import { otc, type ResultOf } from '@portal/schema/rest';
import { formatAmount, quoteOffer, toMinor } from '@portal/schema/rules';
import type { OtcOrder, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Order = NonNullable<ResultOf<typeof otc.publish>>;

/** The price of an offer, if the platform does not return it. */
const totalOf = ({ amount, price }: Order): string =>
  formatAmount(quoteOffer(toMinor(amount), { price: toMinor(price), feeRate: 0n }).total);

const toOrder = (order: Order): OtcOrder => ({
  id: order.id,
  status: order.status,
  side: order.side,
  seller: order.seller,
  buyer: order.buyer,
  amount: order.amount,
  price: order.price,
  total: order.totalAmount ?? totalOf(order),
  fee: order.fee,
  actualAmount: order.actualAmount,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  createdAt: toIso(order.createTime),
  endedAt: toIsoOrNull(order.endTime),
});

/** Trading between members. */
export const otcResolvers: Resolvers = {
  Query: {
    async otcInfo(_parent, { id }, context) {
      const info = await context.call(otc.info, { id: id ?? null });
      return {
        order: info.order === null ? null : toOrder(info.order),
        isOpen: info.enabled ?? true,
        minimum: info.minAmount,
        maximum: info.maxAmount,
        minimumPrice: info.minPrice,
        maximumPrice: info.maxPrice,
        feeRate: info.feeRate,
        maxPublished: info.maxPublished,
        published: info.published,
      };
    },
    async otcOffers(_parent, { filter, sort, ...page }, context) {
      const request = {
        scope: 'LOBBY' as const,
        orderBy: sort,
        minPrice: filter?.minPrice ?? null,
        maxPrice: filter?.maxPrice ?? null,
        minAmount: filter?.minAmount ?? null,
        maxAmount: filter?.maxAmount ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(otc.otcRecordList, request), page, toOrder);
    },
    async otcSales(_parent, { filter, ...page }, context) {
      const request = {
        scope: 'OWN' as const,
        status: filter?.status ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(otc.otcRecordList, request), page, toOrder);
    },
    async otcPurchases(_parent, { idempotencyKey = null, ...page }, context) {
      const request = { idempotencyKey, ...toPageRequest(page) };
      return toConnection(await context.call(otc.buyOtcRecordList, request), page, toOrder);
    },
  },
  Mutation: {
    async publishOtc(_parent, { input }, context) {
      const order = await context.call(otc.publish, {
        idempotencyKey: input.idempotencyKey,
        amount: input.amount,
        price: input.price,
        actualAmount: input.actualAmount,
        transactionPassword: input.transactionPassword,
      });
      return { order: order && toOrder(order) };
    },
    async buyOtc(_parent, { input }, context) {
      const order = await context.call(otc.buy, {
        idempotencyKey: input.idempotencyKey,
        id: input.id,
        amount: input.amount,
        price: input.price,
        transactionPassword: input.transactionPassword,
      });
      return { order: order && toOrder(order) };
    },
    async cancelOtc(_parent, { input: { idempotencyKey, id } }, context) {
      const order = await context.call(otc.cancel, { idempotencyKey, id });
      return { order: order && toOrder(order) };
    },
  },
};
