import { transfer, type ResultOf } from '@portal/schema/rest';
import type { Resolvers, Transfer, TransferDirection } from '../generated/resolvers.ts';
import { connectionOf, pageOf } from './connection.ts';
import { isoOf } from './time.ts';

type Order = ResultOf<typeof transfer.makeOver>;
type Config = ResultOf<typeof transfer.makeOverConfigList>;

const platformDirection = { OUTGOING: 'OUT', INCOMING: 'IN' } as const satisfies Record<
  TransferDirection,
  string
>;
const directionOf = { OUT: 'OUTGOING', IN: 'INCOMING' } as const satisfies Record<
  Order['direction'],
  TransferDirection
>;

const transferOf = (order: Order): Transfer => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  direction: directionOf[order.direction],
  counterparty: order.counterparty,
  coin: order.coinName,
  amount: order.amount,
  fee: order.fee,
  actualAmount: order.actualAmount,
  note: order.remark,
  status: order.status,
  occurredAt: isoOf(order.createTime),
});

const ruleOf = ({ coinName, minAmount, maxAmount, multiple, feeRate }: Config['records'][number]) => ({
  coin: coinName,
  minimum: minAmount,
  maximum: maxAmount,
  multiple,
  feeRate,
});

/** Transfers between members; the platform calls them makeOver. */
export const transferResolvers: Resolvers = {
  Query: {
    async transferConfig(_parent, _args, context) {
      const { records, closedUntil, closedReason } = await context.call(transfer.makeOverConfigList, {});
      return {
        rules: records.map(ruleOf),
        closedUntil: closedUntil === null ? null : isoOf(closedUntil),
        closedReason,
      };
    },
    async transfers(_parent, { direction, ...page }, context) {
      const request = { direction: direction == null ? null : platformDirection[direction], ...pageOf(page) };
      return connectionOf(await context.call(transfer.makeOverOrderList, request), page, transferOf);
    },
  },
  Mutation: {
    async transfer(_parent, { input }, context) {
      const order = await context.call(transfer.makeOver, {
        idempotencyKey: input.idempotencyKey,
        coinName: input.coin,
        amount: input.amount,
        toUserName: input.toUserName,
        remark: input.note ?? null,
        transactionPassword: input.transactionPassword,
      });
      return { transfer: transferOf(order) };
    },
  },
};
