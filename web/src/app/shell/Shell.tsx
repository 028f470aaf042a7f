import { styled } from '@mui/material/styles';
import { createElement, memo, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { useCatalog } from '../../catalog/catalog.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { color } from '../../design/theme/css.ts';
import { below, breakpoints, layout } from '../../design/theme/tokens.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { useIsPhone } from '../../design/ui/useWidth.ts';
import { AgreementForm } from '../../extension-points/agreement.ts';
import type { SectionContext } from '../../extension-points/creditSections.ts';
import { DashboardPanels } from '../../extension-points/dashboardPanels.ts';
import { notFoundPath } from '../../extension-points/paths.ts';
import { QuickActions } from '../../extension-points/quickActions.ts';
import { RecordLinks } from '../../extension-points/recordLinks.ts';
import { Remedies } from '../../extension-points/remedies.ts';
import { EventSources } from '../../notices/event.ts';
import { UnknownOrders } from '../../orders/flow/UnknownOrders.tsx';
import type { NavigationEntry } from '../collectNavigation.ts';
import { eventSourcesFor } from '../eventSources.ts';
import {
  agreement,
  findChild,
  findEntry,
  flows,
  isOpen,
  panels,
  quickActionsFor,
  recordLinks,
  remedies,
} from '../navigation.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ExportBanner } from './ExportBanner.tsx';
import { Header } from './Header.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

const phone = `@media ${below.tablet}`;
const desktop = `@media (min-width: ${breakpoints.desktop}px)`;

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: `${layout.rail}px minmax(0, 1fr)`,
  [desktop]: { gridTemplateColumns: `${layout.sideNavigation}px minmax(0, 1fr)` },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBottom: `calc(${layout.bottomTabs}px + env(safe-area-inset-bottom))`,
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
  maxWidth: layout.content + 48,
  margin: '0 auto',
  padding: 24,
  '&:focus': { outline: 'none' },
  // Focused fields stay clear of the header and the tabs.
  '& input, & select, & textarea': { scrollMargin: `${layout.header + 16}px 0 ${layout.bottomTabs + 16}px` },
  [phone]: { padding: 16 },
});

interface OpenScreenProps {
  entry: NavigationEntry | undefined;
  pathname: string;
}

/** Renders only for another address or member: the shell renders more often. */
const OpenScreen = memo(function OpenScreen({ entry, pathname }: OpenScreenProps) {
  const overview = useOverview();
  const member = overview?.me ?? null;
  const quickActions = useMemo(() => quickActionsFor(member), [member]);
  const guarded = [entry, findChild(entry, pathname)].filter((address) => address?.flag !== undefined);
  for (const address of guarded) {
    // Whether the area is open is not known before the profile is in.
    if (overview === null) return <SkeletonRows />;
    if (address !== undefined && !isOpen(address, overview.me)) return <Navigate to={notFoundPath} replace />;
  }
  const section: SectionContext | null =
    entry?.section === undefined
      ? null
      : {
          coin: entry.section,
          screens: (entry.children ?? []).filter((child) => isOpen(child, member)),
        };
  return (
    <EventSources value={eventSourcesFor(member)}>
      <QuickActions value={quickActions}>
        <Remedies value={remedies}>
          <DashboardPanels value={panels}>
            <AgreementForm value={agreementForm}>
              <RecordLinks value={recordLinks}>
                <Outlet context={section} />
              </RecordLinks>
            </AgreementForm>
          </DashboardPanels>
        </Remedies>
      </QuickActions>
    </EventSources>
  );
});

/** Loads the platform's credit names; separate from the shell, which its answer does not change. */
function CreditNames() {
  useCatalog();
  return null;
}

const agreementForm = agreement === null ? null : createElement(agreement);

/** The shell of every member's screen: menus, header, and the screen itself. */
export function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const entry = findEntry(pathname);
  const screen = entry?.path ?? pathname;
  const main = useScrollAndFocus(screen);
  const title = entry === undefined ? '' : t(entry.title);
  const child = findChild(entry, pathname);
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
