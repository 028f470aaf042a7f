import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CreditType } from '../../generated/schema.ts';
import { creditCode } from '../../lib/credits.ts';
import { formatAmount, isZero, parseAmount, shareOf, type AmountLimits } from '../../lib/decimal.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { ChipButton, Chips } from '../ChipButton.tsx';
import { useHideAmounts } from '../useHideAmounts.ts';
import { Field, type FieldProps } from './Field.tsx';

const Suffix = styled('span')({
  ...text.dense,
  paddingInlineEnd: 12,
  color: color.ink.secondary,
  whiteSpace: 'nowrap',
});

const Below = styled('div')({
  ...text.label,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  color: color.ink.secondary,
});

export interface AmountFieldProps extends FieldProps {
  name: string;
  /** What was typed, as it was typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  coin: CreditType;
  /** With `available`, a Max and three shares are offered, cut to the allowed multiple. */
  limits: AmountLimits;
}

/**
 * An amount to type. One convention in every language (a point for decimals, nothing between thousands); what was
 * typed is never changed, and the amount it was read as stands below it.
 */
export function AmountField({ name, value, onChange, onBlur, coin, limits, ...field }: AmountFieldProps) {
  const { t } = useTranslation();
  const [hidden] = useHideAmounts();
  const parsed = parseAmount(value);
  const code = creditCode[coin];
  const { available } = limits;
  const canShare = available !== undefined && !isZero(shareOf(100, limits));
  return (
    <Field
      {...field}
      aside={
        available !== undefined && (
          <small style={tabular}>
            {t('amount.available', {
              amount: hidden ? `•••• ${code}` : `${formatAmount(available, 2)} ${code}`,
            })}
          </small>
        )
      }
      end={<Suffix aria-hidden>{code}</Suffix>}
      below={
        <Below>
          <span aria-live="polite">
            {parsed.ok && t('amount.reads', { amount: `${formatAmount(parsed.value)} ${code}` })}
          </span>
          {canShare && (
            <Chips>
              {[25, 50, 75].map((percent) => (
                <ChipButton key={percent} onClick={() => onChange(shareOf(percent, limits))}>
                  {`${percent}%`}
                </ChipButton>
              ))}
              <ChipButton onClick={() => onChange(shareOf(100, limits))}>{t('amount.max')}</ChipButton>
            </Chips>
          )}
        </Below>
      }
    >
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
