import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { unitName, type AmountUnit } from '../../money/credits.ts';
import {
  amountScale,
  formatAmount,
  limitProblem,
  nextValid,
  parseAmount,
  type AmountLimits,
} from '../../money/decimal.ts';
import { useAmountsHidden } from '../ui/hiddenAmounts.tsx';

/** Returns the error message for a typed amount; undefined when it is valid. */
export function useAmountError(): (
  typed: string,
  coin: AmountUnit,
  limits: AmountLimits,
) => string | undefined {
  const { t } = useTranslation();
  const hidden = useAmountsHidden();
  return useCallback(
    (typed, coin, limits) => {
      const of = (amount: string | null | undefined) => `${formatAmount(amount ?? '0')} ${unitName(coin)}`;
      const parsed = parseAmount(typed);
      if (!parsed.ok && parsed.problem === 'ambiguous') {
        const [whole, decimal] = parsed.readings;
        return t('amount.ambiguous', { whole: of(whole), decimal: of(decimal) });
      }
      if (!parsed.ok) return t(`amount.${parsed.problem}`, { count: amountScale });
      switch (limitProblem(parsed.value, limits)) {
        case 'zero':
          return t('amount.zero');
        case 'minimum':
          return t('amount.minimum', { amount: of(limits.minimum) });
        case 'maximum':
          return t('amount.maximum', { amount: of(limits.maximum) });
        case 'balance':
          return hidden ? t('amount.balanceHidden') : t('amount.balance', { amount: of(limits.available) });
        case 'multiple': {
          const multiple = formatAmount(limits.multiple ?? '1');
          const next = nextValid(parsed.value, limits);
          return next === null
            ? t('amount.multipleOnly', { multiple })
            : t('amount.multiple', { multiple, next: of(next) });
        }
        case null:
          return undefined;
      }
    },
    [t, hidden],
  );
}
