import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../browser/lazyImport.ts';
import { sectionScreenPath } from '../extension-points/creditSections.ts';
import type { OfferedPanel } from '../extension-points/dashboardPanels.ts';
import type { OfferedAction } from '../extension-points/quickActions.ts';
import { listEntryAddresses } from '../features/addresses.ts';
import type { Entry, Feature, SectionScreen, VisitorScreen } from '../features/defineFeature.ts';
import type { FlowScreen } from '../orders/flow/UnknownOrders.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { notFound } from './screens.ts';

/** What an address of a member is called and what it opens. */
export type Address = Pick<Entry, 'title' | 'flag'> & {
  readonly path: string;
  readonly Screen: LazyComponent;
};

/** A screen within another: one of its tabs. */
export type NavigationChild = Address & Pick<SectionScreen, 'name'>;

/** A feature's entry as the shell uses it. */
export interface NavigationEntry extends Omit<Entry, 'screen' | 'texts' | 'aliases'> {
  readonly feature: string;
  /** Every address of the screen; `path` is the first. */
  readonly addresses: readonly [string, ...string[]];
  readonly Screen: LazyComponent;
  /** Screens within this one, shown at its `<Outlet>`; `path` redirects to the first. */
  readonly children?: readonly [NavigationChild, ...NavigationChild[]];
}

/** A screen that needs no session (spec §2). */
export interface PublicScreen {
  readonly path: string;
  readonly Screen: LazyComponent;
  /** A member who is signed in is sent on to the portal. */
  readonly visitorsOnly: boolean;
}

/** Every address under which the entry or a screen within it is found. */
export function listAddresses({ addresses, children }: NavigationEntry): readonly string[] {
  return [...addresses, ...(children ?? []).map((child) => child.path)];
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

type ToScreen = ReturnType<typeof createScreens>;

/** The screens within an entry that shows the sections of a credit. */
function collectChildren(
  { section }: Entry,
  sections: readonly SectionScreen[],
  toScreen: ToScreen,
): Pick<NavigationEntry, 'children'> {
  if (section === undefined) return {};
  const toChild = ({ credits: _, rank: __, texts, screen, ...child }: SectionScreen) => ({
    ...child,
    path: sectionScreenPath(section, child.name),
    Screen: toScreen({ screen, texts }),
  });
  const [first, ...others] = sections.filter(({ credits }) => credits.includes(section)).map(toChild);
  return first === undefined ? {} : { children: [first, ...others] };
}

function collectEntries(all: readonly Feature[], toScreen: ToScreen): readonly NavigationEntry[] {
  const sections = all
    .flatMap((feature) => feature.sections ?? [])
    .toSorted((one, other) => one.rank - other.rank);
  return all.flatMap(({ name, entries = [] }) =>
    entries.map((entry): NavigationEntry => {
      const { screen, texts, aliases: _, ...known } = entry;
      return {
        ...known,
        feature: name,
        addresses: listEntryAddresses(entry, all),
        Screen: toScreen({ screen, texts }),
        ...collectChildren(entry, sections, toScreen),
      };
    }),
  );
}

function collectPublicScreens(all: readonly Feature[], toScreen: ToScreen): readonly PublicScreen[] {
  return [
    ...all
      .flatMap((feature) => feature.visitorScreens ?? [])
      .map((source) => ({
        path: source.path,
        Screen: toScreen(source),
        visitorsOnly: source.forMembers !== true,
      })),
    { path: notFound.path, Screen: toScreen(notFound), visitorsOnly: false },
  ];
}

/** A flow is at home on every screen of its feature, or on the one it names; it is called as that, or as the first. */
function collectFlows(all: readonly Feature[], entries: readonly NavigationEntry[]): readonly FlowScreen[] {
  return all.flatMap(({ name, flows: own = [], sections: parts = [] }) => {
    const ownEntries = entries.filter(({ feature }) => feature === name);
    return own.flatMap(({ sections: within, ...flow }): readonly FlowScreen[] => {
      const home = within === undefined ? ownEntries : ownEntries.filter(({ path }) => path === flow.path);
      const shown = parts.filter((part) => within?.includes(part.name) ?? true);
      const [entry] = home;
      if (entry === undefined) return [];
      const addresses = [
        ...home.flatMap(listAddresses),
        ...shown.flatMap((part) => part.credits.map((coin) => sectionScreenPath(coin, part.name))),
      ];
      return [{ ...flow, title: entry.title, addresses }];
    });
  });
}

/** The entry of a feature at a path; throws if it has none. */
function requireEntry(entries: readonly NavigationEntry[], name: string, at: string): NavigationEntry {
  const entry = entries.find(({ feature, path }) => feature === name && path === at);
  if (entry === undefined) throw new Error(`${name} has no entry at ${at}`);
  return entry;
}

function collectQuickActions(all: readonly Feature[], entries: readonly NavigationEntry[]) {
  return all.flatMap(({ name, quickActions: own = [] }) =>
    own.map((action): OfferedAction & Pick<Entry, 'flag'> => {
      const { title, icon, Screen, flag } = requireEntry(entries, name, action.path);
      return { ...action, title, icon, Screen, ...(flag !== undefined && { flag }) };
    }),
  );
}

function collectRemedies(all: readonly Feature[], entries: readonly NavigationEntry[]) {
  return all.flatMap(({ name, remedies: own = [] }) => {
    for (const { path } of own) requireEntry(entries, name, path);
    return own;
  });
}

/** The form of the agreement to the terms, or null; at most one feature has it. */
function findAgreement(all: readonly Feature[]) {
  const declaring = all.filter(({ agreement }) => agreement !== undefined);
  if (declaring.length > 1)
    throw new Error(`${declaring.map(({ name }) => name).join(' and ')} both declare the agreement`);
  const agreement = declaring[0]?.agreement;
  return agreement === undefined ? null : lazyComponent(agreement.form, agreement.texts);
}

/** Addresses, menus and flows of the given features. */
export function collectNavigation(all: readonly Feature[]) {
  const toScreen = createScreens();
  const navigation = collectEntries(all, toScreen);
  const publicScreens = collectPublicScreens(all, toScreen);
  const flows = collectFlows(all, navigation);
  const quickActions = collectQuickActions(all, navigation);
  const panels = all.flatMap(({ panels: own = [] }) =>
    own.map(({ holds, panel, texts }): OfferedPanel => ({ holds, Panel: lazyComponent(panel, texts) })),
  );
  const agreement = findAgreement(all);
  const remedies = collectRemedies(all, navigation);
  const firstSteps = all
    .flatMap(({ firstStep = [] }) => firstStep)
    .toSorted((one, other) => one.rank - other.rank);

  const recordLinks = all.flatMap((feature) => feature.recordLinks ?? []);
  requireUnique(
    'record link',
    recordLinks.map(({ type }) => type),
  );
  requireUnique(
    'remedy',
    remedies.map(({ needs }) => needs),
  );
  requireUnique(
    'name',
    all.map(({ name }) => name),
  );
  requireUnique(
    'flow',
    flows.map(({ name }) => name),
  );
  requireUnique('address', [...navigation.flatMap(listAddresses), ...publicScreens.map(({ path }) => path)]);
  return {
    navigation,
    publicScreens,
    flows,
    quickActions,
    firstSteps,
    recordLinks,
    panels,
    remedies,
    agreement,
  };
}
