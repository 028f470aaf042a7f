import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { text } from '../../design/theme/css.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import type { TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { useReviewSteps } from '../../design/ui/useReviewSteps.ts';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { useApplicationFields, useApplicationReceipt } from './fields.tsx';
import type { Application } from './order.ts';
import { applyAgainPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';

/** As the member wrote it, with its lines. */
const Statement = styled('p')({ ...text.dense, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Steps of the timeline: the review, and the free package once it is approved. */
function useSteps(): (application: Application) => readonly TimelineStep[] {
  const { t } = useTranslation('commitment');
  const review = useReviewSteps({
    sent: t('timeline.sent'),
    reviewing: t('timeline.reviewing'),
    reviewed: t('timeline.reviewed'),
    done: t('timeline.approved'),
  });
  return (application) => {
    const steps = review(application);
    const { status, claimedAt } = application;
    if (status === 'REJECTED') return steps;
    const label = t('timeline.claimed');
    if (claimedAt !== null) return [...steps, { label, state: 'done', at: claimedAt }];
    return [...steps, { label, state: status === 'APPROVED' ? 'current' : 'upcoming' }];
  };
}

/** All details of an application. */
export function ApplicationDetails({ application }: { application: Application }) {
  const { t } = useTranslation('commitment');
  const steps = useSteps();
  const fields = useApplicationFields();
  const toReceipt = useApplicationReceipt();
  const { status, statement } = application;
  return (
    <Receipt {...toReceipt(application)} again={status === 'REJECTED' ? applyAgainPath(application) : null}>
      <OrderProgress
        status={status}
        help={<StatusNote application={application} />}
        title={t('timeline.title')}
        steps={steps(application)}
      />
      <DetailList details={toDetails(fields, application, 'details')} />
      <Stack style={{ gap: 8 }}>
        <SectionTitle as="h3">{t('figures.statement')}</SectionTitle>
        <Statement>{statement}</Statement>
      </Stack>
    </Receipt>
  );
}
