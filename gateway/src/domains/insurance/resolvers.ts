import { insurance, type ResultOf } from '@portal/schema/rest';
import type { GatewayContext } from '../../context/context.ts';
import type {
  InsuranceAmountInput,
  InsuranceContract,
  InsurancePackage,
  InsuranceTrade,
  Premium,
  Resolvers,
} from '../../generated/resolvers.ts';
import { isNotImplemented } from '../../kernel/errors.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Contract = NonNullable<ResultOf<typeof insurance.buyMatching>>;
type Trade = NonNullable<Contract['lastTrade']>;

const toPackage = (one: ResultOf<typeof insurance.matchingList>['records'][number]): InsurancePackage => ({
  id: one.id,
  name: one.name,
  amount: one.amount,
  maximum: one.maxAmount,
  premiumRatio: one.premiumRatio,
  dailyProfit: one.dailyProfit,
  redeemFeeRate: one.redeemFeeRate,
  contractDays: one.contractDays,
  maxPurchases: one.maxPurchases,
  purchases: one.purchases,
});

const toTrade = (trade: Trade): InsuranceTrade => ({
  id: trade.id,
  date: trade.date,
  amount: trade.amount,
  rate: trade.rate,
  result: trade.result,
  outcome: trade.outcome,
  insured: trade.insured,
  valid: trade.valid,
  covered: trade.coveredAmount ?? null,
  createdAt: toIsoOrNull(trade.createTime),
});

const toContract = (contract: Contract): InsuranceContract => ({
  id: contract.id,
  receiptNumber: contract.receiptNo,
  transactionNumber: contract.transactionNo,
  kind: contract.kind ?? 'BOUGHT',
  status: contract.status,
  packageId: contract.matchingId,
  name: contract.name,
  price: contract.price,
  amount: contract.amount,
  maximum: contract.maxAmount,
  lost: contract.lostAmount,
  earned: contract.earnedAmount,
  paid: contract.payAmount ?? null,
  paidIn: contract.totalPayAmount ?? null,
  redeemed: contract.redeemAmount ?? null,
  redeemFee: contract.redeemFeeAmount ?? null,
  changeTransactionNumber: contract.changeTransactionNo ?? null,
  premiumRatio: contract.premiumRatio,
  dailyProfit: contract.dailyProfit,
  redeemFeeRate: contract.redeemFeeRate,
  contractDays: contract.contractDays,
  createdAt: toIso(contract.createTime),
  unlocksAt: toIso(contract.unlockTime),
  nextTradeAt: toIsoOrNull(contract.nextTradeTime),
  endedAt: toIsoOrNull(contract.endTime),
  lastTrade: contract.lastTrade === null ? null : toTrade(contract.lastTrade),
  nextPremium: contract.premiumAmount,
  premiumBlockingReason: contract.premiumBlockingReason,
  tradesLeft: contract.tradesLeft,
});

/**
 * Adds the next premium to a running package, for a platform that returns it from its own endpoint only. A package that
 * has a price, or the reason for none, stays as it is.
 */
async function withNextPremium(contract: Contract, context: GatewayContext): Promise<Contract> {
  const { id, status, premiumAmount, premiumBlockingReason } = contract;
  if (status === 'TERMINATED' || premiumAmount !== null || premiumBlockingReason !== null) return contract;
  const premium = await context.call(insurance.checkBuyInsurance, { id }).catch((error: unknown) => {
    if (isNotImplemented(error)) return null;
    throw error;
  });
  return {
    ...contract,
    premiumAmount: premium?.amount ?? null,
    premiumBlockingReason: premium?.blockingReason ?? null,
  };
}

const toPremium = (premium: NonNullable<ResultOf<typeof insurance.buyInsurance>>): Premium => ({
  id: premium.id,
  receiptNumber: premium.receiptNo,
  transactionNumber: premium.transactionNo,
  contractId: premium.buyMatchingId,
  name: premium.name,
  position: premium.position,
  status: premium.status ?? 'PAID',
  amount: premium.amount,
  insuredAmount: premium.insuredAmount ?? null,
  trades: premium.trades,
  result: premium.result,
  createdAt: toIso(premium.createTime),
  recalledAt: toIsoOrNull(premium.recallTime),
});

/** What the platform needs of an input that names a contract and an amount. */
const toAmountRequest = ({
  idempotencyKey,
  contractId,
  amount,
  transactionPassword,
}: InsuranceAmountInput) => ({ idempotencyKey, id: contractId, amount, transactionPassword });

