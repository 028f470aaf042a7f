import { styled } from '@mui/material/styles';
import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { useBalanceHistory } from '../../charts/useBalanceHistory.ts';
import { useOverview, useOverviewFailure, useOverviewRefresh } from '../../data/overview/overview.tsx';
import { shownInOrder } from '../../design/theme/css.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { SectionTabs } from '../../design/ui/TabLinks.tsx';
import { useIsPhone } from '../../design/ui/useWidth.ts';
import type { OpenSection, SectionCredit, SectionContext } from '../../extension-points/creditSections.ts';
import { CreditHead } from './CreditHead.tsx';

function Head({ coin, isFirst }: { coin: SectionCredit; isFirst: boolean }) {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  // On a phone the chart would push a form off the screen.
  const isPictured = !useIsPhone() || isFirst;
  const history = useBalanceHistory(isPictured ? coin : null);
  const asset = overview?.assets.find((one) => one.coin === coin) ?? null;
  return (
    <CreditHead
      coin={coin}
      asset={{ data: asset, error: failure, reload: () => void refresh() }}
      history={isPictured ? history : null}
    />
  );
}

const Parts = styled(Stack)(shownInOrder);

/** A credit's balance, above the screens of its section (spec §2). */
export default function CreditSection() {
  const { t } = useTranslation(['shell', 'common']);
  const section = useOutletContext<SectionContext | null>();
  const { pathname } = useLocation();
  const index = section?.screens.findIndex(({ path }) => path === pathname) ?? -1;
  const screen = section?.screens[index];
  if (section === null || screen === undefined) return null;
  const open: OpenSection = { coin: section.coin, screen: screen.name };
  return (
    <Parts>
      <Head coin={section.coin} isFirst={index === 0} />
      <SectionTabs
        label={t(`common:credits.${section.coin}`)}
        links={section.screens.map(({ path, title }, i) => ({
          to: path,
          name: t(title),
          isCurrent: i === index,
        }))}
      />
      <Suspense fallback={<SkeletonRows count={6} />}>
        {/* Different screens may share a component, so the key resets its state. */}
        <Fragment key={screen.path}>
          <Outlet context={open} />
        </Fragment>
      </Suspense>
    </Parts>
  );
}
