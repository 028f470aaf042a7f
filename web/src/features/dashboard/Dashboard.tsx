import { styled } from '@mui/material/styles';
import { Suspense, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasError, type Loaded } from '../../browser/loaded.ts';
import { getTotals, isHeld } from '../../charts/allocation.ts';
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
import { Card } from '../../design/ui/surface.tsx';
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
import { useAttention } from './useAttention.tsx';

/** Columns follow the room the screen has, not the window: the side navigation takes its part. */
const Frame = styled('div')({ containerType: 'inline-size' });

/** One column on a phone, in the order of the parts; two where they fit. */
const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-part]': { containerType: 'inline-size', display: 'grid', minWidth: 0 },
  '& > :not([data-part="value"], [data-part="attention"])': { gap: 16, alignContent: 'start' },
  '& > [data-part]:empty': { display: 'none' },
  '@container (min-width: 860px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)',
    gridTemplateAreas: '"value side" "main side" "lower lower"',
    gridTemplateRows: 'auto 1fr auto',
    '&:has(> [data-part="attention"])': {
      gridTemplateAreas: '"value attention" "main side" "lower lower"',
    },
    '& > [data-part="value"]': { gridArea: 'value' },
    '& > [data-part="attention"]': { gridArea: 'attention' },
    '& > [data-part="main"]': { gridArea: 'main' },
    '& > [data-part="side"]': { gridArea: 'side' },
    '& > [data-part="lower"]': { gridArea: 'lower' },
  },
});

/** The panels of one feature, next to each other where they fit. */
const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 860px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

const Words = styled('p')(visuallyHidden);

/** About what the parts take up, in px. */
const heights = { feature: 320, movements: 430, announcements: 340, allocation: 420 } as const;

/** What the features show to a member with credits in their packages. */
function FeaturePanels({ assets }: { assets: readonly Asset[] }) {
  const holds = new Set(assets.flatMap((asset) => asset.holds.map(({ reason }) => reason)));
  return use(DashboardPanels)
    .filter((offered) => holds.has(offered.holds))
    .map(({ holds: reason, Panel }) => (
      <WhenNear key={reason} height={heights.feature}>
        <Pair>
          <Suspense fallback={<SkeletonRows count={4} height={40} />}>
            <Panel />
          </Suspense>
        </Pair>
      </WhenNear>
    ));
}

interface PartProps {
  assets: Loaded<readonly Asset[]>;
}

/** What came in, what moved, and what packages do. */
function LowerPanels({ assets }: PartProps) {
  return (
    <>
      <WhenNear height={heights.movements}>
        <Pair>
          <EarningsPanel />
          <MovementsPanel />
        </Pair>
      </WhenNear>
      {assets.data !== null && <FeaturePanels assets={assets.data} />}
    </>
  );
}

/** Announcements, and the allocation if there are balances to divide. */
function SidePanels({ assets, rates }: PartProps & { rates: Loaded<CashRates> }) {
  const hasLinkedAnnouncement = useSearchParams()[0].has('announcement');
  return (
    <>
      <WhenNear height={heights.announcements} isNeeded={hasLinkedAnnouncement}>
        <AnnouncementsPanel />
      </WhenNear>
      {assets.data?.some(isHeld) === true && (
        <WhenNear height={heights.allocation}>
          <AllocationPanel assets={assets} rates={rates} />
        </WhenNear>
      )}
    </>
  );
}

const stamp = <LastUpdated />;

/** The credits, or why they are missing. */
function Credits({ assets }: PartProps) {
  const { t } = useTranslation('dashboard');
  if (assets.data !== null) return <CreditGrid assets={assets.data} />;
  return (
    <Card>
      <ErrorPanel title={t('credits.failed')} error={assets.error} onRetry={assets.reload} />
    </Card>
  );
}

/**
 * The member's credits at a glance: their value, what to do, what came in, what moved. Balances are those of the
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
  const { panel, place, isComing } = attention;
  const userName = overview?.me.userName;
  return (
    <Frame>
      <Words role="status">{isKnown ? '' : t('states.loading')}</Words>
      <Parts>
        <div data-part="value">
          {assets.data?.some(isHeld) === false && userName !== undefined ? (
            <StartPanel userName={userName} />
          ) : (
            <TotalPanel totals={totals} hasFailed={hasFailed} actions={actions} stamp={stamp} />
          )}
        </div>
        {/* What needs attention comes together with what is below it: nothing that can be used moves down. */}
        {isKnown && place === 'top' && panel !== false && <div data-part="attention">{panel}</div>}
        <div data-part="main">
          {isKnown ? <Credits assets={assets} /> : <CreditGridSkeleton />}
          {isKnown && place === 'below' && panel}
        </div>
        {isKnown && !isComing && (
          <>
            <div data-part="lower">
              <LowerPanels assets={assets} />
            </div>
            <div data-part="side">
              <SidePanels assets={assets} rates={rates} />
            </div>
          </>
        )}
      </Parts>
    </Frame>
  );
}
