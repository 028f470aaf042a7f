import type { ParseKeys } from 'i18next';
import { createContext, use, type ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';

/** A way on that the frame offers a screen: a feature knows no routes of others. */
export interface QuickAction {
  readonly path: string;
  readonly title: ParseKeys<'shell'>;
  readonly icon: ComponentType<IconProps>;
  readonly screen: { readonly preload: () => void };
}

/** Filled by the frame from the navigation's one list. */
export const QuickActions = createContext<readonly QuickAction[]>([]);

/** What the member can do next, in the order of the menus. */
export const useQuickActions = (): readonly QuickAction[] => use(QuickActions);
