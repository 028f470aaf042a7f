import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../design/icons/status.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { Countdown } from '../../design/ui/DateTime.tsx';
import { useHasPassed } from '../../time/useHasPassed.ts';
import { CancelConvert, type CancelConvertProps } from './CancelConvert.tsx';
import type { ConvertOrder } from './order.ts';
import { useSentenceAmounts } from './words.ts';

const Frame = styled('section')({
  ...text.dense,
  marginBottom: 16,
  padding: '12px 14px',
  border: `1px solid ${color.info.line}`,
  borderRadius: radius.control,
  backgroundColor: color.info.tint,
  '& > h2': { ...text.dense, display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& > h2 > svg': { color: color.info.main },
});

const List = styled('ul')({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 0',
  },
  '& > li + li': { borderTop: `1px solid ${color.info.line}` },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li > div': { ...tabular, flex: '1 1 200px', minWidth: 0 },
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
});

/** Whether an order is pending, and the platform returns until when. */
export const isCountedDown = <Order extends Partial<Pick<ConvertOrder, 'status' | 'settlesAt'>>>(
  order: Order,
): order is Order & { readonly settlesAt: string } => order.status === 'PENDING' && order.settlesAt != null;

/** Countdown until the order settles and can no longer be cancelled. */
export function TimeToSettle({ settlesAt }: { settlesAt: string }) {
  const { t } = useTranslation('convert');
  return useHasPassed(settlesAt) ? t('pending.settling') : <Countdown until={settlesAt} />;
}

export interface PendingConvertsProps extends Pick<CancelConvertProps, 'onCancel'> {
  orders: readonly ConvertOrder[];
}

/** Pending orders, each with a countdown and a cancel button; nothing when there are none. */
export function PendingConverts({ orders, onCancel }: PendingConvertsProps) {
  const { t } = useTranslation('convert');
  const sentence = useSentenceAmounts();
  const place = useRef<HTMLDivElement>(null);

  async function cancel(order: ConvertOrder): Promise<void> {
    await onCancel(order);
    // The focused button is gone.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {orders.length > 0 && (
        <Frame aria-labelledby="pending-converts">
          <h2 id="pending-converts">
            <ClockIcon size={16} />
            {t('pending.title', { count: orders.length })}
          </h2>
          <List>
            {orders.map((order) => (
              <li key={order.id}>
                <div>
                  {t('pending.order', sentence(order))}
                  <small>{isCountedDown(order) && <TimeToSettle settlesAt={order.settlesAt} />}</small>
                </div>
                <CancelConvert order={order} onCancel={cancel} />
              </li>
            ))}
          </List>
        </Frame>
      )}
    </div>
  );
}
