import type { ComponentType } from 'react';
import type {
  Entry,
  Feature,
  Group,
  Place,
  SectionScreen,
  VisitorScreen,
} from '../features/defineFeature.ts';
import { features } from '../features/index.ts';
import { sectionScreenPath } from '../lib/creditSections.ts';
import type { OfferedPanel } from '../lib/dashboardPanels.ts';
import { lazyComponent, type LazyComponent } from '../lib/lazyImport.ts';
import type { OfferedAction } from '../lib/quickActions.ts';
import type { FlowScreen } from '../money-flow/UnknownOrders.tsx';
import type { Member } from '../overview/overview.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { notFound } from './screens.ts';

/** What an address of a member is called and what it opens. */
type Address = Pick<Entry, 'title' | 'flag'> & { readonly path: string; readonly Screen: LazyComponent };

/** A screen within another, which stands around it: one of its tabs. */
export type NavigationChild = Address & Pick<SectionScreen, 'name'>;

/** An entry of a feature as the frame uses it. */
export interface NavigationEntry extends Omit<Entry, 'screen' | 'texts'> {
  readonly feature: string;
  readonly Screen: LazyComponent;
  /** Screens within this one, shown at its `<Outlet>`; `path` leads on to the first. */
  readonly children?: readonly [NavigationChild, ...NavigationChild[]];
}

/** A screen that needs no session (spec §2). */
export interface PublicScreen {
  readonly path: string;
  readonly Screen: LazyComponent;
  /** A member who is signed in is sent on to the portal. */
  readonly visitorsOnly: boolean;
}

/** Throws for what comes twice: one of two features would silently be out of reach. */
function requireUnique(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two features declare the ${what} ${twice}`);
}

type Source = Pick<VisitorScreen, 'screen' | 'texts'>;

/** One screen for one import, so that React keeps what two addresses have in common. */
function createScreens(): (source: Source) => LazyComponent {
  const known = new Map<() => Promise<{ readonly default: ComponentType }>, LazyComponent>();
  return ({ screen, texts }) => {
    const made = known.get(screen) ?? lazyScreen(screen, texts);
    known.set(screen, made);
    return made;
  };
}

/** Addresses, menus and flows of the given features. */
export function collectNavigation(all: readonly Feature[]) {
  const toScreen = createScreens();
  const sections = all
    .flatMap((feature) => feature.sections ?? [])
    .toSorted((one, other) => one.rank - other.rank);

  function childrenOf({ section }: Entry): Pick<NavigationEntry, 'children'> {
    if (section === undefined) return {};
    const toChild = ({ credits: _, rank: __, texts, screen, ...child }: SectionScreen) => ({
      ...child,
      path: sectionScreenPath(section, child.name),
      Screen: toScreen({ screen, texts }),
    });
    const [first, ...others] = sections.filter(({ credits }) => credits.includes(section)).map(toChild);
    return first === undefined ? {} : { children: [first, ...others] };
  }

  const navigation = all.flatMap(({ name, entries = [] }) =>
    entries.map((entry): NavigationEntry => {
      const { screen, texts, ...known } = entry;
      return { ...known, feature: name, Screen: toScreen({ screen, texts }), ...childrenOf(entry) };
    }),
  );

  const publicScreens: readonly PublicScreen[] = [
    ...all
      .flatMap((feature) => feature.visitorScreens ?? [])
      .map((source) => ({
        path: source.path,
        Screen: toScreen(source),
        visitorsOnly: source.forMembers !== true,
      })),
    { path: notFound.path, Screen: toScreen(notFound), visitorsOnly: false },
  ];

  /** A flow is at home on every screen of its feature, or on the one it names; it is called as that, or as the first. */
  const flows = all.flatMap(({ name, flows: own = [], sections: parts = [] }) => {
    const entries = navigation.filter(({ feature }) => feature === name);
    return own.flatMap(({ sections: within, ...flow }): readonly FlowScreen[] => {
      const home = within === undefined ? entries : entries.filter(({ path }) => path === flow.path);
      const shown = parts.filter((part) => within?.includes(part.name) ?? true);
      const [entry] = home;
      if (entry === undefined) return [];
      const addresses = [
        ...home.flatMap(addressesOf),
        ...shown.flatMap((part) => part.credits.map((coin) => sectionScreenPath(coin, part.name))),
      ];
      return [{ ...flow, title: entry.title, addresses }];
    });
  });

  const quickActions = all.flatMap(({ name, quickActions: own = [] }) =>
    own.map((action): OfferedAction & Pick<Entry, 'flag'> => {
      const entry = navigation.find(({ feature, path }) => feature === name && path === action.path);
      if (entry === undefined) throw new Error(`${name} has no entry at ${action.path}`);
      const { title, icon, Screen, flag } = entry;
      return { ...action, title, icon, Screen, ...(flag !== undefined && { flag }) };
    }),
  );

  const panels = all.flatMap(({ panels: own = [] }) =>
    own.map(({ holds, panel, texts }): OfferedPanel => ({ holds, Panel: lazyComponent(panel, texts) })),
  );

  requireUnique(
    'name',
    all.map(({ name }) => name),
  );
  requireUnique(
    'flow',
    flows.map(({ name }) => name),
  );
  requireUnique('address', [...navigation.flatMap(addressesOf), ...publicScreens.map(({ path }) => path)]);
  return { navigation, publicScreens, flows, quickActions, panels };
}

/**
 * Every screen of a member, in the order of the menus: the one source of the side menu, the header menu, the bottom
 * tabs, the routes and their guards. What is not here does not exist; nothing stands here before it works.
 */
export const { navigation, publicScreens, flows, quickActions, panels } = collectNavigation(features);

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

/** Every address under which the entry or a screen within it is found. */
export function addressesOf({ path, aliases, children }: NavigationEntry): readonly string[] {
  return [path, ...(aliases ?? []), ...(children ?? []).map((child) => child.path)];
}

/** The entry of an address; undefined for addresses that are none. */
export const entryOf = (pathname: string): NavigationEntry | undefined =>
  navigation.find((entry) => addressesOf(entry).includes(pathname));

/** The screen within an entry that an address names; undefined where it names none. */
export const childOf = (entry: NavigationEntry | undefined, pathname: string): NavigationChild | undefined =>
  entry?.children?.find(({ path }) => path === pathname);

/** Where a menu leads by an entry. */
export const menuPathOf = ({ path, menuPath = path }: NavigationEntry): string => menuPath;

/** How a menu marks one of its links: the screen the member is at, or the one that this, which it lacks, is part of. */
export function currentAt(
  pathname: string,
  menu: readonly NavigationEntry[],
  { path, feature }: NavigationEntry,
): 'page' | 'true' | undefined {
  const here = menu.find((entry) => menuPathOf(entry) === pathname) ?? entryOf(pathname);
  if (here?.path === path) return 'page';
  return here?.partOf === feature && !menu.includes(here) ? 'true' : undefined;
}
