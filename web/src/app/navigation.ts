import type { Member } from '../data/overview/overview.tsx';
import type { OfferedAction } from '../extension-points/quickActions.ts';
import type { Group, Place } from '../features/defineFeature.ts';
import { features } from '../features/index.ts';
import {
  collectNavigation,
  listAddresses,
  type Address,
  type NavigationChild,
  type NavigationEntry,
} from './collectNavigation.ts';

/**
 * Every screen of a member, in the order of the menus: the only source of the side menu, the header menu, the bottom
 * tabs, the routes and their guards.
 */
export const {
  navigation,
  publicScreens,
  flows,
  quickActions,
  firstSteps,
  recordLinks,
  panels,
  remedies,
  agreement,
} = collectNavigation(features);

/** The groups of the side menu, in order. */
const groups: readonly Group[] = ['overview', 'money', 'protection', 'more', 'account'];

/** Whether the address is open to the member; before the profile is in, flagged areas are closed. */
export const isOpen = ({ flag }: Pick<Address, 'flag'>, member: Member | null): boolean =>
  flag === undefined || member?.[flag] === true;

/** What a place offers to the member. */
export const entriesFor = (place: Place, member: Member | null): readonly NavigationEntry[] =>
  navigation.filter((entry) => entry.places.includes(place) && isOpen(entry, member));

/** The quick actions that are open to the member, in the order of the menus. */
export const quickActionsFor = (member: Member | null): readonly OfferedAction[] =>
  quickActions.filter((action) => isOpen(action, member));

/** The entries of the side menu by group; a group without any is left out. */
export const sideGroupsFor = (
  member: Member | null,
): readonly { readonly group: Group; readonly entries: readonly NavigationEntry[] }[] =>
  groups
    .map((group) => ({ group, entries: entriesFor('side', member).filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);

const tabPositions = [1, 2, 3, 4] as const;

/** The bottom tabs of a phone, at most four. */
export const tabsFor = (member: Member | null, entries = navigation): readonly NavigationEntry[] =>
  tabPositions.flatMap(
    (position) =>
      entries.findLast((entry) => entry.tab?.position === position && isOpen(entry, member)) ?? [],
  );

/** The entry of an address; undefined for addresses that are none. */
export const findEntry = (pathname: string): NavigationEntry | undefined =>
  navigation.find((entry) => listAddresses(entry).includes(pathname));

const phonePaths = new Map(
  navigation.flatMap(({ path, phonePath }) => (phonePath === undefined ? [] : [[path, phonePath]])),
);

/** The address that a link uses on a phone. */
export const toPhonePath = (pathname: string): string => phonePaths.get(pathname) ?? pathname;

/** The screen within an entry that an address names; undefined where it names none. */
export const findChild = (
  entry: NavigationEntry | undefined,
  pathname: string,
): NavigationChild | undefined => entry?.children?.find(({ path }) => path === pathname);

/** How a menu marks one of its links: the screen the member is at, or the one that this, which it lacks, is part of. */
export function findCurrent(
  pathname: string,
  menu: readonly NavigationEntry[],
  { path, feature }: NavigationEntry,
): 'page' | 'true' | undefined {
  const here = findEntry(pathname);
  if (here?.path === path) return 'page';
  return here?.partOf === feature && !menu.includes(here) ? 'true' : undefined;
}
