import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, tabular, text } from '../../design/theme/css.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money, type MoneyProps } from '../../design/ui/Money.tsx';
import { StatusChip, type Status } from '../../design/ui/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { businessStamp, businessZoneName, formatTime } from '../../time/time.ts';
import type { RecordColumn } from './columns.ts';

/** Secondary text of a row. */
export const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

/** A row's title that may have chips or badges next to it. */
export const RowTitle = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

const Both = styled('span')({
  display: 'grid',
  gap: 2,
  paddingBlock: 6,
  '& > small': { ...text.label, fontWeight: 400, color: color.ink.secondary, overflowWrap: 'break-word' },
});

export interface WithReasonProps {
  /** Why the order was rejected or held up; null otherwise. */
  reason: string | null;
  /** Title of the row. */
  children: ReactNode;
}

/** Title of an order in a list, with the reason below it. */
export function WithReason({ reason, children }: WithReasonProps) {
  if (reason === null) return children;
  return (
    <Both>
      {children}
      <small>{reason}</small>
    </Both>
  );
}

/** An amount of a row: it shrinks to fit its column of the table, and a card has room for it. */
export const figure = (money: MoneyProps, onCard: boolean) =>
  onCard ? <Money {...money} /> : <FittedMoney {...money} />;

/** A row with a text or an instant under this name. */
type With<Name extends string> = Readonly<Record<Name, string | null>>;

/** A column of the file only: a field, verbatim. */
export const fileColumn = <Name extends string>(id: Name, title: string): RecordColumn<With<Name>> => ({
  id,
  title,
  value: (row) => row[id],
});

/** Makes columns of the file only: an instant, whose title names the zone. */
export function useStampColumn() {
  const { withNote } = usePunctuation();
  return <Name extends string>(id: Name, title: string): RecordColumn<With<Name>> => ({
    id,
    title: withNote(title, businessZoneName),
    value: ({ [id]: at }) => at && businessStamp(new Date(at)),
  });
}

/** When a row happened; the day is the heading above the rows. */
export function useTimeColumn<Name extends string>(
  id: Name,
  title: string,
  width = '124px',
): RecordColumn<Readonly<Record<Name, string>>> {
  const locale = useLocale();
  const stampColumn = useStampColumn();
  return {
    ...stampColumn(id, title),
    shown: {
      place: 2,
      width,
      phone: 'meta',
      cell: ({ [id]: at }) => <Quiet>{formatTime(new Date(at), locale)}</Quiet>,
    },
  };
}

export function useStatusColumn(width: string): RecordColumn<{ readonly status: Status }> {
  const { t } = useTranslation();
  return {
    id: 'status',
    title: t('order.status'),
    value: ({ status }) => t(`status.${status}`),
    shown: {
      place: 3,
      width,
      phone: 'state',
      cell: ({ status }) => <StatusChip status={status} />,
    },
  };
}
