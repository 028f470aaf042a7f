import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FittedMoney } from '../../components/FittedMoney.tsx';
import { Money } from '../../components/Money.tsx';
import { useHideAmounts } from '../../components/useHideAmounts.ts';
import { Bars } from '../../figures/Bars.tsx';
import { Chart } from '../../figures/Chart.tsx';
import { scaleOf } from '../../figures/scale.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatGain, isNegative, sumOf } from '../../lib/decimal.ts';
import { formatDate, formatDayAndMonth } from '../../lib/time.ts';
import { color, text } from '../../theme/css.ts';
import { kindLook } from './kindStyles.ts';
import type { Bar, EarningsReport } from './report.ts';
import { useBarName } from './useBarName.ts';

/** Of the plot, in px. */
export const barsHeight = 280;

const Total = styled('div')({
  '& > p:first-of-type': text.title,
  '& > p + p': { ...text.label, fontWeight: 400, color: color.ink.secondary, textWrap: 'pretty' },
});

/** How far a bar reaches up and down: what was taken back hangs below zero, apart from what came in. */
const reachOf = ({ parts }: Bar): readonly string[] => [
  sumOf(parts.map(({ amount }) => amount).filter((amount) => !isNegative(amount))),
  sumOf(parts.map(({ amount }) => amount).filter(isNegative)),
];

const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** The days named below: the ends, and in between where they are short enough to be without their year. */
function axisOf({ bars, unit, from, to }: EarningsReport): readonly string[] {
  if (bars.length === 1) return [from];
  const middle = bars[Math.floor(bars.length / 2)];
  return unit === 'week' || bars.length === 2 || middle === undefined ? [from, to] : [from, middle.from, to];
}

/** Bars by day or by week, each kind in its own colour; what they come to stands above. */
export function StackedChart({ report }: { report: EarningsReport }) {
  const { t } = useTranslation(['earnings', 'common', 'recordTypes']);
  const locale = useLocale();
  const [hidden] = useHideAmounts();
  const nameOf = useBarName();
  const { bars, unit, from, to, total, coins } = report;
  const scale = scaleOf(bars.flatMap(reachOf));
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
