import { styled } from '@mui/material/styles';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { useHideAmounts } from '../../components/useHideAmounts.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatAmount, formatGain, isNegative, isZero } from '../../lib/decimal.ts';
import { formatBusinessDay, formatDayAndMonth } from '../../lib/time.ts';
import { color, focusRing, tabular, text, visuallyHidden } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import { scaleOf, type EarningDay, type Scale } from './earnings.ts';

/** Heights in px of the plot, of the figures above it and of all with the days below. */
const plotHeight = 140;
const topHeight = 64;
export const chartHeight = topHeight + 16 + plotHeight + 8 + 16;

const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  // Two lines of words below the figure, in whatever language.
  minHeight: topHeight,
  marginBottom: 16,
});

const Readout = styled('p')({
  ...text.label,
  fontWeight: 400,
  color: color.ink.secondary,
  textAlign: 'end',
  paddingTop: 8,
  '& > span:first-of-type': { ...text.dense, lineHeight: '24px', fontWeight: 500, display: 'block' },
});

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 8px',
});

const Ticks = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  height: plotHeight + 16,
  marginBlock: -8,
  color: color.ink.muted,
  textAlign: 'end',
});

const Plot = styled('div')({
  position: 'relative',
  height: plotHeight,
  borderRadius: radius.control,
  // A finger moves sideways from day to day, and up and down through the page.
  touchAction: 'pan-y',
  cursor: 'crosshair',
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& line': { stroke: color.line.soft },
  '& line[data-zero]': { stroke: color.line.strong },
  '& input': visuallyHidden,
  '&:has(input:focus-visible)': focusRing,
});

const Days = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.ink.muted,
});

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

function Bar({ day, scale, slot, index }: { day: EarningDay; scale: Scale; slot: number; index: number }) {
  if (isZero(day.amount)) return null;
  const zero = scale.heightOf('0');
  const end = scale.heightOf(day.amount);
  // The smallest amount still stands out from none.
  const height = Math.max(Math.abs(end - zero), 0.015);
  const isLoss = isNegative(day.amount);
  return (
    <rect
      x={percent((index + 0.18) * slot)}
      width={percent(0.64 * slot)}
      y={percent(1 - zero - (isLoss ? 0 : height))}
      height={percent(height)}
      rx={1.5}
      style={{ fill: isLoss ? color.danger.main : color.positive.main }}
    />
  );
}

export interface EarningsChartProps {
  days: readonly EarningDay[];
  /** Stands on the left of the selected day's figure. */
  children: ReactNode;
}

/** Bars by business day. Pointing, dragging a finger or the arrow keys tell the figure of a day. */
export function EarningsChart({ days, children }: EarningsChartProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const locale = useLocale();
  const [hidden] = useHideAmounts();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  const selected = days[Math.min(chosen ?? last, last)];
  if (selected === undefined) return null;

  const scale = scaleOf(days.map(({ amount }) => amount));
  const slot = 1 / days.length;
  const nameOf = ({ day }: EarningDay) => formatBusinessDay(day, locale);
  const figureOf = ({ amount }: EarningDay) => (hidden ? t('common:amounts.hidden') : formatGain(amount));
  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * days.length);
    setChosen(Math.min(last, Math.max(0, index)));
  };
  const labelled = [0, Math.floor(days.length / 2), last].flatMap((i) => days[i] ?? []);

  return (
    <>
      <Top>
        {children}
        <Readout aria-hidden>
          <Money value={selected.amount} signed />
          <span>{nameOf(selected)}</span>
        </Readout>
      </Top>
      <Frame>
        <Ticks aria-hidden>
          {scale.ticks.map((tick) => (
            <span key={tick}>{hidden ? '••••' : formatAmount(tick, tick.split('.')[1]?.length ?? 0)}</span>
          ))}
        </Ticks>
        <Plot
          onPointerDown={choose}
          onPointerMove={choose}
          onPointerLeave={(event) => {
            // A finger that lifts leaves the figure it found in sight.
            if (event.pointerType === 'mouse') setChosen(null);
          }}
        >
          <svg aria-hidden focusable="false">
            {chosen !== null && (
              <rect
                x={percent(chosen * slot)}
                width={percent(slot)}
                y="0"
                height="100%"
                style={{ fill: color.surface.inset }}
              />
            )}
            {scale.ticks.map((tick) => {
              const y = percent(1 - scale.heightOf(tick));
              return (
                <line
                  key={tick}
                  x1="0"
                  x2="100%"
                  y1={y}
                  y2={y}
                  {...(isZero(tick) ? { 'data-zero': '' } : {})}
                />
              );
            })}
            {days.map((day, i) => (
              <Bar key={day.day} day={day} scale={scale} slot={slot} index={i} />
            ))}
          </svg>
          <input
            type="range"
            min={0}
            max={last}
            value={chosen ?? last}
            aria-label={t('earnings.day')}
            aria-valuetext={`${nameOf(selected)}: ${figureOf(selected)}`}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </Plot>
        <Days aria-hidden>
          {labelled.map(({ day }) => (
            <span key={day}>{formatDayAndMonth(day, locale)}</span>
          ))}
        </Days>
      </Frame>
    </>
  );
}
