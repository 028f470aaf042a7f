import { useTranslation } from 'react-i18next';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitName, type AmountUnit } from '../../lib/credits.ts';
import { formatAmount, isZero, percentOf } from '../../lib/decimal.ts';
import { shortAddress } from '../../lib/walletAddress.ts';
import { useAmountsHidden } from '../../components/hiddenAmounts.tsx';
import type { Rule, Withdrawal } from './order.ts';

/** `98.50 USDT` */
export const amountIn = (amount: string, unit: AmountUnit): string =>
  `${formatAmount(amount)} ${unitName(unit)}`;

/** `1.00 + 0.5%`, `0.5%` or `1.00`, with the unit if given; null without a fee. */
export function feeWords({ feeFixed, feeRate }: Rule, unit?: AmountUnit): string | null {
  const parts = [
    ...(isZero(feeFixed) ? [] : [unit === undefined ? formatAmount(feeFixed) : amountIn(feeFixed, unit)]),
    ...(isZero(feeRate) ? [] : [`${percentOf(feeRate)}%`]),
  ];
  return parts.length === 0 ? null : parts.join(' + ');
}

/** Groups of four, as on a bank statement. */
export const accountGroups = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Short form of the target. */
export const targetWords = ({ address, bankName, accountNumber }: Withdrawal): string =>
  address === null ? `${bankName ?? ''} •••• ${(accountNumber ?? '').slice(-4)}` : shortAddress(address);

/** The limits and fee in a sentence or two. */
export function useRuleWords(coin: AmountUnit): (rule: Rule) => string {
  const { t } = useTranslation('withdrawal');
  const { sentences } = usePunctuation();
  return (rule) => {
    const fee = feeWords(rule, coin);
    const limits = t('form.limits', {
      minimum: formatAmount(rule.minimum),
      maximum: amountIn(rule.maximum, coin),
      multiple: formatAmount(rule.multiple),
    });
    return sentences(limits, fee === null ? t('form.noFeeTaken') : t('form.feeTaken', { fee }));
  };
}

/** Title of a withdrawal's details; omits the amount while amounts are hidden. */
export function useDetailTitle(): (withdrawal: Withdrawal) => string {
  const { t } = useTranslation('withdrawal');
  const hidden = useAmountsHidden();
  return ({ amount }) => t('detail.title', { amount: hidden ? '••••' : formatAmount(amount) });
}
