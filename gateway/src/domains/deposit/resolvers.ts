import { deposit, type ResultOf } from '@portal/schema/rest';
import type { GatewayContext } from '../../context/context.ts';
import type { Deposit, DepositConfig, QueryDepositsArgs, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toImage } from '../../mapping/image.ts';
import { sdlMethod, chooseOrderList } from '../../mapping/payment.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type OrderPage = ResultOf<typeof deposit.depositRecordList>;
type Order = OrderPage['records'][number];
type Rules = ResultOf<typeof deposit.depositBankConfigList>;
type Accounts = ResultOf<typeof deposit.sysBankAccountList>;

const toDeposit = (order: Order): Deposit => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  method: sdlMethod[order.type],
  status: order.status,
  amount: order.amount,
  rate: order.exchangeRate,
  creditedAmount: order.creditedAmount,
  remainder: order.remainder ?? null,
  remainderState: order.remainderState ?? null,
  remainderCreditedAmount: order.remainderCreditedAmount ?? null,
  remainderCreditedAt: order.remainderCreditTime == null ? null : toIso(order.remainderCreditTime),
  network: order.walletType,
  address: order.walletAddress,
  hash: order.hash,
  reference: order.referenceNo,
  chainCheck: order.chainCheck ?? 'NOT_CHECKED',
  channel: order.channelName,
  bankAccount: order.sysBankAccount,
  hasReceiptImage: order.hasReceiptImage ?? false,
  reason: order.reason,
  transactionNumber: order.transactionNo,
  createdAt: toIso(order.createTime),
  decidedAt: toIsoOrNull(order.decideTime),
});

const toConfig = (
  { records, networks, paymentReference, demonstration }: Rules,
  accounts: Accounts,
): DepositConfig => ({
  networks: (networks ?? []).map(
    ({ walletType, walletAddress, minAmount, multiple, chainChecked, remainder }) => ({
      network: walletType,
      address: walletAddress,
      minimum: minAmount,
      multiple,
      checked: chainChecked ?? false,
      remainder: remainder ?? null,
    }),
  ),
  channels: records.map(({ channelId, channelName, minAmount, multiple, exchangeRate, remainder }) => ({
    id: channelId,
    name: channelName,
    minimum: minAmount,
    multiple,
    rate: exchangeRate,
    remainder: remainder ?? null,
  })),
  bankAccounts: accounts.records,
  paymentReference: paymentReference ?? null,
  demonstration: demonstration ?? false,
});

function listOrders({ filter, ...page }: QueryDepositsArgs, context: GatewayContext): Promise<OrderPage> {
  const list = chooseOrderList(filter);
  const rows = {
    status: filter?.status ?? null,
    idempotencyKey: filter?.idempotencyKey ?? null,
    ...toPageRequest(page),
  };
  switch (list.of) {
    case 'bank':
      return context.call(deposit.depositBankOrderList, rows);
    case 'bsc':
      return context.call(deposit.bscDepositRecordList, rows);
    case 'all':
      return context.call(deposit.depositRecordList, {
        type: list.type,
        walletType: list.walletType,
        ...rows,
      });
  }
}

/** Deposits over a blockchain or through a bank. */
export const depositResolvers: Resolvers = {
  Query: {
    async depositConfig(_parent, _args, context) {
      const [rules, accounts] = await Promise.all([
        context.call(deposit.depositBankConfigList, {}),
        context.call(deposit.sysBankAccountList, {}),
      ]);
      return toConfig(rules, accounts);
    },
    async deposits(_parent, args, context) {
      return toConnection(await listOrders(args, context), args, toDeposit);
    },
    async depositReceiptImage(_parent, { depositId }, context) {
      const { records } = await context.call(deposit.depositRecordList, { id: depositId, pageSize: 1 });
      const image = records[0]?.receiptImage ?? null;
      return image === null ? null : toImage(image);
    },
  },
  Mutation: {
    async depositOnChain(_parent, { input }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        walletType: input.network,
        amount: input.amount,
        referenceNo: input.reference,
        receiptImage: input.receiptImage ?? null,
      };
      const names = { walletType: 'network', referenceNo: 'reference' };
      const order = await context.call(deposit.deposit, request, names);
      return { deposit: order && toDeposit(order) };
    },
    async depositByBank(_parent, { input }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        channelId: input.channelId,
        sysBankAccountId: input.bankAccountId,
        amount: input.amount,
        exchangeRate: input.rate,
        referenceNo: input.reference,
        receiptImage: input.receiptImage,
      };
      const names = { sysBankAccountId: 'bankAccountId', exchangeRate: 'rate', referenceNo: 'reference' };
      const order = await context.call(deposit.bankDeposit, request, names);
      return { deposit: order && toDeposit(order) };
    },
  },
};
