import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { ScreenSections } from '../../components/ScreenSection.tsx';
import { Card } from '../../components/surface.tsx';
import { useOverview, useOverviewRefresh, usePollState } from '../../overview/overview.tsx';
import { PayoutSections } from '../payout/index.ts';
import { InvitationSection } from './InvitationSection.tsx';
import { NextSection } from './NextSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { UserInfoSkeleton } from './UserInfoSkeleton.tsx';

/** The account screen: profile, invitation and payout methods. */
export default function UserInfo() {
  const { t } = useTranslation('member');
  const overview = useOverview();
  const { error } = usePollState();
  const refresh = useOverviewRefresh();
  if (overview !== null) {
    const { me } = overview;
    return (
      <ScreenSections>
        <ProfileSection member={me} />
        <PayoutSections />
        {me.referralId !== null && (
          <InvitationSection referralId={me.referralId} portal={window.location.href} />
        )}
        <NextSection identity={me.identity} agreementAccepted={me.agreementAccepted} />
      </ScreenSections>
    );
  }
  if (error === null) return <UserInfoSkeleton />;
  return (
    <Card>
      <ErrorPanel title={t('failed')} error={error} onRetry={() => void refresh()} />
    </Card>
  );
}
