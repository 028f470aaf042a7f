import { useTranslation } from 'react-i18next';
import { CancelOrder } from '../../orders/flow/CancelOrder.tsx';
import type { ConvertOrder } from './order.ts';

export interface CancelConvertProps {
  order: ConvertOrder;
  /** Cancels the order and refetches its status, whether that succeeded or not. */
  onCancel: (order: ConvertOrder) => Promise<void>;
}

/** Cancel button of a pending order. */
export function CancelConvert({ order, onCancel }: CancelConvertProps) {
  const { t } = useTranslation('convert');
  return (
    <CancelOrder
      onCancel={() => onCancel(order)}
      words={{
        action: t('cancel.action'),
        of: t('cancel.of', { receiptNumber: order.receiptNumber }),
        running: t('cancel.running'),
        unknown: t('cancel.unknown'),
      }}
    />
  );
}
