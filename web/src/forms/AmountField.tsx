import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../design/fields/Field.tsx';
import { PercentChips } from '../design/fields/PercentChips.tsx';
import { color, tabular, text } from '../design/theme/css.ts';
import { ChipButton } from '../design/ui/ChipButton.tsx';
import { useAmountsHidden } from '../design/ui/hiddenAmounts.tsx';
import { isCredit, unitName, type AmountUnit } from '../money/credits.ts';
import {
  formatAmount,
  isZero,
  limitProblem,
  nextValid,
  parseAmount,
  type AmountLimits,
} from '../money/decimal.ts';
import { TopUpLink } from './TopUpLink.tsx';

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

const Reading = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });

/** The nearest valid amount for one that breaks the rules; null when there is none. */
function suggestionFor(amount: string, limits: AmountLimits): string | null {
  const problem = limitProblem(amount, limits);
  const isOfRules = problem === 'minimum' || problem === 'multiple' || problem === 'maximum';
  return isOfRules ? nextValid(amount, limits) : null;
}

export interface AmountFieldProps extends FieldProps {
  name: string;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The unit. */
  coin: AmountUnit;
  /**
   * For an amount that breaks them the nearest valid one is suggested. With `available`, share buttons are offered,
   * rounded down to the multiple.
   */
  limits: AmountLimits;
}

/**
 * An amount input. One notation in every language; commas are read where they can mean one thing only. The typed text
 * is never changed: how it was read is shown below, with a suggestion when it breaks the rules, or both readings to
 * choose from.
 */
export function AmountField({ name, value, onChange, onBlur, coin, limits, ...field }: AmountFieldProps) {
  const { t } = useTranslation();
  const hidden = useAmountsHidden();
  const parsed = parseAmount(value);
  const suggestion = parsed.ok ? suggestionFor(parsed.value, limits) : null;
  const readings = !parsed.ok && parsed.problem === 'ambiguous' ? parsed.readings : [];
  const unit = unitName(coin);
  const { available } = limits;
  return (
    <Field
      {...field}
      aside={
        available !== undefined && (
          <small style={tabular}>
            {t('amount.available', {
              amount: hidden ? `•••• ${unit}` : `${formatAmount(available, 2)} ${unit}`,
            })}
          </small>
        )
      }
      end={<Suffix aria-hidden>{unit}</Suffix>}
      below={
        <Below>
          <Reading aria-live="polite">
            {parsed.ok && (
              <span>{t('amount.reads', { amount: `${formatAmount(parsed.value)} ${unit}` })}</span>
            )}
            {readings.map((reading) => (
              <ChipButton key={reading} onClick={() => onChange(reading)}>
                {`${formatAmount(reading)} ${unit}`}
              </ChipButton>
            ))}
            {suggestion !== null && (
              <ChipButton onClick={() => onChange(suggestion)}>
                {t('amount.nextValid', { amount: `${formatAmount(suggestion)} ${unit}` })}
              </ChipButton>
            )}
          </Reading>
          <PercentChips limits={limits} onChange={onChange} />
          {available !== undefined && isZero(available) && isCredit(coin) && <TopUpLink coin={coin} />}
        </Below>
      }
    >
      {(inputProps) => (
        <input
          {...inputProps}
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
