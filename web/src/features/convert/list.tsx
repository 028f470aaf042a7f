import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import type { ConvertStatus } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
} from '../../orders/records/orderColumns.tsx';
import { chosen, CreditFilter, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { ConvertOrdersDocument, type ConvertOrdersQuery } from './convert.generated.ts';
import { ConvertDetails } from './ConvertDetails.tsx';
import { getYield, type ConvertOrder } from './order.ts';
import { convertPath } from './paths.ts';
import { useRefetchWhenDue } from './RecentConverts.tsx';
import { useCancelConvert } from './useCancelConvert.ts';
import { formatPair } from './words.ts';

const Pair = styled('span')({ fontWeight: 500, whiteSpace: 'nowrap' });

/** In the order of the schema. */
const statuses = ['PENDING', 'COMPLETED', 'CANCELLED'] as const satisfies readonly ConvertStatus[];

const query = {
  document: ConvertOrdersDocument,
  connection: ({ convertOrders }: ConvertOrdersQuery) => convertOrders,
  kinds: { coin: oneOf(creditTypes), status: oneOf(statuses) },
  toFilter: chosen,
};

function useColumns(): readonly RecordColumn<ConvertOrder>[] {
  const { t } = useTranslation(['convert', 'common']);
  const time = useTimeColumn('createdAt', t('figures.createdAt'));
  const status = useStatusColumn('17%');
  const stampColumn = useStampColumn();
  return [
    {
      id: 'pair',
      title: t('history.pair'),
      shown: { place: 1, phone: 'title', cell: (order) => <Pair>{formatPair(order)}</Pair> },
    },
    time,
    { id: 'from', title: t('csv.from'), value: ({ from }) => t(`common:credits.${from}`) },
    { id: 'to', title: t('csv.to'), value: ({ to }) => t(`common:credits.${to}`) },
    {
      ...fileColumn('amount', t('figures.given')),
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount, from }, onCard) => figure({ value: amount, coin: from }, onCard),
      },
    },
    { id: 'fee', title: t('figures.fee'), value: (order) => getYield(order).fee },
    fileColumn('rate', t('figures.rate')),
    {
      id: 'actualAmount',
      title: t('figures.got'),
      value: (order) => getYield(order).got,
      shown: {
        place: 5,
        width: '22%',
        align: 'end',
        phone: 'meta',
        cell: (order, onCard) => {
          const { got } = getYield(order);
          return got === null ? !onCard && '–' : figure({ value: got, coin: order.to }, onCard);
        },
      },
    },
    status,
    stampColumn('endedAt', t('figures.endedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** The member's convert orders with filters and CSV export. */
export default function ConvertList() {
  const { t } = useTranslation(['convert', 'common']);
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  const cancel = useCancelConvert(checkForUpdates);
  useBalanceChange(checkForUpdates);
  useRefetchWhenDue(rows, checkForUpdates);
  return (
    <OrdersScreen<ConvertOrder>
      list={list}
      label={t('history.label')}
      fileName="converts"
      columns={useColumns()}
      detailTitle={formatPair}
      detail={(order) => <ConvertDetails order={order} onCancel={cancel} />}
      filters={
        <>
          <CreditFilter list={list} />
          <StatusFilter list={list} statuses={statuses} />
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
