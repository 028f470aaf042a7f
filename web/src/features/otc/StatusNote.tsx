import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import type { OtcStatus } from '../../generated/schema.ts';
import { CancelOffer, type CancelOfferProps } from './CancelOffer.tsx';
import type { OwnOrder } from './order.ts';
import { formatPriceAmount, formatOfferAmount } from './words.tsx';

const Note = styled('div')({
  ...text.dense,
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  color: color.ink.secondary,
  '& > p': { textWrap: 'pretty' },
});

/** An offer in the lobby: what the seller waits for, and what cancelling means. */
function Published({ order, onChanged }: CancelOfferProps) {
  const { t } = useTranslation('otc');
  return (
    <Note>
      <p>{t('states.PUBLISHED', { amount: formatOfferAmount(order.amount) })}</p>
      <p>{t('cancel.consequence', { amount: formatOfferAmount(order.amount) })}</p>
      <CancelOffer {...{ order, onChanged }} />
    </Note>
  );
}

/** An offer that was bought, as each of its two members sees it. */
function Completed({ order }: { order: OwnOrder }) {
  const { t } = useTranslation('otc');
  const words = { amount: formatOfferAmount(order.amount), total: formatPriceAmount(order.total) };
  return (
    <Note>
      <p>
        {order.side === 'BUY'
          ? t('states.bought', words)
          : t('states.COMPLETED', {
              ...words,
              arrives: formatPriceAmount(order.actualAmount ?? order.total),
            })}
      </p>
    </Note>
  );
}

/** An offer that was taken back. */
function Cancelled({ order }: { order: OwnOrder }) {
  const { t } = useTranslation('otc');
  return (
    <Note>
      <p>{t('states.CANCELLED', { amount: formatOfferAmount(order.amount) })}</p>
    </Note>
  );
}

const notes: Readonly<Record<OtcStatus, (props: CancelOfferProps) => ReactNode>> = {
  PUBLISHED: Published,
  COMPLETED: Completed,
  CANCELLED: Cancelled,
};

/** What the state of an order means, and what the member can do. */
export function StatusNote({ order, onChanged }: CancelOfferProps) {
  const place = useRef<HTMLDivElement>(null);
  const Of = notes[order.status];
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Of
        order={order}
        onChanged={() => {
          onChanged();
          // The focused button is gone, or about to be.
          place.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
