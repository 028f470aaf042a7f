import { styled } from '@mui/material/styles';
import { Suspense, use, useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { AllocationPanel } from '../../figures/AllocationPanel.tsx';
import { totalsOf } from '../../figures/allocation.ts';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { DashboardPanels } from '../../lib/dashboardPanels.ts';
import { isZero } from '../../lib/decimal.ts';
import { mapLoaded, hasError, type Loaded } from '../../lib/loaded.ts';
import { useQuickActions } from '../../lib/quickActions.ts';
import { LastUpdated } from '../../overview/LastUpdated.tsx';
import { useOverview, useOverviewFailure, useOverviewRefresh, type Asset } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { visuallyHidden } from '../../theme/css.ts';
import { AnnouncementsPanel, type Announcement } from './AnnouncementsPanel.tsx';
import { CreditGrid } from './CreditGrid.tsx';
import { EarningsPanel } from './EarningsPanel.tsx';
import { MovementsPanel, type Movement } from './MovementsPanel.tsx';
import { StartPanel } from './StartPanel.tsx';
import { TotalPanel } from './TotalPanel.tsx';
import { useDashboardAnnouncementsQuery, useDashboardMovementsQuery } from './dashboard.generated.ts';
import type { Earnings } from './earnings.ts';
import { useAttention, type AttentionPlace } from './useAttention.tsx';
import { useEarnings } from './useEarnings.ts';

/** Columns follow the room the screen has, not the window: the side navigation takes its part. */
const Frame = styled('div')({ containerType: 'inline-size' });

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 860px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

interface BelowProps {
  /** Null until the profile is in. */
  userName: string | null;
  assets: Loaded<readonly Asset[]>;
  /** What needs attention; nothing where nothing does. */
  attention: ReactNode;
  place: AttentionPlace | null;
  earnings: Loaded<Earnings>;
  movements: Loaded<readonly Movement[]>;
  announcements: Loaded<readonly Announcement[]>;
}

const Words = styled('p')(visuallyHidden);

const pending = { data: null, error: null, retry: () => undefined };

/** What the features show to a member with credits in their packages: a pair for each. */
function FeaturePanels({ assets }: { assets: readonly Asset[] | null }) {
  const holds = new Set(assets?.flatMap((asset) => asset.holds.map(({ reason }) => reason)));
  return use(DashboardPanels)
    .filter((offered) => holds.has(offered.holds))
    .map(({ holds: reason, Panel }) => (
      <Pair key={reason}>
        <Suspense fallback={<SkeletonRows count={4} height={40} />}>
          <Panel />
        </Suspense>
      </Pair>
    ));
}

/** Everything below the total; all of it is pending while it is not known what stands at its top. */
function Below({ isKnown, ...props }: BelowProps & { isKnown: boolean }) {
  const { t } = useTranslation('dashboard');
  const { userName, attention, place } = props;
  const assets = isKnown ? props.assets : pending;
  // What is further down takes as long to show as the rest: it comes after that.
  const isRestShown = useDeferredValue(isKnown, false);
  const hasFailed = assets.data === null && hasError(assets);
  const isEmpty = assets.data !== null && isZero(totalsOf(assets.data).all);
  return (
    <>
      {isKnown && place === 'top' && attention}
      {isEmpty && userName !== null && <StartPanel userName={userName} />}
      {hasFailed ? (
        <Card>
          <ErrorPanel title={t('credits.failed')} error={assets.error} onRetry={assets.retry} />
        </Card>
      ) : (
        <CreditGrid assets={assets.data} />
      )}
      {isKnown && place === 'below' && attention}
      <Pair>
        {!hasFailed && <AllocationPanel assets={isRestShown ? assets : pending} />}
        <EarningsPanel earnings={isRestShown ? props.earnings : pending} />
      </Pair>
      <FeaturePanels assets={isRestShown ? assets.data : null} />
      <Pair>
        <MovementsPanel movements={isRestShown ? props.movements : pending} />
        <AnnouncementsPanel announcements={isRestShown ? props.announcements : pending} />
      </Pair>
    </>
  );
}

/**
 * The member's credits at a glance: what there is, what to do, what came in, what moved. Balances are those of the
 * shared poll; what depends on them is read again when they change.
 */
export default function Dashboard() {
  const { t } = useTranslation();
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  const [attention, place] = useAttention();
  const earnings = useEarnings();
  const movements = toPanel(useDashboardMovementsQuery(panelOptions));
  useBalanceChange(movements.retry);
  const announcements = toPanel(useDashboardAnnouncementsQuery(panelOptions));
  const actions = useQuickActions();

  const assets = { data: overview?.assets ?? null, error: failure, retry: () => void refresh() };
  const totals = assets.data === null ? null : totalsOf(assets.data);
  const hasFailed = totals === null && hasError(assets);
  const isKnown = place !== null && (totals !== null || hasFailed);
  return (
    <Frame>
      <Words role="status">{isKnown ? '' : t('states.loading')}</Words>
      <Stack>
        <TotalPanel totals={totals} hasFailed={hasFailed} actions={actions} stamp={<LastUpdated />} />
        {/* What needs attention comes together with what is below it: nothing that can be used moves down. */}
        <Stack key={isKnown ? 'known' : 'pending'} inert={!isKnown}>
          <Below
            isKnown={isKnown}
            userName={overview?.me.userName ?? null}
            assets={assets}
            attention={attention}
            place={place}
            earnings={earnings}
            movements={mapLoaded(movements, ({ creditRecords }) =>
              creditRecords.edges.map(({ node }) => node),
            )}
            announcements={mapLoaded(announcements, ({ media }) => media)}
          />
        </Stack>
      </Stack>
    </Frame>
  );
}
