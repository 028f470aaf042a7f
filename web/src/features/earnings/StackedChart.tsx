import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../charts/Bars.tsx';
import { Chart } from '../../charts/Chart.tsx';
import { buildScale } from '../../charts/scale.ts';
import { color, text } from '../../design/theme/css.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatGain, isNegative, sumOf } from '../../money/decimal.ts';
import { formatBusinessDay, formatDate, formatDayAndMonth } from '../../time/time.ts';
import { kindLook } from './kindStyles.ts';
import type { Span } from './period.ts';
import type { Bar, EarningsReport } from './report.ts';

/** Height of the plot, in px. */
export const barsHeight = 280;

const Total = styled('div')({
  '& > p:first-of-type': text.title,
  '& > p + p': { ...text.label, fontWeight: 400, color: color.ink.secondary, textWrap: 'pretty' },
});

/** Positive and negative sums of a bar. */
const reachOf = ({ parts }: Bar): readonly string[] => [
  sumOf(parts.map(({ amount }) => amount).filter((amount) => !isNegative(amount))),
  sumOf(parts.map(({ amount }) => amount).filter(isNegative)),
];

const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** Axis labels: both ends, and the middle for daily bars. */
function axisOf({ bars, unit, from, to }: EarningsReport): readonly string[] {
  if (bars.length === 1) return [from];
  const middle = bars[Math.floor(bars.length / 2)];
  return unit === 'week' || bars.length === 2 || middle === undefined ? [from, to] : [from, middle.from, to];
}

/** Name of a bar: a date with its weekday, or the first and last day of a week. */
export function useBarName(): (bar: Span) => string {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  return ({ from, to }) =>
    from === to
      ? formatBusinessDay(from, locale)
      : t('span', { from: formatDayAndMonth(from, locale), to: formatDayAndMonth(to, locale) });
}

/** Stacked bars by day or week with a colour per kind, below the total. */
export function StackedChart({ report }: { report: EarningsReport }) {
  const { t } = useTranslation(['earnings', 'common', 'recordTypes']);
  const locale = useLocale();
  const hidden = useAmountsHidden();
  const nameOf = useBarName();
  const { bars, unit, from, to, total, coins } = report;
  const scale = buildScale(bars.flatMap(reachOf));
  const gain = (amount: string) => (hidden ? t('common:amounts.hidden') : formatGain(amount));
  const wordsOf = ({ total: sum, parts }: Bar) =>
    [gain(sum), ...parts.map(({ kind, amount }) => `${t(`recordTypes:${kind}`)} ${gain(amount)}`)].join(', ');
  const date = (day: string) => formatDate(startOf(day), locale);
  return (
    <Chart
      label={t(unit)}
      columns={bars.map((bar) => ({ name: nameOf(bar), words: wordsOf(bar) }))}
      scale={scale}
      height={barsHeight}
      axis={axisOf(report).map(unit === 'day' ? (day) => formatDayAndMonth(day, locale) : date)}
      summary={
        <Total>
          <p>
            <FittedMoney value={total} signed />
          </p>
          <p>
            {t(`by.${unit}`, { from: date(from), to: date(to) })}
            {coins.length > 1 && ` ${t('faceValue')}`}
          </p>
        </Total>
      }
      readout={(index) => {
        const bar = bars[index];
        return (
          bar !== undefined && (
            <>
              <Money value={bar.total} signed />
              <span>{nameOf(bar)}</span>
            </>
          )
        );
      }}
    >
      <Bars
        columns={bars.map(({ parts }) =>
          parts.map(({ kind, amount }) => ({ key: kind, amount, style: kindLook(kind) })),
        )}
        scale={scale}
      />
    </Chart>
  );
}
