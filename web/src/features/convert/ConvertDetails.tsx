import { useTranslation } from 'react-i18next';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { StatusTimeline, type TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import { SectionTitle } from '../../design/ui/surface.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { CancelConvert, type CancelConvertProps } from './CancelConvert.tsx';
import { toConvertFacts, useConvertFields, useConvertReceipt } from './fields.tsx';
import type { ConvertOrder } from './order.ts';

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
  const { t } = useTranslation('convert');
  const steps = useSteps();
  const fields = useConvertFields();
  const toReceipt = useConvertReceipt();
  return (
    <Receipt {...toReceipt(order)}>
      <DetailList details={toDetails(fields, toConvertFacts(order), 'details')} />
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
