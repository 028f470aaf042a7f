import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text, visuallyHidden } from '../../design/theme/css.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip, type Status } from '../../design/ui/StatusChip.tsx';
import { useIsWide } from '../../design/ui/useWidth.ts';
import { toColumns, type OrderField } from '../../orders/fields/field.ts';
import { fileField, Quiet, RowTitle, textField, useFieldKinds } from '../../orders/fields/kinds.tsx';
import type { RecordColumn } from '../../orders/records/columns.ts';
import type { RecordsScope } from './filters.ts';
import type { RecordLine } from './lines.ts';
import type { CreditRecordsQuery } from './records.generated.ts';

/** One movement of one credit, as the list, its details and the file show it. */
export type CreditRecord = CreditRecordsQuery['creditRecords']['edges'][number]['node'];

type State = Pick<CreditRecord, 'status' | 'isReturn'>;

/** How far a record has come, as the member reads it: what gave credits back is not one more movement of its kind. */
export const shownStatus = ({ status, isReturn }: State): Status => (isReturn ? 'RETURNED' : status);

/** What was left after the fee; null for a record that was undone, of which nothing was left. */
export const afterFee = ({ status, actualAmount }: Pick<CreditRecord, 'status' | 'actualAmount'>) =>
  status === 'COMPLETED' || status === 'PENDING' ? actualAmount : null;

const WithFee = styled('small')({ ...text.label, fontWeight: 400, color: color.ink.secondary });
const Name = styled('span')(visuallyHidden);

/** What kind of movement it was, and how far it has come. */
function useKindField(): OrderField<RecordLine> {
  const { t } = useTranslation(['records', 'recordTypes']);
  return {
    ...fileField('kind', t('columns.kind'), ({ type }) => t(`recordTypes:${type}`)),
    shown: {
      place: 1,
      phone: 'title',
      cell: ({ type, parts, ...record }) => (
        <RowTitle style={{ paddingBlock: parts === undefined ? 0 : 6 }}>
          {t(`recordTypes:${type}`)}
          {parts !== undefined && <WithFee>{t('list.withFee')}</WithFee>}
          {shownStatus(record) !== 'COMPLETED' && <StatusChip status={shownStatus(record)} />}
        </RowTitle>
      ),
    },
  };
}

/** The credit, as a badge. */
function useCoinField(isShown: boolean): OrderField<RecordLine> {
  const { t } = useTranslation(['records', 'common']);
  const isWide = useIsWide();
  return {
    ...fileField('coin', t('columns.coin'), ({ coin }) => t(`common:credits.${coin}`)),
    shown: isShown
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
  };
}

/** The columns of the list; the credit is in the file alone where all records are of one. */
export function useColumns({ coin: only }: RecordsScope): readonly RecordColumn<RecordLine>[] {
  const { t } = useTranslation(['records', 'common', 'recordTypes', 'history']);
  const { time, numbers } = useFieldKinds();
  const isWide = useIsWide();
  const fields: readonly OrderField<RecordLine>[] = [
    time('occurredAt', t('columns.time'), '116px'),
    useKindField(),
    useCoinField(only === undefined),
    fileField('state', t('detail.state'), ({ state }) => state && t(`common:balance.${state}`)),
    {
      ...textField('amount', t('columns.amount')),
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
      ...textField('balanceAfter', t('columns.balanceAfter')),
      shown: {
        place: 6,
        width: isWide ? '16%' : '18%',
        align: 'end',
        phone: 'state',
        cell: ({ balanceAfter, coin }, onCard) =>
          balanceAfter !== null && (
            <Quiet>
              {onCard ? <Money value={balanceAfter} coin={coin} /> : <FittedMoney value={balanceAfter} />}
            </Quiet>
          ),
      },
    },
    textField('fee', t('detail.fee')),
    fileField('actualAmount', t('history:afterFee'), afterFee),
    {
      ...textField('counterparty', t('columns.counterparty')),
      shown: {
        place: 3,
        // A name of twenty characters, in one piece.
        width: '176px',
        phone: 'meta',
        cell: ({ counterparty }) => counterparty,
      },
    },
    textField('reason', t('detail.reason')),
    fileField('status', t('common:order.status'), (record) => t(`common:status.${shownStatus(record)}`)),
    ...numbers,
    textField('hash', t('detail.hash')),
  ];
  // One by one, so that the file has the same order whether the table shows the credit or not.
  return fields.flatMap((field) => toColumns([field], (record: RecordLine) => record));
}
