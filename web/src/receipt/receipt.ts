import type { AmountUnit } from '../lib/credits.ts';

/** Whether the details of an order are on the screen; what becomes of it is then said there. */
export const isReceiptShown = (receiptNumber: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-receipt]')].some(
    ({ dataset }) => dataset.receipt === receiptNumber,
  );

/** What a receipt says of an order in short. */
export interface ReceiptFacts {
  /** What kind of order it is, as menus call it. */
  readonly kind: string;
  readonly receiptNumber: string;
  /** What moved, or was to move; null for an order without an amount. */
  readonly amount: { readonly value: string; readonly unit: AmountUnit } | null;
  /** In words; null for what has no states. */
  readonly state: string | null;
  /** When it was sent or happened, ISO 8601; null where only the details say so, which are printed but not shared. */
  readonly at: string | null;
}
