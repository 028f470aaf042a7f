import { withdrawal, type ResultOf } from '@portal/schema/rest';
import type { GatewayContext } from '../context.ts';
import type {
  OnChainWithdrawalInput,
  QueryWithdrawalsArgs,
  Resolvers,
  Withdrawal,
  WithdrawalRule,
} from '../generated/resolvers.ts';
import { connectionOf, pageOf } from './connection.ts';
import { methodOf, orderListFor } from './payment.ts';
import { isoOf } from './time.ts';

type Order = ResultOf<typeof withdrawal.withdrawal>;
type OrderPage = ResultOf<typeof withdrawal.withdrawalOrderList>;
type Rule = ResultOf<typeof withdrawal.configList>['records'][number];

const withdrawalOf = (order: Order): Withdrawal => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  method: methodOf[order.type],
  status: order.status,
  coin: order.coinName,
  amount: order.amount,
  fee: order.adminFee,
  actualAmount: order.actualAmount,
  network: order.walletType,
  address: order.walletAddress,
  bankName: order.bankName,
  accountName: order.accountName,
  accountNumber: order.accountNumber,
  hash: order.hash,
  reason: order.reason,
  expectedOn: order.expectedDate,
  createdAt: isoOf(order.createTime),
  steps: order.steps.map(({ status, time, reason }) => ({ status, at: isoOf(time), reason })),
});

const ruleOf = (rule: Rule): WithdrawalRule => ({
  method: methodOf[rule.type],
  network: rule.walletType,
  minimum: rule.minAmount,
  maximum: rule.maxAmount,
  multiple: rule.multiple,
  feeFixed: rule.fixedFee,
  feeRate: rule.feeRate,
});

/** What both kinds of withdrawal say of the movement of credits. */
const movementOf = ({
  idempotencyKey,
  amount,
  fee,
  transactionPassword,
}: Pick<OnChainWithdrawalInput, 'idempotencyKey' | 'amount' | 'fee' | 'transactionPassword'>) => ({
  idempotencyKey,
  amount,
  adminFee: fee,
  transactionPassword,
});

function listOf({ filter, ...page }: QueryWithdrawalsArgs, context: GatewayContext): Promise<OrderPage> {
  const list = orderListFor(filter);
  const rows = { status: filter?.status ?? null, ...pageOf(page) };
  switch (list.of) {
    case 'bank':
      return context.call(withdrawal.withdrawalBankOrderList, rows);
    case 'bsc':
      return context.call(withdrawal.bscWithdrawalOrderList, rows);
    case 'all':
      return context.call(withdrawal.withdrawalOrderList, {
        type: list.type,
        walletType: list.walletType,
        ...rows,
      });
  }
}

/** The platform has an endpoint of its own for withdrawals on BEP20. */
function withdrawOnChain(input: OnChainWithdrawalInput, context: GatewayContext): Promise<Order> {
  const { network, walletAddressId } = input;
  return network === 'BEP20'
    ? context.call(withdrawal.bscWithdrawal, { ...movementOf(input), walletAddressId })
    : context.call(withdrawal.withdrawal, {
        ...movementOf(input),
        type: 'CHAIN',
        walletType: network,
        walletAddressId,
      });
}

/** Credits going out, over a blockchain or through a bank. */
export const withdrawalResolvers: Resolvers = {
  Query: {
    async withdrawalConfig(_parent, _args, context) {
      const [{ records }, { coinName, nextTime, expectedDate }] = await Promise.all([
        context.call(withdrawal.configList, {}),
        context.call(withdrawal.withdrawalInfo, {}),
      ]);
      return {
        coin: coinName,
        rules: records.map(ruleOf),
        nextAt: nextTime === null ? null : isoOf(nextTime),
        expectedOn: expectedDate,
      };
    },
    async withdrawals(_parent, args, context) {
      return connectionOf(await listOf(args, context), args, withdrawalOf);
    },
  },
  Mutation: {
    async withdrawOnChain(_parent, { input }, context) {
      return { withdrawal: withdrawalOf(await withdrawOnChain(input, context)) };
    },
    async withdrawToBank(_parent, { input }, context) {
      const order = await context.call(withdrawal.withdrawal, {
        ...movementOf(input),
        type: 'BANK',
        bankAccountId: input.bankAccountId,
      });
      return { withdrawal: withdrawalOf(order) };
    },
  },
};
