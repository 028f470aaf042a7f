import type { ParseKeys } from 'i18next';
import { createContext, use, type ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';
import type { CreditType } from '../generated/schema.ts';

/** The name of a screen: one of the frame's texts, or the credit that it is about. */
export type ScreenTitle = ParseKeys<'shell'> | `common:credits.${CreditType}`;

/** A way on that the frame offers a screen: a feature knows no routes of others. */
export interface QuickAction {
  readonly path: string;
  readonly title: ScreenTitle;
  readonly icon: ComponentType<IconProps>;
  readonly screen: { readonly preload: () => void };
}

/** Filled by the frame from the navigation's one list. */
export const QuickActions = createContext<readonly QuickAction[]>([]);

/** What the member can do next, in the order of the menus. */
export const useQuickActions = (): readonly QuickAction[] => use(QuickActions);
