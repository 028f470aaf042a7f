import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Member } from '../data/overview/overview.tsx';
import type { IconProps } from '../design/icons/Icon.tsx';
import type { SectionCredit } from '../extension-points/creditSections.ts';
import type { FirstStep } from '../extension-points/firstSteps.ts';
import type { QuickAction, ScreenTitle } from '../extension-points/quickActions.ts';
import type { RecordLink } from '../extension-points/recordLinks.ts';
import type { Remedy } from '../extension-points/remedies.ts';
import type { HoldReason, MediaKind } from '../generated/schema.ts';
import type { Namespace, QualifiedKey } from '../i18n/resources.ts';
import type { EventSource } from '../notices/event.ts';
import type { Flow } from '../orders/flow/attempt.ts';

/** A profile flag that opens an area to some members (spec §6). */
export type AreaFlag = keyof Pick<Member, 'commitmentEnabled' | 'otcEnabled' | 'matchingCodesEnabled'>;

/** Where an entry is offered. A screen that is offered nowhere is still a route. */
export type Place = 'side' | 'header' | 'site';

export type Group = 'overview' | 'money' | 'protection' | 'more' | 'account' | 'site';

/** The code and the texts of a screen, both fetched when it is first needed. */
interface LazyScreenSource {
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
  readonly texts: readonly Namespace[];
}

/** A screen that members open. */
interface MemberScreen extends LazyScreenSource {
  /** Its name in menus, as the page's title and in the browser's tab. */
  readonly title: ScreenTitle;
  /** Off: neither a menu nor a route, and its code is never fetched. */
  readonly flag?: AreaFlag;
}

/** One of the four bottom tabs of a phone. Where two entries want the same, the later of the list has it. */
export interface Tab {
  readonly position: 1 | 2 | 3 | 4;
}

/** A screen in the shell, and the menus that list it. */
export interface Entry extends MemberScreen {
  readonly path: string;
  /** The same screen's address on a phone (spec §2). There, every link to `path` opens it. */
  readonly phonePath?: string;
  /** Further addresses of the same screen. */
  readonly aliases?: readonly string[];
  readonly icon: ComponentType<IconProps>;
  /** Its name in the header menu, if longer. */
  readonly headerTitle?: ParseKeys<'shell'>;
  readonly group: Group;
  readonly places: readonly Place[];
  readonly tab?: Tab;
  /** Menus offer it only while the platform publishes a text of this kind. */
  readonly reads?: MediaKind;
  /** The feature whose entry a menu marks in place of this one, which it does not list. */
  readonly partOf?: string;
  /** Visitors can open the screen under `path`, too, outside the members' shell. */
  readonly forVisitors?: boolean;
  /** The screen surrounds the section screens of this credit; `path` redirects to the first. */
  readonly section?: SectionCredit;
}

/** A screen within the sections of credits, such as `/cash/convert`: one row for all credits that have it. */
export interface SectionScreen extends MemberScreen {
  /** Its name in the address: `convert` of `/cash/convert`. */
  readonly name: string;
  readonly credits: readonly SectionCredit[];
  /** Position among the screens of a section: the lowest is first. */
  readonly rank: number;
}

/** A screen for those who are not signed in; a member is sent on to the portal. */
export interface VisitorScreen extends LazyScreenSource {
  readonly path: string;
  /** Members are not sent on. */
  readonly forMembers?: boolean;
  /** Left out where the page's frame does not look like the screen. */
  readonly heading?: Heading;
}

/** The heading of a visitors' screen, which the page shows before the screen's code is loaded. */
export interface Heading {
  readonly title: QualifiedKey;
  /** One sentence under the title; left out where it depends on how the visitor came. */
  readonly intro?: QualifiedKey;
}

/** A money flow; the shell reminds of its order while the outcome is unknown. */
export interface FeatureFlow {
  /** Under which the order is kept on this device. */
  readonly name: Flow;
  /** Where the order is shown. */
  readonly path: string;
  /** Names of the sections' screens that show it; without them every screen of the feature does. */
  readonly sections?: readonly string[];
}

/** What a feature shows on the dashboard of the members that it concerns. */
export interface DashboardPanel {
  /** Shown while credits of the member are held for this reason. */
  readonly holds: HoldReason;
  readonly panel: () => Promise<{ readonly default: ComponentType }>;
  readonly texts: readonly Namespace[];
}

/** Shows the terms in force within a money flow, and lets the member accept them. */
interface AgreementSource {
  readonly form: () => Promise<{ readonly default: ComponentType }>;
  readonly texts: readonly Namespace[];
}

/**
 * What a feature adds to the portal: known from the first load on, so it holds no screen code. Whatever is more than
 * data is a function that loads.
 */
export interface Feature {
  /** That of its folder. */
  readonly name: string;
  readonly entries?: readonly Entry[];
  readonly sections?: readonly SectionScreen[];
  readonly visitorScreens?: readonly VisitorScreen[];
  readonly flows?: readonly FeatureFlow[];
  /** Links that the dashboard and the wallet offer. */
  readonly quickActions?: readonly QuickAction[];
  /** Its step from nothing to the first withdrawal, which the help lists. */
  readonly firstStep?: FirstStep;
  /** Links from credit records to the orders behind them. */
  readonly recordLinks?: readonly RecordLink[];
  readonly panels?: readonly DashboardPanel[];
  /** What a member accepts before the first order; one feature has it. */
  readonly agreement?: AgreementSource;
  /** Where members do what a refused operation needs. */
  readonly remedies?: readonly Remedy[];
  /** Loads the feature's events: the bell lists them, and the dashboard shows those that need attention. */
  readonly events?: () => Promise<{ readonly default: EventSource }>;
  /** Of the area that its events are of: while it is off, their code is not fetched and nothing is asked for. */
  readonly eventsFlag?: AreaFlag;
}

/** Declares a feature: the one default of its `feature.ts`, which the list of features imports. */
export const defineFeature = (feature: Feature): Feature => feature;
