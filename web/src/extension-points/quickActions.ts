import type { ParseKeys } from 'i18next';
import { createContext, use, type ComponentType } from 'react';
import type { IconProps } from '../design/icons/Icon.tsx';
import type { CreditType } from '../generated/schema.ts';

/** Text key of a screen's title. */
export type ScreenTitle = ParseKeys<'shell'> | `common:credits.${CreditType}`;

/** How a member gets more of a credit. Features that need the credit offer it without knowing whose it is. */
export interface TopUp {
  /** Path with the credit filled in; null for a credit that is not had this way. */
  readonly pathFor: (coin: CreditType) => string | null;
  /** How and when the credits come in, as a sentence after one that names the credit. */
  readonly hint?: ParseKeys<'shell'>;
  /** Text of a link or button where the credit is named already. */
  readonly label: ParseKeys<'shell'>;
}

/** What a feature declares of something that members often come for. */
export interface QuickAction {
  /** Path of the feature's entry, which gives icon and title. */
  readonly path: string;
  /** Text of a button: `Withdraw`. */
  readonly label: ParseKeys<'shell'>;
  /** Path of the action for a credit; null for a credit without it. */
  readonly pathFor: (coin: CreditType) => string | null;
  /** Whether it brings credits into the portal or pays them out. */
  readonly direction?: 'in' | 'out';
  readonly topUp?: TopUp;
  /** Position among the actions of a credit: the lowest is first. */
  readonly rank: number;
}

/** A quick action with the shell's data of its screen. */
export interface OfferedAction extends QuickAction {
  readonly title: ScreenTitle;
  readonly icon: ComponentType<IconProps>;
  readonly Screen: { readonly preload: () => void };
}

/** Provided by the shell, because features do not import each other's actions. */
export const QuickActions = createContext<readonly OfferedAction[]>([]);

/** The quick actions that are open to the member, in the order of the menus. */
export const useQuickActions = (): readonly OfferedAction[] => use(QuickActions);

/** The first action open to the member to get more of a credit; null if there is none. */
export function useTopUp(coin: CreditType): (TopUp & { readonly path: string }) | null {
  for (const { topUp } of useQuickActions()) {
    const path = topUp?.pathFor(coin) ?? null;
    if (topUp !== undefined && path !== null) return { ...topUp, path };
  }
  return null;
}
