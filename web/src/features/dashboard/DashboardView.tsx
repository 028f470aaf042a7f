import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { isZero } from '../../lib/decimal.ts';
import type { QuickAction } from '../../lib/quickActions.ts';
import type { Asset } from '../../overview/overview.tsx';
import { visuallyHidden } from '../../theme/css.ts';
import { totalsOf } from '../../figures/allocation.ts';
import { AllocationPanel } from '../../figures/AllocationPanel.tsx';
import { AnnouncementsPanel, type Announcement } from './AnnouncementsPanel.tsx';
import { CreditGrid } from './CreditGrid.tsx';
import type { Earnings } from './earnings.ts';
import { EarningsPanel } from './EarningsPanel.tsx';
import { hasError, type Loaded } from '../../lib/loaded.ts';
import { MovementsPanel, type Movement } from './MovementsPanel.tsx';
import { StartPanel } from './StartPanel.tsx';
import { TotalPanel } from './TotalPanel.tsx';

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

export interface DashboardViewProps {
  /** Null until the profile is in. */
  userName: string | null;
  assets: Loaded<readonly Asset[]>;
  /** What needs attention; nothing where nothing does. */
  attention: ReactNode;
  isAttentionKnown: boolean;
  earnings: Loaded<Earnings>;
  movements: Loaded<readonly Movement[]>;
  announcements: Loaded<readonly Announcement[]>;
  actions: readonly QuickAction[];
  stamp: ReactNode;
}

const Words = styled('p')(visuallyHidden);

const pending = { data: null, error: null, retry: () => undefined };

/** Everything below the total; all of it is pending while it is not known what stands at its top. */
function Below({ isKnown, ...props }: DashboardViewProps & { isKnown: boolean }) {
  const { t } = useTranslation('dashboard');
  const { userName, attention } = props;
  const assets = isKnown ? props.assets : pending;
  const hasFailed = assets.data === null && hasError(assets);
  const isEmpty = assets.data !== null && isZero(totalsOf(assets.data).all);
  return (
    <>
      {isKnown && attention}
      {isEmpty && userName !== null && <StartPanel userName={userName} />}
      {hasFailed ? (
        <Card>
          <ErrorPanel title={t('credits.failed')} error={assets.error} onRetry={assets.retry} />
        </Card>
      ) : (
        <CreditGrid assets={assets.data} />
      )}
      <Pair>
        {!hasFailed && <AllocationPanel assets={assets} />}
        <EarningsPanel earnings={isKnown ? props.earnings : pending} />
      </Pair>
      <Pair>
        <MovementsPanel movements={isKnown ? props.movements : pending} />
        <AnnouncementsPanel announcements={isKnown ? props.announcements : pending} />
      </Pair>
    </>
  );
}

/** The member's credits at a glance: what there is, what to do, what came in, what moved. */
export function DashboardView(props: DashboardViewProps) {
  const { t } = useTranslation();
  const { assets, isAttentionKnown } = props;
  const totals = assets.data === null ? null : totalsOf(assets.data);
  const hasFailed = totals === null && hasError(assets);
  const isKnown = isAttentionKnown && (totals !== null || hasFailed);
  return (
    <Frame>
      <Words role="status">{isKnown ? '' : t('states.loading')}</Words>
      <Stack>
        <TotalPanel totals={totals} hasFailed={hasFailed} actions={props.actions} stamp={props.stamp} />
        {/* What needs attention comes together with what is below it: nothing that can be used moves down. */}
        <Stack key={isKnown ? 'known' : 'pending'} inert={!isKnown}>
          <Below {...props} isKnown={isKnown} />
        </Stack>
      </Stack>
    </Frame>
  );
}
