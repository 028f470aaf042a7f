import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { copied, DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { OrderProgress } from '../../components/OrderProgress.tsx';
import { SentPicture } from '../../components/SentPicture.tsx';
import type { TimelineStep } from '../../components/StatusTimeline.tsx';
import { request } from '../../graphql/request.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatBusinessDay } from '../../lib/time.ts';
import { ClaimScreenshotDocument } from './claims.generated.ts';
import type { Claim } from './order.ts';
import { StatusNote } from './StatusNote.tsx';
import { coin } from './words.ts';

/** Steps of the timeline. */
function useSteps(): (claim: Claim) => readonly TimelineStep[] {
  const { t } = useTranslation(['claims', 'common']);
  return ({ status, reason, createdAt, decidedAt }) => {
    const at = decidedAt ?? undefined;
    const sent: TimelineStep = { label: t('timeline.sent'), state: 'done', at: createdAt };
    switch (status) {
      case 'PENDING_REVIEW':
        return [
          sent,
          { label: t('common:status.PENDING_REVIEW'), state: 'current', note: t('timeline.reviewing') },
          { label: t('timeline.paid'), state: 'upcoming' },
        ];
      case 'APPROVED':
        return [
          sent,
          { label: t('timeline.reviewed'), state: 'done' },
          { label: t('timeline.paid'), state: 'done', at },
        ];
      case 'REJECTED':
        return [
          sent,
          { label: t('timeline.reviewed'), state: 'done' },
          { label: t('common:status.REJECTED'), state: 'failed', at, note: reason ?? undefined },
        ];
    }
  };
}

async function loadScreenshot(claimId: string, signal: AbortSignal) {
  const options = { shownByScreen: true, signal } as const;
  return (await request(ClaimScreenshotDocument, { claimId }, options)).claimScreenshot;
}

/** All details of a claim. */
export function ClaimDetails({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['claims', 'common']);
  const locale = useLocale();
  const steps = useSteps();
  const { status, amount, name, position, number, date } = claim;
  return (
    <>
      <OrderProgress
        status={status}
        help={<StatusNote claim={claim} />}
        title={t('timeline.title')}
        steps={steps(claim)}
      />
      <DetailList
        details={[
          {
            label: t(status === 'APPROVED' ? 'figures.paid' : 'figures.willBePaid'),
            value: status === 'REJECTED' ? null : <Money value={amount} coin={coin} exact />,
            emphasis: true,
          },
          { label: t('figures.lost'), value: <Money value={amount} coin="INSURANCE_POINT" exact /> },
          { label: t('figures.day'), value: formatBusinessDay(date, locale) },
          { label: t('figures.package'), value: name },
          { label: t('figures.round'), value: String(position) },
          { label: t('figures.number'), value: String(number) },
          copied(t('common:order.receiptNumber'), claim.receiptNumber),
          copied(t('common:order.transactionNumber'), claim.transactionNumber),
          { label: t('figures.createdAt'), value: <DateTime value={claim.createdAt} zone="both" /> },
          {
            label: t('figures.decidedAt'),
            value: claim.decidedAt && <DateTime value={claim.decidedAt} zone="both" />,
          },
        ]}
      />
      <SentPicture title={t('picture.label')} load={(signal) => loadScreenshot(claim.id, signal)} />
    </>
  );
}
