import type { CreditType } from '../../generated/schema.ts';
import { creditCode } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import type { ConvertOrder } from './order.ts';

/** An amount with its credit, for a sentence or a button: `25.00 CASH`. */
export const amountOf = (amount: string, coin: CreditType): string =>
  `${formatAmount(amount)} ${creditCode[coin]}`;

/** Longer ones fill a line of a phone by themselves. */
const longest = 20;

/** No line ends between a figure and its credit, as long as both have room on it. */
const unbroken = (words: string): string => (words.length > longest ? words : words.replace(' ', '\u00A0'));

/** What an order gives and gets, for its sentences. */
export const sentenceOf = ({ amount, from, actualAmount, to }: ConvertOrder) => ({
  given: unbroken(amountOf(amount, from)),
  got: unbroken(amountOf(actualAmount, to)),
});

/** A rate in both credits: `1 CASH = 0.99 ENTRUST`. */
export const rateWords = ({ from, to, rate }: { from: CreditType; to: CreditType; rate: string }): string =>
  `1 ${creditCode[from]} = ${rate} ${creditCode[to]}`;

/** What becomes what, where there is little room: `CASH → ENTRUST`. */
export const pairWords = ({ from, to }: { from: CreditType; to: CreditType }): string =>
  `${creditCode[from]} → ${creditCode[to]}`;
