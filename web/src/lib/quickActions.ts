import type { ParseKeys } from 'i18next';
import { createContext, use, type ComponentType } from 'react';
import type { IconProps } from '../components/icons/Icon.tsx';
import type { CreditType } from '../generated/schema.ts';

/** Text key of a screen's title. */
export type ScreenTitle = ParseKeys<'shell'> | `common:credits.${CreditType}`;

/** What a feature declares of something that members often come for. */
export interface QuickAction {
  /** Path of the feature's entry, which gives icon and title. */
  readonly path: string;
  /** Path on a phone, where the entry has one of its own (spec §2). */
  readonly mobilePath?: string;
  /** Text of a button: `Withdraw`. */
  readonly label: ParseKeys<'shell'>;
  /** Path of the action for a credit; null for a credit without it. */
  readonly pathFor: (coin: CreditType) => string | null;
  /** Whether it brings credits into the portal or pays them out. */
  readonly direction?: 'in' | 'out';
  /** Where it stands among the actions of a credit: the lowest is first. */
  readonly rank: number;
}

/** A quick action with what the frame knows of its screen. */
export interface OfferedAction extends QuickAction {
  readonly title: ScreenTitle;
  readonly icon: ComponentType<IconProps>;
  readonly Screen: { readonly preload: () => void };
}

/** Provided by the frame, because features do not know each other's actions. */
export const QuickActions = createContext<readonly OfferedAction[]>([]);

/** The quick actions that are open to the member, in the order of the menus. */
export const useQuickActions = (): readonly OfferedAction[] => use(QuickActions);
