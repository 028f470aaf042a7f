import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Status } from '../components/StatusChip.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { usePunctuation } from '../i18n/usePunctuation.ts';
import { businessStamp, businessZoneName, formatTime } from '../lib/time.ts';
import { color, tabular } from '../theme/css.ts';
import type { RecordColumn } from './columns.ts';

const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

/** What all orders have in common. */
interface Order {
  readonly createdAt: string;
  readonly status: Status;
}

/** Time of the order; the day is the heading above the rows. */
export function useTimeColumn(title: string, place: number): RecordColumn<Pick<Order, 'createdAt'>> {
  const locale = useLocale();
  const { withNote } = usePunctuation();
  return {
    id: 'time',
    title: withNote(title, businessZoneName),
    value: ({ createdAt }) => businessStamp(new Date(createdAt)),
    shown: {
      place,
      width: '124px',
      phone: 'meta',
      cell: ({ createdAt }) => <Quiet>{formatTime(new Date(createdAt), locale)}</Quiet>,
    },
  };
}

export function useStatusColumn(
  title: string,
  place: number,
  width: string,
): RecordColumn<Pick<Order, 'status'>> {
  const { t } = useTranslation();
  return {
    id: 'status',
    title,
    value: ({ status }) => t(`status.${status}`),
    shown: { place, width, phone: 'state', cell: ({ status }) => <StatusChip status={status} /> },
  };
}
