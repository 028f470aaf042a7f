import type { ReactNode } from 'react';
import type { Detail } from '../components/DetailList.tsx';

/** What the review of an order shows. */
export interface ReviewContent {
  /** Amount, counterparty, fee, what arrives. */
  details: readonly Detail[];
  /** What deserves a second look before this order: a recipient who is new. */
  notice?: ReactNode;
  /** What cannot be undone, in a sentence. */
  consequence: string;
  /** What the button says: `Transfer 25.00 CASH`. */
  confirm: string;
}

/** What the result of an order shows. */
export interface ResultContent {
  /** What happened: `25.00 CASH transferred to maria`. */
  title: string;
  receiptNumber: string;
  details: readonly Detail[];
  /** A link to where this order can be seen. */
  next?: ReactNode;
  /** What the button for one more order says: `Another transfer`. */
  again?: string;
}
