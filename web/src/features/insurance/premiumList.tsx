import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import type { PremiumStatus } from '../../generated/schema.ts';
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
import { PremiumsDocument, type PremiumsQuery } from './insurance.generated.ts';
import { premiumPath } from './paths.ts';
import { maxPremiums, tradesOfRound, type Premium } from './premium.ts';
import { PremiumDetails } from './PremiumDetails.tsx';
import { insuranceCoin, PremiumChip } from './words.tsx';

/** In the order of the schema. */
const statuses = ['PAID', 'ISSUED', 'RECALLED'] as const satisfies readonly PremiumStatus[];

const query = {
  document: PremiumsDocument,
  connection: ({ premiums }: PremiumsQuery) => premiums,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

function useColumns(): readonly RecordColumn<Premium>[] {
  const { t } = useTranslation(['insurance', 'common']);
  const stampColumn = useStampColumn();
  return [
    {
      id: 'package',
      title: t('figures.package'),
      value: ({ name }) => name,
      shown: {
        place: 1,
        phone: 'title',
        cell: ({ name, position }) => (
          <RowTitle>
            {name} · {t('round.of', { position: position ?? '–', count: maxPremiums })}
          </RowTitle>
        ),
      },
    },
    { id: 'position', title: t('figures.position'), value: ({ position }) => String(position) },
    useTimeColumn('createdAt', t('figures.createdAt')),
    {
      id: 'status',
      title: t('common:order.status'),
      value: ({ status }) => t(`premiumStates.${status}`),
      shown: {
        place: 3,
        width: '18%',
        phone: 'state',
        cell: ({ status }) => <PremiumChip status={status} />,
      },
    },
    {
      ...fileColumn('amount', t('figures.premium')),
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount }, onCard) => figure({ value: amount, coin: insuranceCoin }, onCard),
      },
    },
    {
      id: 'trades',
      title: t('figures.trades'),
      value: ({ trades }) => (trades === null ? null : String(trades)),
      shown: {
        place: 5,
        width: '90px',
        align: 'end',
        phone: 'none',
        cell: ({ trades }) =>
          trades === null ? '–' : t('round.of', { position: trades, count: tradesOfRound }),
      },
    },
    {
      ...fileColumn('result', t('round.sum')),
      shown: {
        place: 6,
        width: '16%',
        align: 'end',
        phone: 'none',
        cell: ({ result }) => (result === null ? '–' : <FittedMoney value={result} signed />),
      },
    },
    stampColumn('recalledAt', t('figures.recalledAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** The member's premiums with a filter and CSV export. */
export default function PremiumList() {
  const { t } = useTranslation(['insurance', 'records', 'common']);
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<Premium>
      list={list}
      label={t('list.premiums')}
      fileName="premiums"
      columns={useColumns()}
      detailTitle={({ name, position }) => `${name} · ${t('round.title', { position: position ?? '–' })}`}
      detail={(premium) => <PremiumDetails premium={premium} />}
      filters={
        <NamedStatusFilter
          list={list}
          statuses={statuses}
          nameOf={(status) => t(`premiumStates.${status}`)}
        />
      }
      empty={{
        title: t('list.noPremiums'),
        hint: t('list.noPremiumsHint'),
        action: { label: t('events.attention.pay'), to: premiumPath() },
      }}
    />
  );
}
