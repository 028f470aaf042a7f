import type { ReactNode } from 'react';
import type { Detail } from '../../design/ui/DetailList.tsx';
import type { ReceiptFacts } from '../receipt/receipt.ts';

/** Content of the review step. */
export interface ReviewContent {
  /** Amount, counterparty, fee, amount that arrives. */
  details: readonly Detail[];
  /** A warning about this order, such as a new recipient. */
  notice?: ReactNode;
  /** One sentence on what cannot be undone; left out where the platform does not return it. */
  consequence?: string;
  /** Label of the confirm button, with the amount: `Send 25.00 CASH`. */
  confirm: string;
}

/** Overrides for flows that the general words, about credits that move, do not fit. */
export interface FlowWords {
  /** After a refusal: what did not happen, and that the form is kept. */
  readonly kept?: string;
  /** When no answer came: what is not known. */
  readonly unknown?: string;
  /** Why it is safe to send the same order again. */
  readonly same?: string;
}

/** Content of the result step. */
export interface ResultContent {
  /** What happened, with the amount. */
  title: string;
  /** `done` by default; `waiting` while in progress, `ended` when it was rejected or cancelled. */
  outcome?: 'done' | 'waiting' | 'ended';
  /** Between title and details: what happens next, and what the member can do. */
  body?: ReactNode;
  /** Short facts for the receipt of the finished order. */
  receipt: ReceiptFacts;
  /** Balances among them are for the screen alone: `onScreen`. */
  details: readonly Detail[];
  /** Link to the order. */
  next: { readonly label: string; readonly to: string };
  /** Label of the button for another order. */
  again: string;
  /** For a failed order: the path of the flow prefilled with it. */
  againTo?: string | null;
}
