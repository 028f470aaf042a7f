import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { StatusTimeline, type TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import { SectionTitle } from '../../design/ui/surface.tsx';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { CancelConvert, type CancelConvertProps } from './CancelConvert.tsx';
import { getYield, type ConvertOrder } from './order.ts';
import { isCountedDown, TimeToSettle } from './PendingConverts.tsx';
import { formatOrderRate } from './words.ts';

/** Steps of the timeline. */
function useSteps(): (order: ConvertOrder) => readonly TimelineStep[] {
  const { t } = useTranslation('convert');
  return ({ status, createdAt, settlesAt, endedAt }) => {
    const made: TimelineStep = { label: t('steps.made'), state: 'done', at: createdAt };
    const at = endedAt ?? undefined;
    switch (status) {
      case 'PENDING':
        return [
          made,
          { label: t('steps.waiting'), state: 'current', note: t('steps.waitingNote') },
          { label: t('steps.settled'), state: 'upcoming', at: settlesAt ?? undefined },
        ];
      case 'COMPLETED':
        return [made, { label: t('steps.settled'), state: 'done', at }];
      case 'CANCELLED':
        return [made, { label: t('steps.cancelled'), state: 'failed', at, note: t('steps.cancelledNote') }];
    }
  };
}

/** All details of a convert order; while pending it can be cancelled here too. */
export function ConvertDetails({ order, onCancel }: CancelConvertProps) {
  const { t } = useTranslation(['convert', 'common', 'shell']);
  const steps = useSteps();
  const { fee, got } = getYield(order);
  return (
    <Receipt
      kind={t('shell:features.convert.title')}
      receiptNumber={order.receiptNumber}
      amount={{ value: order.amount, unit: order.from }}
      state={t(`common:status.${order.status}`)}
      at={order.createdAt}
    >
      <DetailList
        details={[
          {
            label: t('figures.given'),
            value: <Money value={order.amount} coin={order.from} exact />,
            emphasis: true,
          },
          {
            label: t('figures.fee'),
            value: fee && <Money value={fee} coin={order.from} exact />,
          },
          { label: t('figures.rate'), value: formatOrderRate(order) },
          {
            label: t('figures.got'),
            value: got && <Money value={got} coin={order.to} exact />,
            emphasis: true,
          },
          copied(t('common:order.receiptNumber'), order.receiptNumber),
          copied(t('common:order.transactionNumber'), order.transactionNumber),
          { label: t('figures.createdAt'), value: <DateTime value={order.createdAt} zone="both" /> },
          { label: t('common:order.status'), value: <StatusChip status={order.status} /> },
          {
            label: t('figures.timeLeft'),
            value: isCountedDown(order) ? <TimeToSettle settlesAt={order.settlesAt} /> : null,
          },
        ]}
      />
      {order.status === 'PENDING' && (
        <div>
          <CancelConvert order={order} onCancel={onCancel} />
        </div>
      )}
      <div style={{ display: 'grid', gap: 12 }}>
        <SectionTitle as="h3">{t('steps.title')}</SectionTitle>
        <StatusTimeline steps={steps(order)} />
      </div>
    </Receipt>
  );
}
