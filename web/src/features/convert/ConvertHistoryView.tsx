import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FittedMoney } from '../../components/FittedMoney.tsx';
import { Money, type MoneyProps } from '../../components/Money.tsx';
import { creditTypes } from '../../lib/credits.ts';
import { paths } from '../../paths.ts';
import { ChoiceFilter, StatusFilter } from '../../records/ChoiceFilter.tsx';
import { statusColumn, useTimeColumn } from '../../records/orderColumns.tsx';
import type { LoadPage } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import type { RecordColumn } from '../../records/types.ts';
import type { RecordPages } from '../../records/useRecordPages.ts';
import type { CancelConvertProps } from './CancelConvert.tsx';
import { convertStatuses, type ConvertFilters } from './historyFilters.ts';
import type { ConvertOrder } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { useConvertCsv } from './useConvertCsv.ts';
import { pairWords } from './words.ts';

const Pair = styled('span')({ fontWeight: 500, whiteSpace: 'nowrap' });

const rowId = (order: ConvertOrder) => order.id;
const occurredAt = (order: ConvertOrder) => order.createdAt;

/** In a column a figure stays within it; on a card it takes the room it needs. */
const figure = (money: MoneyProps, onCard: boolean) =>
  onCard ? <Money {...money} /> : <FittedMoney {...money} />;

function useColumns(): readonly RecordColumn<ConvertOrder>[] {
  const { t } = useTranslation('convert');
  const time = useTimeColumn(t('figures.createdAt'));
  return [
    {
      id: 'pair',
      header: t('history.pair'),
      phone: 'title',
      cell: (order) => <Pair>{pairWords(order)}</Pair>,
    },
    time,
    statusColumn(t('figures.status'), '17%'),
    {
      id: 'amount',
      header: t('figures.given'),
      width: '22%',
      align: 'end',
      phone: 'figure',
      cell: ({ amount, from }, onCard) => figure({ value: amount, coin: from }, onCard),
    },
    {
      id: 'got',
      header: t('figures.got'),
      width: '22%',
      align: 'end',
      phone: 'meta',
      // Nothing was got of a cancelled order.
      cell: ({ actualAmount, to, status }, onCard) =>
        status === 'CANCELLED' ? !onCard && '–' : figure({ value: actualAmount, coin: to }, onCard),
    },
  ];
}

export interface ConvertHistoryViewProps extends Pick<CancelConvertProps, 'onCancel'> {
  filters: ConvertFilters;
  pages: RecordPages<ConvertOrder>;
  /** Fetches pages for the export. */
  exportPage: LoadPage<ConvertOrder>;
}

/** The member's convert orders: what of them, the list by day, and all of them as a file. */
export function ConvertHistoryView({ filters, pages, exportPage, onCancel }: ConvertHistoryViewProps) {
  const { t } = useTranslation(['convert', 'common', 'records']);
  const columns = useColumns();
  const csv = useConvertCsv();
  const { values, set, reset, isFiltered } = filters;
  return (
    <RecordsScreen<ConvertOrder>
      label={t('history.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      occurredAt={occurredAt}
      detailTitle={pairWords}
      detail={(order) => <OrderDetails order={order} onCancel={onCancel} />}
      isFiltered={isFiltered}
      onReset={reset}
      csv={{ ...csv, load: exportPage, fileName: 'converts' }}
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
            statuses={convertStatuses}
            onChange={(status) => set({ status })}
          />
        </>
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('history.convert'), to: paths.convert() },
      }}
    />
  );
}
