import { useTranslation } from 'react-i18next';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitName, type AmountUnit } from '../../money/credits.ts';
import { formatAmount, isZero, knownLimits, percentOf } from '../../money/decimal.ts';
import { shortAddress } from '../../money/walletAddress.ts';
import { isFeeKnown, type Rule, type Withdrawal } from './order.ts';

/** `98.50 USDT` */
export const amountIn = (amount: string, unit: AmountUnit): string =>
  `${formatAmount(amount)} ${unitName(unit)}`;

/** `1.00 + 0.5%`, `0.5%` or `1.00`, with the unit if given; null without a fee, and where it is not known. */
export function formatFee({ feeFixed, feeRate }: Rule, unit?: AmountUnit): string | null {
  const parts = [
    ...(feeFixed === null || isZero(feeFixed)
      ? []
      : [unit === undefined ? formatAmount(feeFixed) : amountIn(feeFixed, unit)]),
    ...(feeRate === null || isZero(feeRate) ? [] : [`${percentOf(feeRate)}%`]),
  ];
  return parts.length === 0 ? null : parts.join(' + ');
}

/** Groups of four, as on a bank statement. */
export const accountGroups = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Short form of the target. */
export const formatTarget = ({
  address,
  bankName,
  accountNumber,
}: Partial<Pick<Withdrawal, 'address' | 'bankName' | 'accountNumber'>>): string =>
  address == null ? `${bankName ?? ''} •••• ${(accountNumber ?? '').slice(-4)}` : shortAddress(address);

/** The limits and fee in a sentence or two. */
export function useFormatRule(coin: AmountUnit): (rule: Rule) => string {
  const { t } = useTranslation('withdrawal');
  const { sentences } = usePunctuation();
  return (rule) => {
    const fee = formatFee(rule, coin);
    // A bank pays whole cents, so that a share of the amount may not be what is taken.
    const isRounded = rule.method === 'BANK' && !isZero(rule.feeRate ?? '0');
    const known = knownLimits(rule);
    const limits =
      known === null
        ? ''
        : t('form.limits', {
            minimum: formatAmount(known.minimum),
            maximum: amountIn(known.maximum, coin),
            multiple: formatAmount(known.multiple),
          });
    if (!isFeeKnown(rule)) return limits;
    const taken =
      fee === null ? t('form.noFeeTaken') : t(isRounded ? 'form.feeTakenRounded' : 'form.feeTaken', { fee });
    return limits === '' ? taken : sentences(limits, taken);
  };
}

/** Title of a withdrawal's details; omits the figure while amounts are hidden. */
export function useDetailTitle(): (withdrawal: Withdrawal) => string {
  const { t } = useTranslation('withdrawal');
  const hidden = useAmountsHidden();
  return ({ amount, coin }) =>
    t('detail.title', { amount: hidden ? `••••\u00A0${unitName(coin)}` : amountIn(amount, coin) });
}
