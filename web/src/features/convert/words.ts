import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { formatWithUnit, unitName } from '../../money/credits.ts';
import type { ConvertOrder } from './order.ts';

/** `25.00 CASH`; `CASH` where the amount is not known. */
export const formatConvertAmount = (amount: string | null, coin: CreditType): string =>
  amount === null ? unitName(coin) : formatWithUnit(amount, coin);

/** In characters; longer text fills a line of a phone by itself. */
const maxUnbrokenLength = 20;

/** Keeps an amount and its credit on one line, when they fit. */
const unbroken = (words: string): string =>
  words.length > maxUnbrokenLength ? words : words.replace(' ', '\u00A0');

/** Source and target amounts, for sentences. */
export const toSentenceAmounts = ({ amount, from, actualAmount, to }: ConvertOrder) => ({
  given: unbroken(formatConvertAmount(amount, from)),
  got: unbroken(formatConvertAmount(actualAmount, to)),
});

/** The same for toasts and announcements: without figures while amounts are hidden. */
export function useSentenceAmounts(): (order: ConvertOrder) => { given: string; got: string } {
  const hidden = useAmountsHidden();
  return (order) =>
    hidden
      ? { given: `••••\u00A0${unitName(order.from)}`, got: `••••\u00A0${unitName(order.to)}` }
      : toSentenceAmounts(order);
}

interface Rated {
  readonly from: CreditType;
  readonly to: CreditType;
}

/** `1 CASH = 0.99 ENTRUST` */
export const formatConvertRate = ({ from, to, rate }: Rated & { readonly rate: string }): string =>
  `1 ${unitName(from)} = ${rate} ${unitName(to)}`;

/** The rate of an order in words; null where it is not known. */
export const formatOrderRate = ({
  rate,
  ...order
}: Rated & { readonly rate: string | null }): string | null =>
  rate === null ? null : formatConvertRate({ ...order, rate });

/** `CASH → ENTRUST` */
export const formatPair = ({ from, to }: { from: CreditType; to: CreditType }): string =>
  `${unitName(from)} → ${unitName(to)}`;
