import { useTranslation } from 'react-i18next';
import { isZero, shareOf, type AmountLimits } from '../../lib/decimal.ts';
import { ChipButton, Chips } from '../ChipButton.tsx';

const percents = [25, 50, 75];

export interface PercentChipsProps {
  /** Shares are of `available`, cut to `maximum` and to the multiple: what a chip fills in is never too much. */
  limits: AmountLimits;
  onChange: (value: string) => void;
}

/** A quarter, half, three quarters or all of what is available, for an amount; nothing where even all is too little. */
export function PercentChips({ limits, onChange }: PercentChipsProps) {
  const { t } = useTranslation();
  if (limits.available === undefined || isZero(shareOf(100, limits))) return null;
  const fill = (percent: number) => () => onChange(shareOf(percent, limits));
  return (
    // On the right, beside the amount that was read or below it.
    <Chips role="group" aria-label={t('amount.shares')} style={{ marginInlineStart: 'auto' }}>
      {percents.map((percent) => (
        <ChipButton key={percent} onClick={fill(percent)}>
          {`${percent}%`}
        </ChipButton>
      ))}
      <ChipButton onClick={fill(100)}>{t('amount.max')}</ChipButton>
    </Chips>
  );
}
