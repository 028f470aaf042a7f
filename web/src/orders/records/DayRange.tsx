import { useTranslation } from 'react-i18next';
import { TextField } from '../../design/fields/TextField.tsx';
import { ChipButton, Chips } from '../../design/ui/ChipButton.tsx';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { dayPresets, daysOf, isReversed, type Days } from './dayRange.ts';

export interface DayRangeProps extends Days {
  onChange: (changes: Partial<Days>) => void;
  /** Error beyond a reversed range. */
  error?: string | undefined;
}

/** First and last business day (GMT+8, both included) as fields of a filter bar. */
export function DayRange({ from, to, onChange, error }: DayRangeProps) {
  const { t } = useTranslation('records');
  const today = useBusinessDay();
  return (
    <>
      <TextField
        name="from"
        type="date"
        label={t('filters.from')}
        optional="unmarked"
        value={from}
        max={today}
        error={isReversed({ from, to }) ? t('filters.rangeReversed') : error}
        onChange={(value) => onChange({ from: value })}
      />
      <TextField
        name="to"
        type="date"
        label={t('filters.to')}
        optional="unmarked"
        value={to}
        max={today}
        onChange={(value) => onChange({ to: value })}
      />
    </>
  );
}

/** Common date ranges; pressing the active one again clears it. */
export function DayPresets({ from, to, onChange }: DayRangeProps) {
  const { t } = useTranslation('records');
  const today = useBusinessDay();
  return (
    <Chips role="group" aria-label={t('filters.presets')}>
      {dayPresets.map((preset) => {
        const days = daysOf(preset, today);
        const isChosen = days.from === from && days.to === to;
        return (
          <ChipButton
            key={preset}
            pressed={isChosen}
            onClick={() => onChange(isChosen ? { from: '', to: '' } : days)}
          >
            {t(`filters.${preset}`)}
          </ChipButton>
        );
      })}
      <span>{t('filters.zone')}</span>
    </Chips>
  );
}
