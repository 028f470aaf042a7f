import type { ParseKeys } from 'i18next';
import { createContext, use, type ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';
import type { CreditType } from '../generated/schema.ts';

/** Text key of a screen's title. */
export type ScreenTitle = ParseKeys<'shell'> | `common:credits.${CreditType}`;

/** A link to another screen, which the frame provides because features do not know each other's routes. */
export interface QuickAction {
  readonly path: string;
  readonly title: ScreenTitle;
  readonly icon: ComponentType<IconProps>;
  readonly Screen: { readonly preload: () => void };
}

/** Provided by the frame. */
export const QuickActions = createContext<readonly QuickAction[]>([]);

/** The member's quick actions, in the order of the menus. */
export const useQuickActions = (): readonly QuickAction[] => use(QuickActions);
