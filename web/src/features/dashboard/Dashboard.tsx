import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useOverview, useOverviewRefresh, usePollState } from '../../overview/overview.tsx';
import { DashboardView } from './DashboardView.tsx';

/** The member's balances at a glance. */
export default function Dashboard() {
  const overview = useOverview();
  const { error } = usePollState();
  const refresh = useOverviewRefresh();
  if (overview !== null) return <DashboardView assets={overview.assets} />;
  if (error !== null) return <ErrorPanel error={error} onRetry={() => void refresh()} />;
  return <SkeletonRows count={7} height={84} gap={12} />;
}
