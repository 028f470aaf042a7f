import { useTranslation } from 'react-i18next';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  Quiet,
  RowTitle,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
} from '../../orders/records/orderColumns.tsx';
import { priceCoin, getProceeds, type OwnOrder, type Purchase } from './order.ts';
import { formatPriceAmount, formatOfferAmount } from './words.tsx';

/** The columns that both lists of the member's orders have. */
function useAmountColumn(): RecordColumn<OwnOrder> {
  const { t } = useTranslation('otc');
  return {
    ...fileColumn('amount', t('figures.amount')),
    shown: {
      place: 1,
      phone: 'title',
      cell: ({ amount }) => <RowTitle>{formatOfferAmount(amount)}</RowTitle>,
    },
  };
}

function usePriceColumn(): RecordColumn<OwnOrder> {
  const { t } = useTranslation('otc');
  return {
    ...fileColumn('price', t('figures.price')),
    shown: {
      place: 4,
      // A price of eight decimals, in one piece.
      width: '156px',
      align: 'end',
      phone: 'none',
      cell: ({ price }) => <Quiet>{formatPriceAmount(price)}</Quiet>,
    },
  };
}

/** The member's offers. */
export function useSaleColumns(): readonly RecordColumn<OwnOrder>[] {
  const { t } = useTranslation(['otc', 'common']);
  const stampColumn = useStampColumn();
  return [
    useAmountColumn(),
    useTimeColumn('createdAt', t('figures.createdAt')),
    useStatusColumn('20%'),
    usePriceColumn(),
    { id: 'total', title: t('figures.total'), value: (order) => getProceeds(order).total },
    { id: 'fee', title: t('figures.fee'), value: (order) => getProceeds(order).fee },
    {
      id: 'arrives',
      title: t('figures.gets'),
      value: (order) => getProceeds(order).arrives,
      shown: {
        place: 5,
        width: '20%',
        align: 'end',
        phone: 'figure',
        cell: (order, onCard) => {
          const { arrives } = getProceeds(order);
          return arrives === null ? !onCard && '–' : figure({ value: arrives, coin: priceCoin }, onCard);
        },
      },
    },
    fileColumn('buyer', t('figures.buyer')),
    stampColumn('endedAt', t('figures.endedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** What the member bought. */
export function usePurchaseColumns(): readonly RecordColumn<Purchase>[] {
  const { t } = useTranslation(['otc', 'common']);
  return [
    useAmountColumn(),
    useTimeColumn('boughtAt', t('figures.boughtAt')),
    {
      ...fileColumn('seller', t('figures.seller')),
      shown: { place: 3, width: '17%', phone: 'meta', cell: ({ seller }) => <Quiet>{seller}</Quiet> },
    },
    usePriceColumn(),
    {
      ...fileColumn('total', t('figures.pays')),
      shown: {
        place: 5,
        width: '20%',
        align: 'end',
        phone: 'figure',
        cell: ({ total }, onCard) => figure({ value: total, coin: priceCoin }, onCard),
      },
    },
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}
