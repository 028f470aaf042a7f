import {
  AccountIcon,
  ConvertIcon,
  DashboardIcon,
  DepositIcon,
  HistoryIcon,
  SettingsIcon,
  TermsIcon,
  TransferIcon,
  WalletIcon,
  WithdrawalIcon,
} from '../components/icons/navigation.tsx';
import type { Member } from '../overview/overview.tsx';
import { paths } from '../paths.ts';
import { creditEntries } from './creditEntries.ts';
import type { Address, Group, NavigationChild, NavigationEntry, Place } from './entry.ts';
import { lazyScreen } from './lazyScreen.tsx';

/**
 * Every screen of a member, in the order of the menus: the one source of the side menu, the header menu, the bottom
 * tabs, the routes and their guards. What is not here does not exist; nothing stands here before it works.
 */
export const navigation: readonly NavigationEntry[] = [
  {
    path: paths.index(),
    title: 'entries.index',
    icon: DashboardIcon,
    group: 'overview',
    places: ['side', 'tab'],
    screen: lazyScreen(
      () => import('../features/dashboard/index.ts'),
      ['dashboard', 'figures', 'recordTypes'],
    ),
  },
  {
    path: paths.deposit(),
    aliases: [paths.mobileDeposit()],
    title: 'entries.deposit',
    icon: DepositIcon,
    group: 'money',
    places: ['side', 'quick'],
    partOf: paths.wallet(),
    screen: lazyScreen(() => import('../features/deposit/index.ts'), ['deposit', 'flow']),
  },
  {
    path: paths.withdraw(),
    aliases: [paths.mobileWithdraw()],
    title: 'entries.withdraw',
    icon: WithdrawalIcon,
    group: 'money',
    places: ['side', 'quick'],
    partOf: paths.wallet(),
    screen: lazyScreen(() => import('../features/withdrawal/index.ts'), ['withdrawal', 'flow']),
  },
  {
    path: paths.convert(),
    title: 'entries.convert',
    icon: ConvertIcon,
    group: 'money',
    places: ['side', 'quick'],
    partOf: paths.wallet(),
    screen: lazyScreen(() => import('../features/convert/index.ts'), ['convert', 'flow']),
  },
  {
    path: paths.transfer(),
    title: 'entries.transfer',
    icon: TransferIcon,
    group: 'money',
    places: ['side', 'quick'],
    partOf: paths.wallet(),
    screen: lazyScreen(() => import('../features/transfer/index.ts'), ['transfer', 'flow']),
  },
  {
    path: paths.wallet(),
    aliases: [paths.mobileWallet()],
    tabPath: paths.mobileWallet(),
    title: 'entries.wallet',
    icon: WalletIcon,
    group: 'money',
    places: ['side', 'tab'],
    screen: lazyScreen(() => import('../features/wallet/index.ts'), ['wallet', 'figures', 'records']),
  },
  {
    path: paths.records(),
    title: 'entries.records',
    icon: HistoryIcon,
    group: 'money',
    places: ['side', 'tab'],
    screen: lazyScreen(() => import('../features/records/index.ts'), ['records', 'recordTypes']),
  },
  {
    path: paths.userInfo(),
    title: 'entries.userInfo',
    headerTitle: 'menu.userInfo',
    icon: AccountIcon,
    group: 'account',
    places: ['tab', 'header'],
    screen: lazyScreen(() => import('../features/member/index.ts'), ['member', 'payout']),
  },
  {
    path: paths.settings(),
    title: 'entries.settings',
    headerTitle: 'menu.settings',
    icon: SettingsIcon,
    group: 'account',
    places: ['header'],
    screen: lazyScreen(() => import('../features/settings/index.ts'), ['settings']),
  },
  {
    path: paths.terms(),
    title: 'entries.terms',
    headerTitle: 'menu.terms',
    icon: TermsIcon,
    group: 'account',
    places: ['header'],
    screen: lazyScreen(() => import('../features/terms/index.ts'), ['terms']),
  },
  ...creditEntries,
];

/** The groups of the side menu, in order. */
export const groups: readonly Group[] = ['overview', 'money', 'account'];

/** Whether the address is open to the member; before the profile is in, flagged areas are closed. */
export const isOpen = ({ flag }: Pick<Address, 'flag'>, member: Member | null): boolean =>
  flag === undefined || member?.[flag] === true;

/** What a place offers to the member. */
export const entriesFor = (place: Place, member: Member | null): readonly NavigationEntry[] =>
  navigation.filter((entry) => entry.places.includes(place) && isOpen(entry, member));

/** Every address under which the entry or a screen within it is found. */
export const addressesOf = ({ path, aliases, children }: NavigationEntry): readonly string[] => [
  path,
  ...(aliases ?? []),
  ...(children ?? []).map((child) => child.path),
];

/** The entry of an address; undefined for addresses that are none. */
export const entryOf = (pathname: string): NavigationEntry | undefined =>
  navigation.find((entry) => addressesOf(entry).includes(pathname));

/** The screen within an entry that an address names; undefined where it names none. */
export const childOf = (entry: NavigationEntry | undefined, pathname: string): NavigationChild | undefined =>
  entry?.children?.find(({ path }) => path === pathname);

/** How a menu marks one of its links: the screen the member is at, or the one that this, which it lacks, is part of. */
export function currentAt(
  pathname: string,
  place: Place,
  { path }: NavigationEntry,
): 'page' | 'true' | undefined {
  const here = entryOf(pathname);
  if (here?.path === path) return 'page';
  return here?.partOf === path && !here.places.includes(place) ? 'true' : undefined;
}
