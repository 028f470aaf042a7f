import { useTranslation } from 'react-i18next';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import type { TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { toSaleFacts, useOrderReceipt, usePurchaseFields, useSaleFields } from './fields.tsx';
import type { OwnOrder } from './order.ts';
import { StatusNote } from './StatusNote.tsx';

/** Steps of the timeline. */
function useSteps(): (order: OwnOrder) => readonly TimelineStep[] {
  const { t } = useTranslation('otc');
  return ({ status, createdAt, endedAt }) => {
    const published: TimelineStep = { label: t('steps.published'), state: 'done', at: createdAt };
    const at = endedAt ?? undefined;
    switch (status) {
      case 'PUBLISHED':
        return [
          published,
          { label: t('steps.waiting'), state: 'current', note: t('steps.waitingNote') },
          { label: t('steps.completed'), state: 'upcoming' },
        ];
      case 'COMPLETED':
        return [published, { label: t('steps.completed'), state: 'done', at }];
      case 'CANCELLED':
        return [
          published,
          { label: t('steps.cancelled'), state: 'failed', at, note: t('steps.cancelledNote') },
        ];
    }
  };
}

export interface OrderDetailsProps {
  order: OwnOrder;
  /** Refetches the cancelled order where the cache is not updated. */
  onChanged?: () => void;
}

const nothing = () => undefined;

/** All details of an order of the member; an offer that was not bought can be cancelled here. */
export function OrderDetails({ order, onChanged = nothing }: OrderDetailsProps) {
  const { t } = useTranslation('otc');
  const steps = useSteps();
  const saleFields = useSaleFields();
  const purchaseFields = usePurchaseFields();
  const toReceipt = useOrderReceipt();
  return (
    <Receipt {...toReceipt(order)}>
      <OrderProgress
        status={order.status}
        help={<StatusNote {...{ order, onChanged }} />}
        title={t('steps.title')}
        steps={steps(order)}
      />
      <DetailList
        details={
          order.side === 'SELL'
            ? toDetails(saleFields, toSaleFacts(order), 'details')
            : toDetails(purchaseFields, order, 'details')
        }
      />
    </Receipt>
  );
}
