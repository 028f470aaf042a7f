import { styled } from '@mui/material/styles';
import { StatusChip, type Status } from '../components/StatusChip.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { useWriting } from '../i18n/useWriting.ts';
import { businessZoneName, formatTime } from '../lib/time.ts';
import { color, tabular } from '../theme/css.ts';
import type { RecordColumn } from './types.ts';

const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

/** What a list of orders says of every one of them. */
interface Order {
  readonly createdAt: string;
  readonly status: Status;
}

/** When an order was made; its day stands above the rows. */
export function useTimeColumn(header: string): RecordColumn<Pick<Order, 'createdAt'>> {
  const locale = useLocale();
  const { withNote } = useWriting();
  return {
    id: 'time',
    header: withNote(header, businessZoneName),
    width: '124px',
    phone: 'meta',
    cell: ({ createdAt }) => <Quiet>{formatTime(new Date(createdAt), locale)}</Quiet>,
  };
}

/** How far an order has come. */
export const statusColumn = (header: string, width: string): RecordColumn<Pick<Order, 'status'>> => ({
  id: 'status',
  header,
  width,
  phone: 'state',
  cell: ({ status }) => <StatusChip status={status} />,
});
