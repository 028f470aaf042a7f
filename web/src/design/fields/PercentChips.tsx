import { useTranslation } from 'react-i18next';
import { isZero, shareOf, type AmountLimits } from '../../money/decimal.ts';
import { ChipButton, Chips } from '../ui/ChipButton.tsx';

const percents = [25, 50, 75];

export interface PercentChipsProps {
  /** Shares are of `available`, limited by `maximum` and rounded down to the multiple. */
  limits: AmountLimits;
  onChange: (value: string) => void;
}

/** Buttons for 25, 50, 75 and 100 % of the available amount; nothing when even all of it is too little. */
export function PercentChips({ limits, onChange }: PercentChipsProps) {
  const { t } = useTranslation();
  if (limits.available === undefined || isZero(shareOf(100, limits))) return null;
  const fill = (percent: number) => () => onChange(shareOf(percent, limits));
  return (
    // Right-aligned, next to or below the amount as read.
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
