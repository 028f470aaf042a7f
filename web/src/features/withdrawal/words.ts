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
    // A bank pays whole cents, so that a share of the amount may not be what is taken.
    const isRounded = rule.method === 'BANK' && !isZero(rule.feeRate);
    const limits = t('form.limits', {
      minimum: formatAmount(rule.minimum),
      maximum: amountIn(rule.maximum, coin),
      multiple: formatAmount(rule.multiple),
    });
    if (fee === null) return sentences(limits, t('form.noFeeTaken'));
    return sentences(limits, t(isRounded ? 'form.feeTakenRounded' : 'form.feeTaken', { fee }));
  };
}

/** Title of a withdrawal's details; omits the figure while amounts are hidden. */
export function useDetailTitle(): (withdrawal: Withdrawal) => string {
  const { t } = useTranslation('withdrawal');
  const hidden = useAmountsHidden();
  return ({ amount, coin }) =>
    t('detail.title', { amount: hidden ? `••••\u00A0${unitName(coin)}` : amountIn(amount, coin) });
}
