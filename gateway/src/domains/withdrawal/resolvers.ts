import { withdrawal, type ResultOf } from '@portal/schema/rest';
import type { GatewayContext } from '../../context/context.ts';
import type {
  OnChainWithdrawalInput,
  QueryWithdrawalsArgs,
  Resolvers,
  Withdrawal,
  WithdrawalRule,
} from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { sdlMethod, chooseOrderList } from '../../mapping/payment.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Placed = ResultOf<typeof withdrawal.withdrawal>;
type Order = NonNullable<Placed>;
type OrderPage = ResultOf<typeof withdrawal.withdrawalOrderList>;
type Rule = ResultOf<typeof withdrawal.configList>['records'][number];

/** The credit that is withdrawn (spec §3), where the platform does not return it. */
const withdrawnCoin = 'WITHDRAWAL_POINT';

const toWithdrawal = (order: Order, context: GatewayContext): Withdrawal => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  method: sdlMethod[order.type],
  status: order.status,
  coin: order.coinName ?? withdrawnCoin,
  amount: order.amount,
  fee: order.adminFee,
  networkFee: order.gasFee ?? null,
  actualAmount: order.actualAmount,
  network: order.walletType,
  address: order.walletAddress,
  bankName: order.bankName,
  accountName: order.accountName,
  accountNumber: order.accountNumber,
  hash: order.hash,
  reason: order.reason,
  expectedOn: order.expectedDate,
  createdAt: toIso(order.createTime),
  steps: (order.steps ?? []).map(({ status, time, reason }) => ({ status, at: toIso(time), reason })),
  canCancel: order.status === 'PENDING_REVIEW' && context.has(withdrawal.cancelWithdrawal),
  endedCounts: order.endedCounts ?? true,
});

const toRule = (rule: Rule): WithdrawalRule => ({
  method: sdlMethod[rule.type],
  network: rule.walletType,
  minimum: rule.minAmount,
  maximum: rule.maxAmount,
  multiple: rule.multiple,
  feeFixed: rule.fixedFee,
  feeRate: rule.feeRate,
});

/** Fields that both kinds of withdrawal share. */
const toMovement = ({
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

const movementNames = { adminFee: 'fee' };

function listOrders({ filter, ...page }: QueryWithdrawalsArgs, context: GatewayContext): Promise<OrderPage> {
  const list = chooseOrderList(filter);
  const rows = {
    status: filter?.status ?? null,
    idempotencyKey: filter?.idempotencyKey ?? null,
    ...toPageRequest(page),
  };
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

/** The platform has a separate endpoint for withdrawals on BEP20. */
function withdrawOnChain(input: OnChainWithdrawalInput, context: GatewayContext): Promise<Placed> {
  const { network, walletAddressId } = input;
  return network === 'BEP20'
    ? context.call(withdrawal.bscWithdrawal, { ...toMovement(input), walletAddressId }, movementNames)
    : context.call(
        withdrawal.withdrawal,
        { ...toMovement(input), type: 'CHAIN', walletType: network, walletAddressId },
        { ...movementNames, walletType: 'network' },
      );
}

/** Withdrawals over a blockchain or through a bank. */
export const withdrawalResolvers: Resolvers = {
  Query: {
    async withdrawalConfig(_parent, _args, context) {
      const [{ records }, info] = await Promise.all([
        context.call(withdrawal.configList, {}),
        context.call(withdrawal.withdrawalInfo, {}),
      ]);
      const { coinName, nextTime, expectedDate } = info;
      return {
        coin: coinName ?? withdrawnCoin,
        rules: records.map(toRule),
        nextAt: toIsoOrNull(nextTime),
        expectedOn: expectedDate,
      };
    },
    async withdrawals(_parent, args, context) {
      return toConnection(await listOrders(args, context), args, (order) => toWithdrawal(order, context));
    },
  },
  Mutation: {
    async withdrawOnChain(_parent, { input }, context) {
      const order = await withdrawOnChain(input, context);
      return { withdrawal: order && toWithdrawal(order, context) };
    },
    async withdrawToBank(_parent, { input }, context) {
      const { bankAccountId } = input;
      const request = { ...toMovement(input), type: 'BANK', bankAccountId } as const;
      const order = await context.call(withdrawal.withdrawal, request, movementNames);
      return { withdrawal: order && toWithdrawal(order, context) };
    },
    async cancelWithdrawal(_parent, { input: { idempotencyKey, id } }, context) {
      const order = await context.call(withdrawal.cancelWithdrawal, { idempotencyKey, id });
      return { withdrawal: toWithdrawal(order, context) };
    },
  },
};
