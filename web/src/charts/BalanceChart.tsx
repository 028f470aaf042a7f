import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartIcon } from '../design/icons/status.tsx';
import { color, text, visuallyHidden } from '../design/theme/css.ts';
import { EmptyState } from '../design/ui/EmptyState.tsx';
import { useAmountsHidden } from '../design/ui/hiddenAmounts.tsx';
import { Money } from '../design/ui/Money.tsx';
import type { CreditType } from '../generated/schema.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { formatAmount, isZero } from '../money/decimal.ts';
import { formatBusinessDay, formatDayAndMonth } from '../time/time.ts';
import type { BalanceDay, BalanceHistory } from './balanceHistory.ts';
import { Chart } from './Chart.tsx';
import { buildScale, type Scale } from './scale.ts';

const Span = styled('p')({
  ...text.label,
  fontWeight: 400,
  alignSelf: 'end',
  color: color.ink.secondary,
  textWrap: 'pretty',
});
const Words = styled('div')(visuallyHidden);

/** Six digits are finer than any screen. */
const rounded = (part: number) => String(Math.round(part * 1e6) / 1e6);

/** SVG path of the balances: one flat step per day, on a plane of `days.length` × 1. */
function lineOf(days: readonly BalanceDay[], scale: Scale): string {
  return days
    .map(({ balance }, i) => `${i === 0 ? 'M0,' : 'V'}${rounded(1 - scale.heightOf(balance))}H${i + 1}`)
    .join('');
}

function Steps({ days, scale, coin }: { days: readonly BalanceDay[]; scale: Scale; coin: CreditType }) {
  const line = lineOf(days, scale);
  const tint = color.credit[coin];
  return (
    <svg viewBox={`0 0 ${days.length} 1`} preserveAspectRatio="none" width="100%" height="100%">
      <path
        d={`${line}V1H0Z`}
        style={{ fill: `color-mix(in srgb, ${tint} 14%, transparent)`, stroke: 'none' }}
      />
      <path
        d={line}
        vectorEffect="non-scaling-stroke"
        style={{ fill: 'none', stroke: tint, strokeWidth: 2 }}
      />
    </svg>
  );
}

/** The accessible version of the chart. */
function DayTable({ days, caption }: { days: readonly BalanceDay[]; caption: string }) {
  const { t } = useTranslation('charts');
  const locale = useLocale();
  return (
    <Words>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('history.day')}</th>
            <th scope="col">{t('history.available')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, balance }) => (
            <tr key={day}>
              <th scope="row">{formatBusinessDay(day, locale)}</th>
              <td>
                <Money value={balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Words>
  );
}

export interface BalanceChartProps {
  coin: CreditType;
  history: BalanceHistory;
  /** Height of the plot, in px. */
  height?: number;
  /** Above the date range. */
  children?: ReactNode;
}

/** The available balance of a credit per day as a step chart, with its date range. */
export function BalanceChart({ coin, history, height, children }: BalanceChartProps) {
  const { t } = useTranslation(['charts', 'common']);
  const locale = useLocale();
  const hidden = useAmountsHidden();
  const { days, count, cutAt } = history;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;

  if (count === 0 && (days.length === 1 || isZero(last.balance))) {
    return (
      <EmptyState icon={<ChartIcon size={32} />} title={t('history.empty')} hint={t('history.emptyHint')} />
    );
  }

  const scale = buildScale(days.map(({ balance }) => balance));
  const credit = t(`common:credits.${coin}`);
  const ends = { from: formatDayAndMonth(first.day, locale), to: formatDayAndMonth(last.day, locale) };
  const middle = days[Math.floor(days.length / 2)] ?? last;
  const labelled = days.length < 3 ? days : [first, middle, last];
  return (
    <>
      <Chart
        label={t('history.day')}
        columns={days.map(({ day, balance }) => ({
          name: formatBusinessDay(day, locale),
          words: hidden ? t('common:amounts.hidden') : formatAmount(balance, 2),
        }))}
        scale={scale}
        axis={labelled.map(({ day }) => formatDayAndMonth(day, locale))}
        {...(height === undefined ? {} : { height })}
        summary={
          <Span as="div">
            {children}
            <p>
              {t('history.span', ends)}
              {count === 0 && ` ${t('history.still')}`}
              {cutAt !== null && ` ${t('history.cut', { count: cutAt })}`}
            </p>
          </Span>
        }
        readout={(index) => {
          const day = days[index];
          return (
            day !== undefined && (
              <>
                <Money value={day.balance} coin={coin} />
                <span>{formatBusinessDay(day.day, locale)}</span>
              </>
            )
          );
        }}
      >
        <Steps days={days} scale={scale} coin={coin} />
      </Chart>
      <DayTable days={days} caption={t('history.caption', { credit })} />
    </>
  );
}
