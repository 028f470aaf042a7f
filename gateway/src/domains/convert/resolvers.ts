import { convert, type ResultOf } from '@portal/schema/rest';
import type { ConvertOrder, ConvertPair, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Order = NonNullable<ResultOf<typeof convert.convert>>;
type Pair = ResultOf<typeof convert.convertConfigList>['records'][number];

const toConvertOrder = (order: Order): ConvertOrder => ({
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
  createdAt: toIso(order.createTime),
  settlesAt: toIsoOrNull(order.settleTime),
  endedAt: toIsoOrNull(order.endTime),
});

const toPair = (pair: Pair): ConvertPair => ({
  from: pair.fromCoin,
  to: pair.toCoin,
  rate: pair.rate,
  feeRate: pair.feeRate,
  minimum: pair.minAmount,
  maximum: pair.maxAmount,
  multiple: pair.multiple,
});

/** Converting credits of one kind into another. */
export const convertResolvers: Resolvers = {
  Query: {
    async convertConfig(_parent, _args, context) {
      const { records, cancelSeconds } = await context.call(convert.convertConfigList, {});
      return { pairs: records.map(toPair), cancelSeconds };
    },
    async convertOrders(_parent, { filter, ...page }, context) {
      const request = {
        coinName: filter?.coin ?? null,
        status: filter?.status ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(convert.convertOrderList, request), page, toConvertOrder);
    },
  },
  Mutation: {
    async convert(_parent, { input }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        fromCoin: input.from,
        toCoin: input.to,
        amount: input.amount,
        actualAmount: input.actualAmount,
        transactionPassword: input.transactionPassword,
      };
      const order = await context.call(convert.convert, request, { fromCoin: 'from', toCoin: 'to' });
      return { order: order && toConvertOrder(order) };
    },
    async cancelConvert(_parent, { input: { idempotencyKey, id } }, context) {
      const order = await context.call(convert.cancelConvert, { idempotencyKey, id });
      return { order: order && toConvertOrder(order) };
    },
  },
};
