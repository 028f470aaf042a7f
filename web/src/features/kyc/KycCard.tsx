import { useTranslation } from 'react-i18next';
import { request } from '../../data/graphql/request.ts';
import type { Member } from '../../data/overview/overview.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Notice, type NoticeTone } from '../../design/ui/Notice.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import type { TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import { Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import type { IdentityStatus } from '../../generated/schema.ts';
import { UsualReviewTime } from '../../orders/reviews/UsualReviewTime.tsx';
import { SentPicture } from '../../screens/SentPicture.tsx';
import { getDocument } from './identity.ts';
import { IdentityPhotosDocument } from './kyc.generated.ts';

type Identity = NonNullable<Member['identity']>;

const sides = ['front', 'back'] as const;

const tones: Readonly<Record<IdentityStatus, NoticeTone>> = {
  PENDING: 'info',
  PASSED: 'positive',
  FAILED: 'danger',
};

async function loadPhoto(side: (typeof sides)[number], signal: AbortSignal) {
  const { identityPhotos } = await request(IdentityPhotosDocument, {}, { shownByScreen: true, signal });
  return identityPhotos?.[side] ?? null;
}

/** How far the verification has come. */
function useSteps({ status, submittedAt, decidedAt }: Identity): readonly TimelineStep[] {
  const { t } = useTranslation(['kyc', 'common']);
  const sent: TimelineStep = { label: t('timeline.sent'), state: 'done', at: submittedAt ?? undefined };
  const at = decidedAt ?? undefined;
  switch (status) {
    case 'PENDING':
      return [
        sent,
        { label: t('common:status.PENDING_REVIEW'), state: 'current', note: t('timeline.reviewing') },
        { label: t('timeline.verified'), state: 'upcoming' },
      ];
    case 'PASSED':
      return [sent, { label: t('timeline.verified'), state: 'done', at }];
    case 'FAILED':
      return [sent, { label: t('timeline.notVerified'), state: 'failed', at }];
  }
}

export interface KycCardProps {
  identity: Identity;
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** The identity that was submitted last, and what became of it. */
export function KycCard({ identity, countryCode }: KycCardProps) {
  const { t } = useTranslation('kyc');
  const { status, maskedNumber, reason, submittedAt } = identity;
  return (
    <Card aria-label={t('sent.title')}>
      <Stack>
        <SectionTitle>{t('sent.title')}</SectionTitle>
        <OrderProgress
          status={status === 'PENDING' ? 'PENDING_REVIEW' : status}
          help={
            <Notice tone={tones[status]} title={reason ?? undefined}>
              {t(`meaning.${status}`)}
              {status === 'PENDING' && <UsualReviewTime kind="KYC" />}
            </Notice>
          }
          title={t('timeline.title')}
          steps={useSteps(identity)}
        />
        <DetailList
          details={[
            {
              label: t(`number.${getDocument(countryCode)}.label`),
              value: maskedNumber === null ? null : <span translate="no">{maskedNumber}</span>,
            },
            {
              label: t('sent.at'),
              value: submittedAt === null ? null : <DateTime value={submittedAt} zone="both" />,
            },
          ]}
        />
        {sides.map((side) => (
          <SentPicture
            // Another submission has other photos.
            key={`${side} ${submittedAt ?? ''}`}
            title={t(`photos.${side}.label`)}
            load={(signal) => loadPhoto(side, signal)}
          />
        ))}
      </Stack>
    </Card>
  );
}
