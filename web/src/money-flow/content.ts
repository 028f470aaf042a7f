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

/** What a flow says where the general words, which speak of credits that move, do not fit it. */
export interface FlowWords {
  /** After a refusal: what did not happen, and that the entries are kept. */
  readonly kept?: string;
  /** No answer came: what is not known now. */
  readonly unknown?: string;
  /** Why sending the same order again is safe. */
  readonly same?: string;
}

/** What the result of an order shows. */
export interface ResultContent {
  /** What happened: `25.00 CASH transferred to maria`. */
  title: string;
  /** How far it is: done unless said otherwise; `waiting` for what goes on, `ended` for what came to nothing. */
  standing?: 'done' | 'waiting' | 'ended';
  /** Between the title and the details: what goes on, and what the member can do about it. */
  body?: ReactNode;
  receiptNumber: string;
  details: readonly Detail[];
  /** A link to where this order can be seen. */
  next?: ReactNode;
  /** What the button for one more order says: `Another transfer`. */
  again?: string;
}
