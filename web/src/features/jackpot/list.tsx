import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  RowTitle,
  useStampColumn,
  useTimeColumn,
} from '../../orders/records/orderColumns.tsx';
import { NamedStatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { JackpotOrdersDocument, type JackpotOrdersQuery } from './jackpot.generated.ts';
import type { JackpotEntry } from './order.ts';
import { jackpotPath } from './paths.ts';
import { jackpotCoin, EntryChip, formatNumbers, useEntryLabel } from './words.tsx';

/** Entries that won, and the others. */
const results = ['won', 'notWon'] as const;

const query = {
  document: JackpotOrdersDocument,
  connection: ({ jackpotOrders }: JackpotOrdersQuery) => jackpotOrders,
  kinds: { status: oneOf(results) },
  toFilter: ({ status }: { readonly status: (typeof results)[number] | '' }) =>
    status === '' ? {} : { won: status === 'won' },
};

function useColumns(): readonly RecordColumn<JackpotEntry>[] {
  const { t } = useTranslation(['jackpot', 'common']);
  const orderWords = useEntryLabel();
  const stampColumn = useStampColumn();
  return [
    useTimeColumn('createdAt', t('figures.createdAt')),
    {
      id: 'entries',
      title: t('figures.entries'),
      shown: {
        place: 1,
        phone: 'title',
        cell: (order) => <RowTitle>{orderWords(order)}</RowTitle>,
      },
    },
    { id: 'round', title: t('figures.round'), value: ({ round }) => String(round) },
    { id: 'numbers', title: t('figures.numbers'), value: formatNumbers },
    {
      id: 'status',
      title: t('common:order.status'),
      value: ({ status }) => t(`states.${status}`),
      shown: { place: 3, width: '20%', phone: 'state', cell: ({ status }) => <EntryChip status={status} /> },
    },
    {
      ...fileColumn('amount', t('figures.pays')),
      shown: {
        place: 4,
        width: '19%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount }, onCard) => figure({ value: amount, coin: jackpotCoin }, onCard),
      },
    },
    {
      ...fileColumn('prize', t('figures.prize')),
      shown: {
        place: 5,
        width: '19%',
        align: 'end',
        phone: 'none',
        cell: ({ prize }) => (prize === null ? null : <FittedMoney value={prize} coin={jackpotCoin} />),
      },
    },
    fileColumn('word', t('figures.word')),
    fileColumn('entryCode', t('figures.code')),
    stampColumn('drawsAt', t('figures.drawsAt')),
    stampColumn('paidAt', t('figures.paidAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** The member's entries with a filter and CSV export. */
export default function EntryList() {
  const { t } = useTranslation(['jackpot', 'records', 'common']);
  const orderWords = useEntryLabel();
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<JackpotEntry>
      list={list}
      label={t('records.label')}
      fileName="jackpot"
      columns={useColumns()}
      detailTitle={orderWords}
      detail={(order) => <EntryDetails order={order} />}
      filters={
        <NamedStatusFilter list={list} statuses={results} nameOf={(result) => t(`records.${result}`)} />
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.enter'), to: jackpotPath() },
      }}
    />
  );
}
