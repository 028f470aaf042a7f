import { useTranslation } from 'react-i18next';
import { useOverview, useOverviewRefresh, usePollState } from '../../data/overview/overview.tsx';
import { ScreenSections } from '../../design/ui/ScreenSection.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
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
