import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FittedMoney } from '../../components/FittedMoney.tsx';
import { Money, type MoneyProps } from '../../components/Money.tsx';
import type { ConvertOrderFilter, ConvertStatus } from '../../generated/schema.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { creditTypes } from '../../lib/credits.ts';
import { businessStamp, businessZoneName } from '../../lib/time.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { convertPath } from './paths.ts';
import { ChoiceFilter, StatusFilter } from '../../records/ChoiceFilter.tsx';
import type { RecordColumn } from '../../records/columns.ts';
import { useStatusColumn, useTimeColumn } from '../../records/orderColumns.tsx';
import { pageLoader } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { oneOf, useUrlFilters, type UrlFilters } from '../../records/useUrlFilters.ts';
import { ConvertOrdersDocument } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';
import { ConvertDetails } from './ConvertDetails.tsx';
import { useCancelConvert } from './useCancelConvert.ts';
import { useRefetchWhenDue } from './useRecentConverts.ts';
import { pairWords } from './words.ts';

const Pair = styled('span')({ fontWeight: 500, whiteSpace: 'nowrap' });

/** In the order of the schema. */
const statuses = ['PENDING', 'COMPLETED', 'CANCELLED'] as const satisfies readonly ConvertStatus[];

/** By their names in the URL. */
const filterKinds = { coin: oneOf(creditTypes), status: oneOf(statuses) };

const toFilter = ({ coin, status }: UrlFilters<typeof filterKinds>['values']): ConvertOrderFilter => ({
  ...(coin !== '' && { coin }),
  ...(status !== '' && { status }),
});

const rowId = (order: ConvertOrder) => order.id;
const occurredAt = (order: ConvertOrder) => order.createdAt;

/** Shrinks to fit its table column; a card has room for it. */
const figure = (money: MoneyProps, onCard: boolean) =>
  onCard ? <Money {...money} /> : <FittedMoney {...money} />;

function useColumns(): readonly RecordColumn<ConvertOrder>[] {
  const { t } = useTranslation(['convert', 'common']);
  const { withNote } = usePunctuation();
  const time = useTimeColumn(t('figures.createdAt'), 2);
  const statusColumn = useStatusColumn(t('figures.status'), 3, '17%');
  return [
    {
      id: 'pair',
      title: t('history.pair'),
      shown: { place: 1, phone: 'title', cell: (order) => <Pair>{pairWords(order)}</Pair> },
    },
    time,
    { id: 'from', title: t('csv.from'), value: ({ from }) => t(`common:credits.${from}`) },
    { id: 'to', title: t('csv.to'), value: ({ to }) => t(`common:credits.${to}`) },
    {
      id: 'amount',
      title: t('figures.given'),
      value: ({ amount }) => amount,
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount, from }, onCard) => figure({ value: amount, coin: from }, onCard),
      },
    },
    { id: 'fee', title: t('figures.fee'), value: ({ fee }) => fee },
    { id: 'rate', title: t('figures.rate'), value: ({ rate }) => rate },
    {
      id: 'got',
      title: t('figures.got'),
      value: ({ actualAmount }) => actualAmount,
      shown: {
        place: 5,
        width: '22%',
        align: 'end',
        phone: 'meta',
        // A cancelled order yielded nothing.
        cell: ({ actualAmount, to, status }, onCard) =>
          status === 'CANCELLED' ? !onCard && '–' : figure({ value: actualAmount, coin: to }, onCard),
      },
    },
    statusColumn,
    {
      id: 'endedAt',
      title: withNote(t('figures.endedAt'), businessZoneName),
      value: ({ endedAt }) => endedAt && businessStamp(new Date(endedAt)),
    },
    { id: 'receiptNumber', title: t('figures.receiptNumber'), value: ({ receiptNumber }) => receiptNumber },
    {
      id: 'transactionNumber',
      title: t('figures.transactionNumber'),
      value: ({ transactionNumber }) => transactionNumber,
    },
  ];
}

/** The member's convert orders with filters and CSV export. */
export default function ConvertList() {
  const { t } = useTranslation(['convert', 'common', 'records']);
  const columns = useColumns();
  const filters = useUrlFilters(filterKinds);
  const load = pageLoader(
    ConvertOrdersDocument,
    toFilter(filters.values),
    ({ convertOrders }) => convertOrders,
  );
  const pages = useRecordPages(filters.key, load, rowId);
  const cancel = useCancelConvert(pages.checkNews);
  useBalanceChange(pages.checkNews);
  useRefetchWhenDue(
    pages.rows.filter(({ status }) => status === 'PENDING'),
    pages.checkNews,
  );

  const { values, set, reset, isFiltered } = filters;
  return (
    <RecordsScreen<ConvertOrder>
      label={t('history.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      occurredAt={occurredAt}
      detailTitle={pairWords}
      detail={(order) => <ConvertDetails order={order} onCancel={cancel} />}
      isFiltered={isFiltered}
      onReset={reset}
      csv={{ load, fileName: 'converts' }}
      filters={
        <>
          <ChoiceFilter
            name="coin"
            label={t('history.coin')}
            value={values.coin}
            options={creditTypes.map((coin) => ({ value: coin, label: t(`common:credits.${coin}`) }))}
            onChange={(coin) => set({ coin })}
          />
          <StatusFilter
            label={t('figures.status')}
            value={values.status}
            statuses={statuses}
            onChange={(status) => set({ status })}
          />
        </>
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('history.convert'), to: convertPath() },
      }}
    />
  );
}
