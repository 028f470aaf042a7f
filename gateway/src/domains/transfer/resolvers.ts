import { transfer, type ResultOf } from '@portal/schema/rest';
import type { Recipient, Resolvers, Transfer, TransferDirection } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso } from '../../mapping/time.ts';

type Order = NonNullable<ResultOf<typeof transfer.makeOver>>;
type Config = ResultOf<typeof transfer.makeOverConfigList>;

const platformDirection = { OUTGOING: 'OUT', INCOMING: 'IN' } as const satisfies Record<
  TransferDirection,
  string
>;
const sdlDirection = { OUT: 'OUTGOING', IN: 'INCOMING' } as const satisfies Record<
  Order['direction'],
  TransferDirection
>;

const toTransfer = (order: Order): Transfer => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  direction: sdlDirection[order.direction],
  counterparty: order.counterparty,
  coin: order.coinName,
  amount: order.amount,
  fee: order.fee,
  actualAmount: order.actualAmount,
  note: order.remark,
  status: order.status,
  occurredAt: toIso(order.createTime),
});

const toRule = ({ coinName, minAmount, maxAmount, multiple, feeRate }: Config['records'][number]) => ({
  coin: coinName,
  minimum: minAmount,
  maximum: maxAmount,
  multiple,
  feeRate,
});

const toRecipient = ({ userName, joinDate }: ResultOf<typeof transfer.recipient>): Recipient => ({
  userName,
  memberSince: joinDate,
});

const savedNames = { toUserName: 'userName' };

/** Transfers between members; the platform calls them makeOver. */
export const transferResolvers: Resolvers = {
  Query: {
    async transferConfig(_parent, _args, context) {
      const { records } = await context.call(transfer.makeOverConfigList, {});
      return { rules: records.map(toRule) };
    },
    async transfers(_parent, { direction, idempotencyKey = null, ...page }, context) {
      const request = {
        direction: direction == null ? null : platformDirection[direction],
        idempotencyKey,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(transfer.makeOverOrderList, request), page, toTransfer);
    },
    async recipient(_parent, { userName: toUserName }, context) {
      const names = { toUserName: { argument: 'userName' } };
      return toRecipient(await context.call(transfer.recipient, { toUserName }, names));
    },
    async savedRecipients(_parent, _args, context) {
      return (await context.call(transfer.savedRecipients, {})).records.map(toRecipient);
    },
  },
  Mutation: {
    async transfer(_parent, { input }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        coinName: input.coin,
        amount: input.amount,
        toUserName: input.toUserName,
        remark: input.note ?? null,
        transactionPassword: input.transactionPassword,
      };
      const order = await context.call(transfer.makeOver, request, { coinName: 'coin', remark: 'note' });
      return { transfer: order && toTransfer(order) };
    },
    async saveRecipient(_parent, { input: { userName: toUserName } }, context) {
      const { records } = await context.call(transfer.saveRecipient, { toUserName }, savedNames);
      return { savedRecipients: records.map(toRecipient) };
    },
    async removeRecipient(_parent, { input: { userName: toUserName } }, context) {
      const { records } = await context.call(transfer.removeRecipient, { toUserName }, savedNames);
      return { savedRecipients: records.map(toRecipient) };
    },
  },
};
