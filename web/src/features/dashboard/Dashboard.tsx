import { useState } from 'react';
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
import { useOrderLines } from './useOrderLines.ts';
import { usePanelQuery } from '../../graphql/usePanelQuery.ts';
import { useKept } from '../../lib/useKept.ts';
import type { OrderLine } from './attention.ts';

/** How long the screen waits for what needs attention before it shows itself without, in ms. */
const patience = 1000;

interface AttentionState {
  /** Null while it is not known whether anything needs attention. */
  readonly attention: Attention | null;
  readonly noteEmail: () => void;
  readonly putAway: (line: OrderLine) => void;
}

/** What needs the member's attention. */
function useAttention(): AttentionState {
  const member = useOverview()?.me ?? null;
  const { data, isSettled, retry } = usePanelQuery(DashboardTransferClosingDocument);
  // Redeeming a package moves credits, and closes transfers.
  useBalanceChange(retry);
  const orders = useOrderLines();
  const isWaiting = !isSettled || !orders.isSettled;
  const hasWaited = useDelayed(isWaiting, patience);
  // What was known once is never unknown again: a line that comes later finds its place without the others moving out.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (!isWaiting || hasWaited)) setKnown(true);
  const until = data?.transferConfig.closedUntil ?? null;
  const isOpenAgain = useHasPassed(until);
  const [noted, keepNoted] = useKept('noted.noEmail', member?.id ?? null);
  const attention = {
    terms: member?.agreementAccepted === false,
    closing:
      until === null || isOpenAgain ? null : { until, reason: data?.transferConfig.closedReason ?? null },
    noEmail: member?.maskedEmail === null && noted === null,
    orders,
  };
  return {
    attention: isKnown ? attention : null,
    noteEmail: () => keepNoted('1'),
    putAway: orders.putAway,
  };
}

/** The dashboard: balances of the shared poll; what depends on them is read again when they change. */
export default function Dashboard() {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  const { attention, noteEmail, putAway } = useAttention();
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
      onEmailNoted={noteEmail}
      onPutAway={putAway}
      earnings={earnings}
      movements={mapLoaded(movements, ({ creditRecords }) => creditRecords.edges.map(({ node }) => node))}
      announcements={mapLoaded(announcements, ({ media }) => media)}
      actions={useQuickActions()}
      stamp={<LastUpdated />}
    />
  );
}
