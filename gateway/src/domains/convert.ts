import { convert, type ResultOf } from '@portal/schema/rest';
import type { ConvertOrder, ConvertPair, Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageOf } from './connection.ts';
import { isoOf } from './time.ts';

type Order = ResultOf<typeof convert.convert>;
type Pair = ResultOf<typeof convert.convertConfigList>['records'][number];

const convertOrderOf = (order: Order): ConvertOrder => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  status: order.status,
  from: order.fromCoin,
  to: order.toCoin,
  amount: order.amount,
  fee: order.fee,
  rate: order.rate,
  actualAmount: order.actualAmount,
  createdAt: isoOf(order.createTime),
  settlesAt: isoOf(order.settleTime),
  endedAt: order.endTime === null ? null : isoOf(order.endTime),
});

const pairOf = (pair: Pair): ConvertPair => ({
  from: pair.fromCoin,
  to: pair.toCoin,
  rate: pair.rate,
  feeRate: pair.feeRate,
  minimum: pair.minAmount,
  maximum: pair.maxAmount,
  multiple: pair.multiple,
});

/** Credits of one kind becoming another. */
export const convertResolvers: Resolvers = {
  Query: {
    async convertConfig(_parent, _args, context) {
      const { records, cancelSeconds } = await context.call(convert.convertConfigList, {});
      return { pairs: records.map(pairOf), cancelSeconds };
    },
    async convertOrders(_parent, { filter, ...page }, context) {
      const request = {
        coinName: filter?.coin ?? null,
        status: filter?.status ?? null,
        ...pageOf(page),
      };
      return connectionOf(await context.call(convert.convertOrderList, request), page, convertOrderOf);
    },
  },
  Mutation: {
    async convert(_parent, { input }, context) {
      const order = await context.call(convert.convert, {
        idempotencyKey: input.idempotencyKey,
        fromCoin: input.from,
        toCoin: input.to,
        amount: input.amount,
        actualAmount: input.actualAmount,
      });
      return { order: convertOrderOf(order) };
    },
    async cancelConvert(_parent, { input: { idempotencyKey, id } }, context) {
      return { order: convertOrderOf(await context.call(convert.cancelConvert, { idempotencyKey, id })) };
    },
  },
};
