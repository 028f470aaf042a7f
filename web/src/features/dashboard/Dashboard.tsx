import { styled } from '@mui/material/styles';
import { Suspense, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasError, type Loaded } from '../../browser/loaded.ts';
import { getTotals, isEmpty } from '../../charts/allocation.ts';
import { AllocationPanel } from '../../charts/AllocationPanel.tsx';
import { LastUpdated } from '../../data/overview/LastUpdated.tsx';
import {
  useOverview,
  useOverviewFailure,
  useOverviewRefresh,
  type Asset,
} from '../../data/overview/overview.tsx';
import { visuallyHidden } from '../../design/theme/css.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, Stack } from '../../design/ui/surface.tsx';
import { WhenNear } from '../../design/ui/WhenNear.tsx';
import { DashboardPanels } from '../../extension-points/dashboardPanels.ts';
import { useQuickActions } from '../../extension-points/quickActions.ts';
import type { CashRates } from '../../money/valuation.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { useCashRates } from '../convert/index.ts';
import { AnnouncementsPanel } from './AnnouncementsPanel.tsx';
import { CreditGrid, CreditGridSkeleton } from './CreditGrid.tsx';
import { EarningsPanel } from './EarningsPanel.tsx';
import { MovementsPanel } from './MovementsPanel.tsx';
import { StartPanel } from './StartPanel.tsx';
import { TotalPanel } from './TotalPanel.tsx';
import { useAttention, type ShownAttention } from './useAttention.tsx';

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
  rates: Loaded<CashRates>;
  attention: ShownAttention;
}

const Words = styled('p')(visuallyHidden);

/** About what a pair takes up on a phone, in px. */
const pairHeight = 720;

/** What the features show to a member with credits in their packages: a pair for each. */
function FeaturePanels({ assets }: { assets: readonly Asset[] | null }) {
  const holds = new Set(assets?.flatMap((asset) => asset.holds.map(({ reason }) => reason)));
  return use(DashboardPanels)
    .filter((offered) => holds.has(offered.holds))
    .map(({ holds: reason, Panel }) => (
      <WhenNear key={reason} height={pairHeight}>
        <Pair>
          <Suspense fallback={<SkeletonRows count={4} height={40} />}>
            <Panel />
          </Suspense>
        </Pair>
      </WhenNear>
    ));
}

/** The panels below the credits. Without balances there is nothing to divide. */
function LowerPanels({ assets, rates }: Pick<BelowProps, 'assets' | 'rates'>) {
  const hasLinkedAnnouncement = useSearchParams()[0].has('announcement');
  return (
    <>
      <WhenNear height={pairHeight}>
        <Pair>
          {assets.data !== null && <AllocationPanel assets={assets} rates={rates} />}
          <EarningsPanel />
        </Pair>
      </WhenNear>
      <FeaturePanels assets={assets.data} />
      <WhenNear height={pairHeight} isNeeded={hasLinkedAnnouncement}>
        <Pair>
          <MovementsPanel />
          <AnnouncementsPanel />
        </Pair>
      </WhenNear>
    </>
  );
}

const stamp = <LastUpdated />;

/** Everything below the total. */
function Below({ userName, assets, rates, attention }: BelowProps) {
  const { t } = useTranslation('dashboard');
  const { panel, place, isComing } = attention;
  return (
    <>
      {place === 'top' && panel}
      {assets.data !== null && isEmpty(assets.data) && userName !== null && (
        <StartPanel userName={userName} />
      )}
      {assets.data === null ? (
        <Card>
          <ErrorPanel title={t('credits.failed')} error={assets.error} onRetry={assets.reload} />
        </Card>
      ) : (
        <CreditGrid assets={assets.data} />
      )}
      {place === 'below' && panel}
      {!isComing && <LowerPanels assets={assets} rates={rates} />}
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
  const attention = useAttention();
  const actions = useQuickActions();

  const assets = { data: overview?.assets ?? null, error: failure, reload: () => void refresh() };
  const rates = useCashRates();
  const totals = useMemo(
    () => (assets.data === null || rates.data === null ? null : getTotals(assets.data, rates.data)),
    [assets.data, rates.data],
  );
  const hasFailed = totals === null && (hasError(assets) || hasError(rates));
  const isKnown = attention.place !== null && (assets.data !== null || hasError(assets));
  return (
    <Frame>
      <Words role="status">{isKnown ? '' : t('states.loading')}</Words>
      <Stack>
        <TotalPanel totals={totals} hasFailed={hasFailed} actions={actions} stamp={stamp} />
        {/* What needs attention comes together with what is below it: nothing that can be used moves down. */}
        {isKnown ? (
          <Below
            userName={overview?.me.userName ?? null}
            assets={assets}
            rates={rates}
            attention={attention}
          />
        ) : (
          <CreditGridSkeleton />
        )}
      </Stack>
    </Frame>
  );
}
