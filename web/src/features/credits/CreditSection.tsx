import { Fragment, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Stack } from '../../components/surface.tsx';
import { useBalanceHistory } from '../../figures/useBalanceHistory.ts';
import { creditSections, isScreenOpen } from '../../lib/creditSections.ts';
import { useIsPhone } from '../../lib/useWidth.ts';
import { useOverview, useOverviewFailure, useOverviewRefresh } from '../../overview/overview.tsx';
import { paths } from '../../paths.ts';
import { CreditHead } from './CreditHead.tsx';
import type { OpenSection } from './section.ts';
import { SectionLinks } from './SectionLinks.tsx';

/** The section and the screen that an address names; null for any other address. */
function sectionAt(pathname: string): OpenSection | null {
  for (const section of creditSections) {
    for (const screen of section.screens) {
      if (paths.creditScreen(section.coin, screen) === pathname) return { section, screen };
    }
  }
  return null;
}

function Head({ section, screen }: OpenSection) {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  // On a phone the picture would push a form out of sight.
  const isPictured = !useIsPhone() || screen === 'records';
  const history = useBalanceHistory(isPictured ? section.coin : null);
  const asset = overview?.assets.find(({ coin }) => coin === section.coin) ?? null;
  return (
    <CreditHead
      coin={section.coin}
      asset={{ data: asset, error: failure, retry: () => void refresh() }}
      history={isPictured ? history : null}
    />
  );
}

/** One credit: what there is of it, and below it the screens of its section (spec §2). */
export default function CreditSection() {
  const open = sectionAt(useLocation().pathname);
  const member = useOverview()?.me ?? null;
  if (open === null) return null;
  const { section, screen } = open;
  return (
    <Stack>
      <Head {...open} />
      <SectionLinks
        coin={section.coin}
        current={screen}
        screens={section.screens.filter((one) => isScreenOpen(one, member))}
      />
      <Suspense fallback={<SkeletonRows count={6} />}>
        {/* Two screens may be one component: nothing of the one belongs into the other. */}
        <Fragment key={screen}>
          <Outlet context={open} />
        </Fragment>
      </Suspense>
    </Stack>
  );
}
