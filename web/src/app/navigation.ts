import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';
import {
  AccountIcon,
  DashboardIcon,
  HistoryIcon,
  SettingsIcon,
  TermsIcon,
  TransferIcon,
} from '../components/icons/navigation.tsx';
import type { Member } from '../overview/overview.tsx';
import { paths } from '../paths.ts';
import { lazyScreen, type Screen } from './lazyScreen.tsx';

/** A profile flag that opens an area to some members (spec §6). */
export type AreaFlag = keyof Pick<Member, 'commitmentEnabled' | 'otcEnabled' | 'matchingCodesEnabled'>;

/** Where an entry is offered. A screen that is offered nowhere is still a route. */
export type Place = 'side' | 'tab' | 'header' | 'quick';

export type Group = 'overview' | 'money' | 'account';

export interface NavigationEntry {
  readonly path: string;
  /** Its name in menus, as the page's title and in the browser's tab. */
  readonly title: ParseKeys<'shell'>;
  /** Its name in the header menu, where that says more. */
  readonly headerTitle?: ParseKeys<'shell'>;
  readonly icon: ComponentType<IconProps>;
  readonly group: Group;
  readonly places: readonly Place[];
  readonly screen: Screen;
  /** Off: neither a menu nor a route, and its code is never fetched. */
  readonly flag?: AreaFlag;
}

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
    screen: lazyScreen(() => import('../features/dashboard/index.ts'), ['dashboard', 'recordTypes']),
  },
  {
    path: paths.transfer(),
    title: 'entries.transfer',
    icon: TransferIcon,
    group: 'money',
    places: ['side', 'tab', 'quick'],
    screen: lazyScreen(() => import('../features/transfer/index.ts'), ['transfer', 'flow']),
  },
  {
    path: paths.records(),
    title: 'entries.records',
    icon: HistoryIcon,
    group: 'money',
    places: ['side', 'tab', 'quick'],
    screen: lazyScreen(() => import('../features/records/index.ts'), ['records', 'recordTypes']),
  },
  {
    path: paths.userInfo(),
    title: 'entries.userInfo',
    headerTitle: 'menu.userInfo',
    icon: AccountIcon,
    group: 'account',
    places: ['tab', 'header', 'quick'],
    screen: lazyScreen(() => import('../features/member/index.ts'), ['member']),
  },
  {
    path: paths.settings(),
    title: 'entries.settings',
    headerTitle: 'menu.settings',
    icon: SettingsIcon,
    group: 'account',
    places: ['header', 'quick'],
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
];

/** The groups of the side menu, in order. */
export const groups: readonly Group[] = ['overview', 'money', 'account'];

/** Whether the entry is open to the member; before the profile is in, flagged areas are closed. */
export const isOpen = ({ flag }: NavigationEntry, member: Member | null): boolean =>
  flag === undefined || member?.[flag] === true;

/** What a place offers to the member. */
export const entriesFor = (place: Place, member: Member | null): readonly NavigationEntry[] =>
  navigation.filter((entry) => entry.places.includes(place) && isOpen(entry, member));

/** The entry of an address; undefined for addresses that are none. */
export const entryOf = (pathname: string): NavigationEntry | undefined =>
  navigation.find((entry) => entry.path === pathname);
