import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Card } from '../../components/surface.tsx';
import { useOverview, useOverviewRefresh, usePollState } from '../../overview/overview.tsx';
import { PayoutSections } from '../payout/index.ts';
import { UserInfoSkeleton } from './UserInfoSkeleton.tsx';
import { UserInfoView } from './UserInfoView.tsx';

/** The account screen: profile, invitation and payout methods. */
export default function UserInfo() {
  const { t } = useTranslation('member');
  const overview = useOverview();
  const { error } = usePollState();
  const refresh = useOverviewRefresh();
  if (overview !== null) {
    return <UserInfoView member={overview.me} portal={window.location.href} payout={<PayoutSections />} />;
  }
  if (error === null) return <UserInfoSkeleton />;
  return (
    <Card>
      <ErrorPanel title={t('failed')} error={error} onRetry={() => void refresh()} />
    </Card>
  );
}
