import { styled } from '@mui/material/styles';
import { memo, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCatalog } from '../../catalog/catalog.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { SectionFrame } from '../../lib/creditSections.ts';
import { EventSources } from '../../notices/event.ts';
import { eventSourcesFor } from '../eventSources.ts';
import { DashboardPanels } from '../../lib/dashboardPanels.ts';
import { QuickActions } from '../../lib/quickActions.ts';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import { useIsPhone } from '../../lib/useWidth.ts';
import { UnknownOrders } from '../../money-flow/UnknownOrders.tsx';
import { useOverview } from '../../overview/overview.tsx';
import { notFoundPath } from '../../lib/paths.ts';
import { color } from '../../theme/css.ts';
import { below, breakpoints, frame } from '../../theme/tokens.ts';
import {
  childOf,
  entryOf,
  flows,
  isOpen,
  panels,
  quickActionsFor,
  type NavigationEntry,
} from '../navigation.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ExportBanner } from './ExportBanner.tsx';
import { Header } from './Header.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { useArrival } from './useArrival.ts';

const phone = `@media ${below.tablet}`;
const desktop = `@media (min-width: ${breakpoints.desktop}px)`;

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: `${frame.rail}px minmax(0, 1fr)`,
  [desktop]: { gridTemplateColumns: `${frame.sideNavigation}px minmax(0, 1fr)` },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBottom: `calc(${frame.bottomTabs}px + env(safe-area-inset-bottom))`,
  },
});

const Skip = styled('a')({
  position: 'fixed',
  insetInlineStart: 16,
  top: -80,
  zIndex: 1500,
  padding: '10px 16px',
  borderRadius: 8,
  color: color.accent.on,
  backgroundColor: color.accent.main,
  '&:focus': { top: 12 },
});

const Main = styled('main')({
  width: '100%',
  maxWidth: frame.content + 48,
  margin: '0 auto',
  padding: 24,
  '&:focus': { outline: 'none' },
  // Focused fields stay clear of the header and the tabs.
  '& input, & select, & textarea': { scrollMargin: `${frame.header + 16}px 0 ${frame.bottomTabs + 16}px` },
  [phone]: { padding: 16 },
});

interface OpenScreenProps {
  entry: NavigationEntry | undefined;
  pathname: string;
}

/** Follows the address and the member alone: the frame changes for more. */
const OpenScreen = memo(function OpenScreen({ entry, pathname }: OpenScreenProps) {
  const overview = useOverview();
  const member = overview?.me ?? null;
  const quickActions = useMemo(() => quickActionsFor(member), [member]);
  const guarded = [entry, childOf(entry, pathname)].filter((address) => address?.flag !== undefined);
  for (const address of guarded) {
    // Whether the area is open is not known before the profile is in.
    if (overview === null) return <SkeletonRows />;
    if (address !== undefined && !isOpen(address, overview.me)) return <Navigate to={notFoundPath} replace />;
  }
  const section: SectionFrame | null =
    entry?.section === undefined
      ? null
      : {
          coin: entry.section,
          screens: (entry.children ?? []).filter((child) => isOpen(child, member)),
        };
  return (
    <EventSources value={eventSourcesFor(member)}>
      <QuickActions value={quickActions}>
        <DashboardPanels value={panels}>
          <Outlet context={section} />
        </DashboardPanels>
      </QuickActions>
    </EventSources>
  );
});

/** Names the credits as the platform does; apart from the frame, which its answer does not change. */
function CreditNames() {
  useCatalog();
  return null;
}

/** The frame of every member's screen: menus, header, and the screen itself. */
export function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const entry = entryOf(pathname);
  const screen = entry?.path ?? pathname;
  const main = useArrival(screen);
  const title = entry === undefined ? '' : t(entry.title);
  const child = childOf(entry, pathname);
  useDocumentTitle(child === undefined ? title : `${t(child.title)} · ${title}`);
  return (
    <Frame>
      <CreditNames />
      <Skip
        href="#content"
        onClick={(event) => {
          // The hash is the route's: only the focus moves.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('navigation.skip')}
      </Skip>
      {!isPhone && <SideNavigation />}
      <div>
        <Header title={title} />
        <ConnectionBanner />
        <ExportBanner />
        <UnknownOrders flows={flows} />
        <Main id="content" ref={main} tabIndex={-1} aria-label={title}>
          <Suspense fallback={<SkeletonRows count={6} />}>
            <ScreenBoundary key={screen}>
              <OpenScreen entry={entry} pathname={pathname} />
            </ScreenBoundary>
          </Suspense>
        </Main>
      </div>
      {isPhone && <BottomTabs />}
    </Frame>
  );
}
