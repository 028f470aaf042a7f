import { useQuickActions } from '../../lib/quickActions.ts';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { LastUpdated } from '../../overview/LastUpdated.tsx';
import { useOverview, useOverviewFailure, useOverviewRefresh } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import type { Attention } from './AttentionPanel.tsx';
import {
  DashboardAnnouncementsDocument,
  DashboardMovementsDocument,
  DashboardTransferClosingDocument,
} from './dashboard.generated.ts';
import { DashboardView } from './DashboardView.tsx';
import { mapLoaded } from '../../lib/loaded.ts';
import { useEarnings } from './useEarnings.ts';
import { useNoted } from './useNoted.ts';
import { usePanelQuery } from '../../graphql/usePanelQuery.ts';

/** How long the screen waits for whether transfers are closed before it shows itself without, in ms. */
const closingPatience = 1000;

/** What needs the member's attention; null while that is not known. */
function useAttention(): readonly [Attention | null, () => void] {
  const member = useOverview()?.me ?? null;
  const { data, isSettled, retry } = usePanelQuery(DashboardTransferClosingDocument);
  // Redeeming a package moves credits, and closes transfers.
  useBalanceChange(retry);
  const hasWaited = useDelayed(!isSettled, closingPatience);
  const until = data?.transferConfig.closedUntil ?? null;
  const isOpenAgain = useHasPassed(until);
  const [isNoted, setNoted] = useNoted('noEmail', member?.id ?? null);
  if (!isSettled && !hasWaited) return [null, setNoted];
  return [
    {
      terms: member?.agreementAccepted === false,
      closing:
        until === null || isOpenAgain ? null : { until, reason: data?.transferConfig.closedReason ?? null },
      noEmail: member?.maskedEmail === null && !isNoted,
    },
    setNoted,
  ];
}

/** The dashboard: balances of the shared poll; what depends on them is read again when they change. */
export default function Dashboard() {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  const [attention, setEmailNoted] = useAttention();
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
      onEmailNoted={setEmailNoted}
      earnings={earnings}
      movements={mapLoaded(movements, ({ creditRecords }) => creditRecords.edges.map(({ node }) => node))}
      announcements={mapLoaded(announcements, ({ media }) => media)}
      actions={useQuickActions()}
      stamp={<LastUpdated />}
    />
  );
}
