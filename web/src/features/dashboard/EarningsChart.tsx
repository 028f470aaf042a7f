import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../charts/Bars.tsx';
import { Chart } from '../../charts/Chart.tsx';
import { buildScale } from '../../charts/scale.ts';
import { color } from '../../design/theme/css.ts';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatGain, isNegative } from '../../money/decimal.ts';
import { formatBusinessDay, formatDayAndMonth } from '../../time/time.ts';
import type { EarningDay } from './earnings.ts';

/** What a day brought, or took back. */
const fillOf = ({ amount }: EarningDay) => ({
  fill: isNegative(amount) ? color.danger.main : color.positive.main,
});

export interface EarningsChartProps {
  days: readonly EarningDay[];
  /** Rendered to the left of the selected day's figure. */
  children: ReactNode;
}

/** Bars by business day. */
export function EarningsChart({ days, children }: EarningsChartProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const locale = useLocale();
  const hidden = useAmountsHidden();
  const scale = buildScale(days.map(({ amount }) => amount));
  const labelled = [0, Math.floor(days.length / 2), days.length - 1].flatMap((i) => days[i] ?? []);
  return (
    <Chart
      label={t('earnings.day')}
      columns={days.map(({ day, amount }) => ({
        name: formatBusinessDay(day, locale),
        words: hidden ? t('common:amounts.hidden') : formatGain(amount),
      }))}
      scale={scale}
      axis={labelled.map(({ day }) => formatDayAndMonth(day, locale))}
      summary={children}
      readout={(index) => {
        const day = days[index];
        return (
          day !== undefined && (
            <>
              <Money value={day.amount} signed />
              <span>{formatBusinessDay(day.day, locale)}</span>
            </>
          )
        );
      }}
    >
      <Bars
        columns={days.map((day) => [{ key: day.day, amount: day.amount, style: fillOf(day) }])}
        scale={scale}
      />
    </Chart>
  );
}
