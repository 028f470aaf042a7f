import type { AmountUnit } from '../../money/credits.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface SharedTexts {
    receipt: typeof texts;
  }
}

/** Whether the details of an order are on the screen, which then show its outcome. */
export const isReceiptOnScreen = (receiptNumber: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-receipt]')].some(
    ({ dataset }) => dataset.receipt === receiptNumber,
  );

/** Short facts of an order's receipt. */
export interface ReceiptFacts {
  /** What kind of order it is, as menus call it. */
  readonly kind: string;
  readonly receiptNumber: string;
  /** What moved, or was to move; null for an order without an amount. */
  readonly amount: { readonly value: string; readonly unit: AmountUnit } | null;
  /** In words; null for what has no states. */
  readonly state: string | null;
  /** When it was sent or happened, ISO 8601; null if only the details contain it, which are printed but not shared. */
  readonly at: string | null;
}
