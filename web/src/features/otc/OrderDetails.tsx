import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import type { TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { priceCoin, getProceeds, offerCoin, type OwnOrder } from './order.ts';
import { StatusNote } from './StatusNote.tsx';
import { formatPrice } from './words.tsx';

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

const money = (value: string | null, coin: CreditType) => value && <Money value={value} coin={coin} exact />;

export interface OrderDetailsProps {
  order: OwnOrder;
  /** Refetches the cancelled order where the cache is not updated. */
  onChanged?: () => void;
}

const nothing = () => undefined;

/** All details of an order of the member; an offer that was not bought can be cancelled here. */
export function OrderDetails({ order, onChanged = nothing }: OrderDetailsProps) {
  const { t } = useTranslation(['otc', 'common', 'shell']);
  const steps = useSteps();
  const isSale = order.side === 'SELL';
  const { total, fee, arrives } = getProceeds(order);
  const figures: readonly Detail[] = isSale
    ? [
        { label: t('figures.offers'), value: money(order.amount, offerCoin), emphasis: true },
        { label: t('figures.price'), value: formatPrice(order.price) },
        { label: t('figures.total'), value: money(total, priceCoin) },
        { label: t('figures.fee'), value: money(fee, priceCoin) },
        {
          label: t(order.status === 'COMPLETED' ? 'figures.gets' : 'figures.arrives'),
          value: money(arrives, priceCoin),
          emphasis: true,
        },
        { label: t('figures.buyer'), value: order.buyer },
      ]
    : [
        { label: t('figures.pays'), value: money(order.total, priceCoin), emphasis: true },
        { label: t('figures.gets'), value: money(order.amount, offerCoin), emphasis: true },
        { label: t('figures.price'), value: formatPrice(order.price) },
        { label: t('figures.seller'), value: order.seller },
      ];
  return (
    <Receipt
      kind={t('shell:features.otc.title')}
      receiptNumber={order.receiptNumber}
      amount={isSale ? { value: order.amount, unit: offerCoin } : { value: order.total, unit: priceCoin }}
      state={t(`common:status.${order.status}`)}
      at={isSale ? order.createdAt : (order.endedAt ?? order.createdAt)}
    >
      <OrderProgress
        status={order.status}
        help={<StatusNote {...{ order, onChanged }} />}
        title={t('steps.title')}
        steps={steps(order)}
      />
      <DetailList
        details={[
          ...figures,
          { label: t('figures.createdAt'), value: <DateTime value={order.createdAt} zone="both" /> },
          {
            label: t('figures.endedAt'),
            value: order.endedAt && <DateTime value={order.endedAt} zone="both" />,
          },
          copied(t('common:order.receiptNumber'), order.receiptNumber),
          copied(t('common:order.transactionNumber'), order.transactionNumber),
        ]}
      />
    </Receipt>
  );
}
