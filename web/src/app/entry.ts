import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';
import type { ScreenTitle } from '../lib/quickActions.ts';
import type { Member } from '../overview/overview.tsx';
import type { Screen } from './lazyScreen.tsx';

/** A profile flag that opens an area to some members (spec §6). */
export type AreaFlag = keyof Pick<Member, 'commitmentEnabled' | 'otcEnabled' | 'matchingCodesEnabled'>;

/** Where an entry is offered. A screen that is offered nowhere is still a route. */
export type Place = 'side' | 'tab' | 'header' | 'quick';

export type Group = 'overview' | 'money' | 'account';

/** What an address of a member is called and what it opens. */
export interface Address {
  readonly path: string;
  /** Its name in menus, as the page's title and in the browser's tab. */
  readonly title: ScreenTitle;
  readonly screen: Screen;
  /** Off: neither a menu nor a route, and its code is never fetched. */
  readonly flag?: AreaFlag;
}

/** A screen within another, which stands around it: one of its tabs. */
export type NavigationChild = Address;

export interface NavigationEntry extends Address {
  /** Its name in the header menu, where that says more. */
  readonly headerTitle?: ParseKeys<'shell'>;
  readonly icon: ComponentType<IconProps>;
  readonly group: Group;
  readonly places: readonly Place[];
  /** Further addresses of the same screen (spec §2 names some twice). */
  readonly aliases?: readonly string[];
  /** The alias that the bottom tabs of a phone lead to, where it is not `path`. */
  readonly tabPath?: string;
  /** Screens within this one, shown at its `<Outlet>`; `path` leads on to the first. */
  readonly children?: readonly [NavigationChild, ...NavigationChild[]];
  /** The path of the entry that a menu marks in place of this one, which it does not list. */
  readonly partOf?: string;
}