const contractNames = { id: 'contractId' };

/** Insurance packages and premiums. */
export const insuranceResolvers: Resolvers = {
  Query: {
    async insurancePackages(_parent, _args, context) {
      const { records } = await context.call(insurance.matchingList, {});
      return records.map(toPackage);
    },
    async insurance(_parent, _args, context) {
      const [{ buyMatching, autoAddWarehouseStatus }, { totalAmount, number }] = await Promise.all([
        context.call(insurance.getCurrentBuyMatching, {}),
        context.call(insurance.totalBuyInsuranceAmount, {}),
      ]);
      return {
        current: buyMatching === null ? null : toContract(await withNextPremium(buyMatching, context)),
        autoCompound: autoAddWarehouseStatus === 1,
        premiumsTotal: totalAmount,
        premiumsCount: number,
      };
    },
    async insuranceContracts(_parent, { filter, ...page }, context) {
      const request = {
        statuses: filter?.statuses ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      const { records, ...rest } = await context.call(insurance.buyMatchingList, request);
      const contracts = await Promise.all(records.map((contract) => withNextPremium(contract, context)));
      return toConnection({ ...rest, records: contracts }, page, toContract);
    },
    async insuranceRedemption(_parent, { contractId }, context) {
      const { amount, fee, actualAmount, closedUntil } = await context.call(insurance.redeemFee, {
        id: contractId,
      });
      return { amount, fee, actualAmount, transfersClosedUntil: toIsoOrNull(closedUntil) };
    },
    async insuranceCover(_parent, { contractId }, context) {
      const request = { id: contractId };
      const [{ amount, blockingReason }, { number, maximum, tradesLeft }, { records }] = await Promise.all([
        context.call(insurance.checkBuyInsurance, request),
        context.call(insurance.buyInsuranceNumber, request),
        context.call(insurance.buyInsuranceNumberInfo, request),
      ]);
      return {
        nextAmount: amount,
        blockingReason,
        count: number,
        maximum,
        tradesLeft,
        rounds: records.map(({ premium, trades }) => ({
          premium: toPremium(premium),
          trades: trades.map(toTrade),
        })),
      };
    },
    async premiums(_parent, { filter, ...page }, context) {
      const request = {
        status: filter?.status ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(insurance.buyInsuranceRecord, request), page, toPremium);
    },
  },
  Mutation: {
    async buyInsurancePackage(_parent, { input }, context) {
      const request = {
        idempotencyKey: input.idempotencyKey,
        matchingId: input.packageId,
        amount: input.amount,
        transactionPassword: input.transactionPassword,
      };
      const contract = await context.call(insurance.buyMatching, request, { matchingId: 'packageId' });
      return { contract: contract && toContract(contract) };
    },
    async upgradeInsurancePackage(_parent, { input }, context) {
      const request = { ...toAmountRequest(input), matchingId: input.packageId };
      const names = { ...contractNames, matchingId: 'packageId' };
      const contract = await context.call(insurance.upgradeMatching, request, names);
      return { contract: contract && toContract(contract) };
    },
    async refillInsurancePackage(_parent, { input }, context) {
      const request = toAmountRequest(input);
      const contract = await context.call(insurance.fillingPositions, request, contractNames);
      return { contract: contract && toContract(contract) };
    },
    async addToInsurancePackage(_parent, { input }, context) {
      const request = toAmountRequest(input);
      const contract = await context.call(insurance.addWarehouse, request, contractNames);
      return { contract: contract && toContract(contract) };
    },
    async redeemInsurancePackage(_parent, { input }, context) {
      const request = toAmountRequest(input);
      const contract = await context.call(insurance.redeem, request, contractNames);
      return { contract: contract && toContract(contract) };
    },
    async payPremium(_parent, { input }, context) {
      const request = toAmountRequest(input);
      const premium = await context.call(insurance.buyInsurance, request, contractNames);
      return { premium: premium && toPremium(premium) };
    },
    async setInsuranceAutoCompound(_parent, { input: { autoCompound } }, context) {
      await context.call(
        insurance.updateInsuranceAutoAddWarehouseStatus,
        { autoAddWarehouseStatus: autoCompound ? 1 : 0 },
        { autoAddWarehouseStatus: 'autoCompound' },
      );
      return { autoCompound };
    },
  },
};
