import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Rows } from '../../design/ui/Rows.tsx';
import { ScreenSection, ScreenSections } from '../../design/ui/ScreenSection.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { PayoutSkeleton } from '../payout/index.ts';
import { monogramSize, ProfileHead } from './layout.tsx';

/** Skeleton with the heights of the account screen. */
export function UserInfoSkeleton() {
  const { t } = useTranslation('member');
  return (
    <ScreenSections>
      <ScreenSection title={t('profile.title')} hint={t('profile.hint')}>
        <ProfileHead aria-hidden>
          <Skeleton variant="circular" width={monogramSize} height={monogramSize} />
          <Skeleton width={120} height={40} />
        </ProfileHead>
        <Rows>
          <SkeletonRows count={6} height={53} label={t('loading')} />
        </Rows>
      </ScreenSection>
      <PayoutSkeleton />
      <ScreenSection title={t('invitation.title')} hint={t('invitation.hint')}>
        <SkeletonRows count={2} height={67} label={t('loading')} />
      </ScreenSection>
    </ScreenSections>
  );
}
