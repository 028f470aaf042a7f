import { useHideAmounts } from '../../components/useHideAmounts.ts';
import { creditCode } from '../../lib/credits.ts';
import type { ConvertOrder } from './order.ts';
import { sentenceOf } from './words.ts';

/** What an order gives and gets, for sentences that appear by themselves: without the figures while amounts are hidden. */
export function useSentence(): (order: ConvertOrder) => { given: string; got: string } {
  const [hidden] = useHideAmounts();
  return (order) =>
    hidden
      ? { given: `••••\u00A0${creditCode[order.from]}`, got: `••••\u00A0${creditCode[order.to]}` }
      : sentenceOf(order);
}
