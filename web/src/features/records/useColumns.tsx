import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { FittedMoney } from '../../components/FittedMoney.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { useWriting } from '../../i18n/useWriting.ts';
import { businessZoneName, formatTime } from '../../lib/time.ts';
import { useIsWide } from '../../lib/useWidth.ts';
import type { RecordColumn } from '../../records/types.ts';
import { color, tabular, visuallyHidden } from '../../theme/css.ts';
import type { RecordsScope } from './filters.ts';
import type { CreditRecord } from './record.ts';

const Kind = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

const Name = styled('span')(visuallyHidden);

/** The columns of the list; the credit is left out where all records are of one. */
export function useColumns({ coin: only }: RecordsScope): readonly RecordColumn<CreditRecord>[] {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const locale = useLocale();
  const { withNote } = useWriting();
  const isWide = useIsWide();
  const columns: readonly RecordColumn<CreditRecord>[] = [
    {
      id: 'kind',
      header: t('columns.kind'),
      phone: 'title',
      cell: ({ type, status }) => (
        <Kind>
          {t(`recordTypes:${type}`)}
          {status !== 'COMPLETED' && <StatusChip status={status} />}
        </Kind>
      ),
    },
    {
      id: 'time',
      header: withNote(t('columns.time'), businessZoneName),
      width: '116px',
      phone: 'meta',
      cell: (record) => <Quiet>{formatTime(new Date(record.occurredAt), locale)}</Quiet>,
    },
    {
      id: 'counterparty',
      header: t('columns.counterparty'),
      width: isWide ? '13%' : '16%',
      phone: 'meta',
      cell: ({ counterparty }) => counterparty,
    },
    {
      id: 'coin',
      header: t('columns.coin'),
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
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      width: isWide ? '19%' : '20%',
      align: 'end',
      phone: 'figure',
      cell: ({ amount, coin }, onCard) =>
        onCard ? <Money value={amount} coin={coin} signed /> : <FittedMoney value={amount} signed />,
    },
    {
      id: 'balanceAfter',
      header: t('columns.balanceAfter'),
      width: isWide ? '16%' : '18%',
      align: 'end',
      phone: 'state',
      cell: ({ balanceAfter, coin }, onCard) => (
        <Quiet>
          {onCard ? <Money value={balanceAfter} coin={coin} /> : <FittedMoney value={balanceAfter} />}
        </Quiet>
      ),
    },
  ];
  return only === undefined ? columns : columns.filter(({ id }) => id !== 'coin');
}
