import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChipButton, Chips } from '../components/ChipButton.tsx';
import { TextField } from '../components/field/TextField.tsx';
import { useBusinessDay } from '../lib/useBusinessDay.ts';
import { dayPresets, daysOf, isReversed, type Days } from './dayRange.ts';

const Range = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 12px',
  alignItems: 'start',
  gridColumn: 'span 2',
  '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
});

export interface DayRangeProps extends Days {
  onChange: (changes: Partial<Days>) => void;
}

/** Part of a filter bar: the first and the last business day, GMT+8, both included, and the ranges asked for most. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const { t } = useTranslation('records');
  const today = useBusinessDay();
  return (
    <Range>
      <TextField
        name="from"
        type="date"
        label={t('filters.from')}
        optional="unmarked"
        value={from}
        max={today}
        error={isReversed({ from, to }) ? t('filters.rangeReversed') : undefined}
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
    </Range>
  );
}
