import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { FittedMoney } from '../../components/FittedMoney.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { businessStamp, businessZoneName, formatTime } from '../../lib/time.ts';
import { useIsWide } from '../../lib/useWidth.ts';
import type { RecordColumn } from '../../records/columns.ts';
import { color, tabular, visuallyHidden } from '../../theme/css.ts';
import type { RecordsScope } from './filters.ts';
import type { CreditRecordsQuery } from './records.generated.ts';

/** One movement of one credit, as the list, its details and the file show it. */
export type CreditRecord = CreditRecordsQuery['creditRecords']['edges'][number]['node'];

const Kind = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

const Name = styled('span')(visuallyHidden);

/** The columns of the list; the credit is in the file alone where all records are of one. */
export function useColumns({ coin: only }: RecordsScope): readonly RecordColumn<CreditRecord>[] {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const locale = useLocale();
  const { withNote } = usePunctuation();
  const isWide = useIsWide();
  return [
    {
      id: 'time',
      title: withNote(t('columns.time'), businessZoneName),
      value: ({ occurredAt }) => businessStamp(new Date(occurredAt)),
      shown: {
        place: 2,
        width: '116px',
        phone: 'meta',
        cell: ({ occurredAt }) => <Quiet>{formatTime(new Date(occurredAt), locale)}</Quiet>,
      },
    },
    {
      id: 'kind',
      title: t('columns.kind'),
      value: ({ type }) => t(`recordTypes:${type}`),
      shown: {
        place: 1,
        phone: 'title',
        cell: ({ type, status }) => (
          <Kind>
            {t(`recordTypes:${type}`)}
            {status !== 'COMPLETED' && <StatusChip status={status} />}
          </Kind>
        ),
      },
    },
    {
      id: 'coin',
      title: t('columns.coin'),
      value: ({ coin }) => t(`common:credits.${coin}`),
      shown:
        only === undefined
          ? {
              place: 4,
              width: isWide ? '19%' : '92px',
              phone: 'none',
              cell: ({ coin }) =>
                isWide ? (
                  <CoinBadge coin={coin} size={24} />
                ) : (
                  <>
                    <CoinBadge coin={coin} size={24} iconOnly />
                    <Name>{t(`common:credits.${coin}`)}</Name>
                  </>
                ),
            }
          : undefined,
    },
    { id: 'state', title: t('detail.state'), value: ({ state }) => t(`common:balance.${state}`) },
    {
      id: 'amount',
      title: t('columns.amount'),
      value: ({ amount }) => amount,
      shown: {
        place: 5,
        width: isWide ? '19%' : '20%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount, coin }, onCard) =>
          onCard ? <Money value={amount} coin={coin} signed /> : <FittedMoney value={amount} signed />,
      },
    },
    {
      id: 'balanceAfter',
      title: t('columns.balanceAfter'),
      value: ({ balanceAfter }) => balanceAfter,
      shown: {
        place: 6,
        width: isWide ? '16%' : '18%',
        align: 'end',
        phone: 'state',
        cell: ({ balanceAfter, coin }, onCard) => (
          <Quiet>
            {onCard ? <Money value={balanceAfter} coin={coin} /> : <FittedMoney value={balanceAfter} />}
          </Quiet>
        ),
      },
    },
    { id: 'fee', title: t('detail.fee'), value: ({ fee }) => fee },
    { id: 'actualAmount', title: t('detail.actualAmount'), value: ({ actualAmount }) => actualAmount },
    {
      id: 'counterparty',
      title: t('columns.counterparty'),
      value: ({ counterparty }) => counterparty,
      shown: {
        place: 3,
        width: isWide ? '13%' : '16%',
        phone: 'meta',
        cell: ({ counterparty }) => counterparty,
      },
    },
    { id: 'reason', title: t('detail.reason'), value: ({ reason }) => reason },
    { id: 'status', title: t('detail.status'), value: ({ status }) => t(`common:status.${status}`) },
    { id: 'receiptNumber', title: t('detail.receiptNumber'), value: ({ receiptNumber }) => receiptNumber },
    {
      id: 'transactionNumber',
      title: t('detail.transactionNumber'),
      value: ({ transactionNumber }) => transactionNumber,
    },
    { id: 'hash', title: t('detail.hash'), value: ({ hash }) => hash },
  ];
}
