import { useQuickActions } from '../../lib/quickActions.ts';
import { LastUpdated } from '../../overview/LastUpdated.tsx';
import { useOverview, useOverviewFailure, useOverviewRefresh } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { DashboardAnnouncementsDocument, DashboardMovementsDocument } from './dashboard.generated.ts';
import { DashboardView } from './DashboardView.tsx';
import { mapLoaded } from '../../lib/loaded.ts';
import { useAttention } from './useAttention.tsx';
import { useEarnings } from './useEarnings.ts';
import { usePanelQuery } from '../../graphql/usePanelQuery.ts';

/** The dashboard: balances of the shared poll; what depends on them is read again when they change. */
export default function Dashboard() {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  const [attention, isAttentionKnown] = useAttention();
  const earnings = useEarnings();
  const movements = usePanelQuery(DashboardMovementsDocument);
  useBalanceChange(movements.retry);
  const announcements = usePanelQuery(DashboardAnnouncementsDocument);
  return (
    <DashboardView
      userName={overview?.me.userName ?? null}
      assets={{
        data: overview?.assets ?? null,
        error: failure,
        retry: () => void refresh(),
      }}
      attention={attention}
      isAttentionKnown={isAttentionKnown}
      earnings={earnings}
      movements={mapLoaded(movements, ({ creditRecords }) => creditRecords.edges.map(({ node }) => node))}
      announcements={mapLoaded(announcements, ({ media }) => media)}
      actions={useQuickActions()}
      stamp={<LastUpdated />}
    />
  );
}
