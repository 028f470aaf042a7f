import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../components/field/TextField.tsx';
import { businessDay } from '../lib/time.ts';

export interface DayRangeProps {
  /** Business days, `2026-11-21`; '' for open. */
  from: string;
  to: string;
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** Two fields of a filter bar: the first and the last business day, GMT+8, both included. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const { t } = useTranslation('records');
  const [today] = useState(() => businessDay(Date.now()));
  const isReversed = from !== '' && to !== '' && from > to;
  return (
    <>
      <TextField
        name="from"
        type="date"
        label={t('filters.from')}
        optional
        value={from}
        max={today}
        hint={t('filters.zone')}
        error={isReversed ? t('filters.rangeReversed') : undefined}
        onChange={(value) => onChange({ from: value })}
      />
      <TextField
        name="to"
        type="date"
        label={t('filters.to')}
        optional
        value={to}
        max={today}
        onChange={(value) => onChange({ to: value })}
      />
    </>
  );
}
