import { useAmountsHidden } from '../../components/hiddenAmounts.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import type { ConvertOrder } from './order.ts';

/** `25.00 CASH` */
export const amountOf = (amount: string, coin: CreditType): string =>
  `${formatAmount(amount)} ${unitName(coin)}`;

/** In characters; longer text fills a line of a phone by itself. */
const maxUnbrokenLength = 20;

/** Keeps an amount and its credit on one line, when they fit. */
const unbroken = (words: string): string =>
  words.length > maxUnbrokenLength ? words : words.replace(' ', '\u00A0');

/** Source and target amounts, for sentences. */
export const sentenceOf = ({ amount, from, actualAmount, to }: ConvertOrder) => ({
  given: unbroken(amountOf(amount, from)),
  got: unbroken(amountOf(actualAmount, to)),
});

/** The same for toasts and announcements: without figures while amounts are hidden. */
export function useSentence(): (order: ConvertOrder) => { given: string; got: string } {
  const hidden = useAmountsHidden();
  return (order) =>
    hidden
      ? { given: `••••\u00A0${unitName(order.from)}`, got: `••••\u00A0${unitName(order.to)}` }
      : sentenceOf(order);
}

/** `1 CASH = 0.99 ENTRUST` */
export const rateWords = ({ from, to, rate }: { from: CreditType; to: CreditType; rate: string }): string =>
  `1 ${unitName(from)} = ${rate} ${unitName(to)}`;

/** `CASH → ENTRUST` */
export const pairWords = ({ from, to }: { from: CreditType; to: CreditType }): string =>
  `${unitName(from)} → ${unitName(to)}`;
