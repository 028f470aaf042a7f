import { WalletIcon } from '../components/icons/navigation.tsx';
import { creditSections, flagOf, type SectionCredit, type SectionScreen } from '../lib/creditSections.ts';
import { paths } from '../paths.ts';
import type { NavigationChild, NavigationEntry } from './entry.ts';
import { lazyScreen, type Screen } from './lazyScreen.tsx';

const section = lazyScreen(() => import('../features/credits/index.ts'), ['credits', 'figures']);

const purpose = lazyScreen(
  () => import('../features/credits/SectionPurpose.tsx'),
  ['credits', 'records', 'recordTypes'],
);

const screens: Readonly<Record<SectionScreen, Screen>> = {
  records: lazyScreen(
    () => import('../features/credits/SectionRecords.tsx'),
    ['credits', 'records', 'recordTypes'],
  ),
  transfer: lazyScreen(() => import('../features/credits/SectionTransfer.tsx'), ['transfer', 'flow']),
  convert: lazyScreen(() => import('../features/credits/SectionConvert.tsx'), ['convert', 'flow']),
  report: lazyScreen(() => import('../features/earnings/index.ts'), ['earnings', 'records', 'recordTypes']),
  custody: purpose,
  premium: purpose,
  insure: purpose,
  code: purpose,
  otc: purpose,
};

function childOf(coin: SectionCredit, screen: SectionScreen): NavigationChild {
  const flag = flagOf(screen);
  return {
    path: paths.creditScreen(coin, screen),
    title: `sections.${screen}`,
    screen: screens[screen],
    ...(flag !== undefined && { flag }),
  };
}

/** The sections of the credits (spec §2). They are part of the wallet: no menu lists them. */
export const creditEntries: readonly NavigationEntry[] = creditSections.map(
  ({ coin, screens: [first, ...others] }): NavigationEntry => ({
    path: paths.creditSection(coin),
    title: `common:credits.${coin}`,
    icon: WalletIcon,
    group: 'money',
    places: [],
    screen: section,
    children: [childOf(coin, first), ...others.map((screen) => childOf(coin, screen))],
    partOf: paths.wallet(),
  }),
);
