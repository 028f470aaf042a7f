import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { UsualReviewTime } from '../../orders/reviews/UsualReviewTime.tsx';
import { packagePath } from '../insurance/index.ts';
import type { Application, Commitment } from './order.ts';
import { freePackagesPath } from './paths.ts';

/** That a free package was claimed, and where it is. */
export function Claimed({ at }: { at: string | null }) {
  const { t } = useTranslation('commitment');
  return (
    <Notice tone="positive" title={t('states.claimed.title')}>
      {at !== null && (
        <>
          <DateTime value={at} />
          <br />
        </>
      )}
      <TextLink to={packagePath()}>{t('states.claimed.link')}</TextLink>
    </Notice>
  );
}

export interface StatusNoteProps {
  application: Application;
  /** Why its free package cannot be claimed now, where that is known. */
  claimBlockingReason?: Commitment['claimBlockingReason'];
}

/** What the state of an application means, and what the member can do. */
export function StatusNote({ application, claimBlockingReason = null }: StatusNoteProps) {
  const { t } = useTranslation('commitment');
  const { status, reason, claimedAt } = application;
  switch (status) {
    case 'PENDING_REVIEW':
      return (
        <Notice tone="info" title={t('states.PENDING_REVIEW.title')}>
          {t('states.PENDING_REVIEW.body')}
          <UsualReviewTime kind="COMMITMENT" />
        </Notice>
      );
    case 'REJECTED':
      return (
        <Notice tone="danger" title={reason ?? t('states.REJECTED.title')}>
          {t('states.REJECTED.body')}
        </Notice>
      );
    case 'APPROVED':
      if (claimedAt !== null) return <Claimed at={claimedAt} />;
      if (claimBlockingReason === 'LEVEL' || claimBlockingReason === 'RUNNING')
        return (
          <Notice tone="warning" title={t('states.APPROVED.title')}>
            {t(`free.blockingReasons.${claimBlockingReason}`)}
          </Notice>
        );
      return (
        <Stack>
          <Notice tone="positive" title={t('states.APPROVED.title')}>
            {t('states.APPROVED.body')}
          </Notice>
          <Actions>
            <Button component={Link} to={freePackagesPath}>
              {t('states.APPROVED.claim')}
            </Button>
          </Actions>
        </Stack>
      );
  }
}
