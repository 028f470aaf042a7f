import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';
import type { HoldReason, MediaKind } from '../generated/schema.ts';
import type { Namespace, QualifiedKey } from '../i18n/resources.ts';
import type { SectionCredit } from '../lib/creditSections.ts';
import type { QuickAction, ScreenTitle } from '../lib/quickActions.ts';
import type { Flow } from '../money-flow/attempt.ts';
import type { EventSource } from '../notices/event.ts';
import type { Member } from '../overview/overview.tsx';

/** A profile flag that opens an area to some members (spec §6). */
export type AreaFlag = keyof Pick<Member, 'commitmentEnabled' | 'otcEnabled' | 'matchingCodesEnabled'>;

/** Where an entry is offered. A screen that is offered nowhere is still a route. */
export type Place = 'side' | 'header' | 'site';

export type Group = 'overview' | 'money' | 'protection' | 'more' | 'account' | 'site';

/** The code of a screen and the texts it says, both fetched when it is first needed. */
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
  /** The alias that the tab leads to, where it is not the entry's `path`. */
  readonly path?: string;
}

/** A screen in the frame, and where the frame offers it. */
export interface Entry extends MemberScreen {
  readonly path: string;
  /** Where menus lead, where that is not `path`: a screen of the feature within a section. */
  readonly menuPath?: string;
  /** Further addresses of the same screen (spec §2 names some twice). */
  readonly aliases?: readonly string[];
  readonly icon: ComponentType<IconProps>;
  /** Its name in the header menu, where that says more. */
  readonly headerTitle?: ParseKeys<'shell'>;
  readonly group: Group;
  readonly places: readonly Place[];
  readonly tab?: Tab;
  /** Menus offer it only while the platform publishes a text of this kind. */
  readonly reads?: MediaKind;
  /** The feature whose entry a menu marks in place of this one, which it does not list. */
  readonly partOf?: string;
  /** Visitors have the screen under `path`, too, outside the frame of members. */
  readonly forVisitors?: boolean;
  /** The screen stands around the section screens of this credit; `path` leads on to the first. */
  readonly section?: SectionCredit;
}

/** A screen within the sections of credits, such as `/cash/convert`: one row for all credits that have it. */
export interface SectionScreen extends MemberScreen {
  /** Its name in the address: `convert` of `/cash/convert`. */
  readonly name: string;
  readonly credits: readonly SectionCredit[];
  /** Where it stands among the screens of a section: the lowest is first. */
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

/** What a screen of visitors is headed with, which the page says before the screen's code is there. */
export interface Heading {
  readonly title: QualifiedKey;
  /** One sentence under the title; left out where it depends on how the visitor came. */
  readonly intro?: QualifiedKey;
}

/** A money flow whose order the frame reminds of while its outcome is unknown. */
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
  readonly panels?: readonly DashboardPanel[];
  /** What happened to what the member has here: the bell tells of it, and the dashboard says what needs attention. */
  readonly events?: () => Promise<{ readonly default: EventSource }>;
  /** Of the area that its events are of: while it is off, their code is not fetched and nothing is asked for. */
  readonly eventsFlag?: AreaFlag;
}

/** Declares a feature: the one default of its `feature.ts`, which the list of features imports. */
export const defineFeature = (feature: Feature): Feature => feature;
