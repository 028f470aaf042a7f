import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import type { EntrustStatus } from '../../generated/schema.ts';
import { percentOf } from '../../money/decimal.ts';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  RowTitle,
  useStampColumn,
  useTimeColumn,
} from '../../orders/records/orderColumns.tsx';
import { chosen, NamedStatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import type { TrusteeshipOrder } from './order.ts';
import { trusteeshipPath } from './paths.ts';
import { EntrustOrdersDocument, type EntrustOrdersQuery } from './trusteeship.generated.ts';
import { TrusteeshipDetails } from './TrusteeshipDetails.tsx';
import { formatTrusteeshipAmount, trusteeshipCoin, TrusteeshipChip } from './words.tsx';

/** In the order of the schema. */
const statuses = ['RUNNING', 'UPGRADED', 'REDEEMED'] as const satisfies readonly EntrustStatus[];

const query = {
  document: EntrustOrdersDocument,
  connection: ({ entrustOrders }: EntrustOrdersQuery) => entrustOrders,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

function useColumns(): readonly RecordColumn<TrusteeshipOrder>[] {
  const { t } = useTranslation(['trusteeship', 'common']);
  const stampColumn = useStampColumn();
  return [
    {
      id: 'package',
      title: t('figures.package'),
      value: ({ amount }) => amount,
      shown: {
        place: 1,
        phone: 'title',
        cell: ({ amount }) => <RowTitle>{formatTrusteeshipAmount(amount)}</RowTitle>,
      },
    },
    useTimeColumn('createdAt', t('figures.createdAt')),
    {
      id: 'status',
      title: t('common:order.status'),
      value: ({ status }) => t(`states.${status}`),
      shown: { place: 3, width: '20%', phone: 'state', cell: (order) => <TrusteeshipChip order={order} /> },
    },
    {
      ...fileColumn('paid', t('figures.pays')),
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount, paid }, onCard) => figure({ value: paid ?? amount, coin: trusteeshipCoin }, onCard),
      },
    },
    { id: 'dailyRatio', title: t('figures.dailyProfit'), value: (row) => `${percentOf(row.dailyRatio)}%` },
    { id: 'termDays', title: t('figures.term'), value: ({ termDays }) => String(termDays) },
    fileColumn('locked', t('figures.locked')),
    {
      ...fileColumn('profit', t('figures.profit')),
      shown: {
        place: 5,
        width: '20%',
        align: 'end',
        phone: 'none',
        cell: ({ profit }) => (profit === null ? '–' : <FittedMoney value={profit} coin="BONUS_POINT" />),
      },
    },
    fileColumn('compounded', t('figures.compounded')),
    fileColumn('redeemed', t('figures.returns')),
    stampColumn('expiresAt', t('figures.expiresAt')),
    stampColumn('endedAt', t('figures.endedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
    fileColumn('redeemTransactionNumber', t('figures.redeemNumber')),
  ];
}

/** The member's packages with a filter and CSV export. */
export default function TrusteeshipList() {
  const { t } = useTranslation(['trusteeship', 'records', 'common']);
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<TrusteeshipOrder>
      list={list}
      label={t('list.label')}
      fileName="entrust"
      columns={useColumns()}
      detailTitle={({ amount }) => formatTrusteeshipAmount(amount)}
      detail={(order) => <TrusteeshipDetails order={order} />}
      filters={
        <NamedStatusFilter list={list} statuses={statuses} nameOf={(status) => t(`states.${status}`)} />
      }
      empty={{
        title: t('own.none'),
        hint: t('own.noneHint'),
        action: { label: t('list.buy'), to: trusteeshipPath() },
      }}
    />
  );
}
