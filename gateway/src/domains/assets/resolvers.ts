import { assets, creditTypes, type ResultOf } from '@portal/schema/rest';
import type { Asset, CreditRecord, Earning, Resolvers, StatementBalance } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { businessDayOf, dayMs, toIso } from '../../mapping/time.ts';

type AssetRow = ResultOf<typeof assets.assetsList>['records'][number];
type RecordRow = ResultOf<typeof assets.assetsRecordList>['records'][number];
type StatementRow = ResultOf<typeof assets.statement>['balances'][number];
type EarningRow = ResultOf<typeof assets.bonusEarned>['records'][number];

const toAsset = (row: AssetRow): Asset => ({
  id: row.coinName,
  coin: row.coinName,
  available: row.assetsAvailable,
  frozen: row.assetsFrozen,
  locked: row.assetsLocked,
  holds: (row.holds ?? []).map(({ reason, balanceState, amount }) => ({
    reason,
    state: balanceState,
    amount,
  })),
});

/** A credit that the platform does not list: it may list only those that the member holds. */
const emptyAsset = (coin: Asset['coin']): Asset => ({
  id: coin,
  coin,
  available: '0',
  frozen: null,
  locked: null,
  holds: [],
});

const toRecord = (row: RecordRow): CreditRecord => ({
  id: row.id,
  receiptNumber: row.receiptNo,
  transactionNumber: row.transactionNo,
  occurredAt: toIso(row.createTime),
  coin: row.coinName,
  type: row.recordType,
  state: row.balanceState,
  status: row.status,
  amount: row.amount,
  balanceAfter: row.balanceAfter,
  fee: row.fee,
  actualAmount: row.actualAmount,
  counterparty: row.counterparty,
  reason: row.reason,
  hash: row.hash,
  network: row.walletType,
  isReturn: row.isReturn ?? false,
});

const toStatementBalance = ({ coinName, balanceState, ...balance }: StatementRow): StatementBalance => ({
  coin: coinName,
  state: balanceState,
  opening: balance.opening,
  closing: balance.closing,
  movements: balance.movements.map(({ recordType, ...movement }) => ({ type: recordType, ...movement })),
});

const toEarning = (row: EarningRow): Earning => ({
  day: row.businessDate,
  type: row.recordType,
  coin: row.coinName,
  amount: row.amount,
});

/** Days of a report without dates, as defined by the contract. */
const defaultDays = 30;

/** A member's balances, and the movements behind them. */
export const assetsResolvers: Resolvers = {
  Query: {
    async assets(_parent, _args, context) {
      const { records } = await context.call(assets.assetsList, {});
      const listed = records.map(toAsset);
      if (listed.length >= creditTypes.length) return listed;
      const missing = creditTypes.filter((coin) => !listed.some((asset) => asset.coin === coin));
      return [...listed, ...missing.map(emptyAsset)];
    },
    async creditRecords(_parent, { filter, ...page }, context) {
      const request = {
        coinName: filter?.coin ?? null,
        recordTypes: filter?.types ?? null,
        startDate: filter?.from ?? null,
        endDate: filter?.to ?? null,
        ...toPageRequest(page),
      };
      const search = filter?.search;
      const answer =
        search == null
          ? await context.call(assets.assetsRecordList, request)
          : await context.call(assets.searchRecords, {
              text: search.text,
              matchingTypes: search.types ?? null,
              ...request,
            });
      return toConnection(answer, page, toRecord);
    },
    async statement(_parent, { month }, context) {
      const answer = await context.call(assets.statement, { month });
      return {
        from: answer.startDate,
        to: answer.endDate,
        readAt: toIso(answer.readTime),
        balances: answer.balances.map(toStatementBalance),
        records: answer.records.map(toRecord),
        isComplete: answer.isComplete,
      };
    },
    async earningsReport(_parent, { from, to }, context) {
      const report = await context.call(assets.bonusEarned, { startDate: from ?? null, endDate: to ?? null });
      const end = report.endDate ?? to ?? businessDayOf(Date.now());
      return {
        from: report.startDate ?? from ?? businessDayOf(Date.parse(end) - (defaultDays - 1) * dayMs),
        to: end,
        earnings: report.records.map(toEarning),
      };
    },
    async creditRecordTypes(_parent, _args, context) {
      const { records } = await context.call(assets.recordTypeList, {});
      return records.map(({ recordType }) => recordType);
    },
  },
};
