import { useTranslation } from 'react-i18next';
import { CancelOrder } from '../../orders/flow/CancelOrder.tsx';
import type { OwnOrder } from './order.ts';
import { useCancelOffer } from './useCancelOffer.ts';

export interface CancelOfferProps {
  order: OwnOrder;
  /** Refetches the order; called whether it was cancelled or not. */
  onChanged: () => void;
}

/** Cancel button of an offer that was not bought. */
export function CancelOffer({ order, onChanged }: CancelOfferProps) {
  const { t } = useTranslation('otc');
  const cancel = useCancelOffer(onChanged);
  return (
    <CancelOrder
      onCancel={() => cancel(order)}
      words={{
        action: t('cancel.action'),
        of: t('cancel.of', { receiptNumber: order.receiptNumber }),
        running: t('cancel.running'),
        unknown: t('cancel.unknown'),
      }}
    />
  );
}
