import { styled } from '@mui/material/styles';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useHideAmounts } from '../components/useHideAmounts.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { isZero } from '../lib/decimal.ts';
import { color, focusRing, tabular, text, visuallyHidden } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import { tickWords, type Scale } from './scale.ts';

/** Heights in px of the plot where nothing else is said, and of the figures above it. */
const plotHeight = 140;
const topHeight = 64;

/** How high a chart is with the words below it, so that what stands in for it is as high. */
export const chartHeight = (plot: number = plotHeight): number => topHeight + 16 + plot + 8 + 16;

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  // Two lines of words below the figure, in whatever language.
  minHeight: topHeight,
  marginBottom: 16,
  // A figure that leaves less than this to the words takes a line of its own.
  '& > :first-child': { flex: '1 1 160px', minWidth: 0 },
});

const Readout = styled('div')({
  ...text.label,
  fontWeight: 400,
  color: color.ink.secondary,
  marginInlineStart: 'auto',
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
  marginBlock: -8,
  color: color.ink.muted,
  textAlign: 'end',
});

const Plot = styled('div')({
  position: 'relative',
  borderRadius: radius.control,
  // A finger moves sideways from day to day, and up and down through the page.
  touchAction: 'pan-y',
  cursor: 'crosshair',
  '& > svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& line': { stroke: color.line.soft },
  '& line[data-zero]': { stroke: color.line.strong },
  '& input': visuallyHidden,
  '&:has(input:focus-visible)': focusRing,
});

const Axis = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.ink.muted,
});

/** A part of the plot as SVG takes it: `12.5%`. */
export const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** One place of the horizontal axis: a day, a week. */
export interface ChartColumn {
  /** What it is, read out with its figure: `Sat, 21 Nov 2026`. */
  readonly name: string;
  /** Its figure in words, as the reader may hear it. */
  readonly words: string;
}

export interface ChartProps {
  /** Oldest first; at least one. */
  columns: readonly ChartColumn[];
  scale: Scale;
  /** What the arrow keys go through: `Day`. */
  label: string;
  /** Under the plot, at its left, in its middle and at its right. */
  axis: readonly string[];
  /** Of the plot, in px. */
  height?: number;
  /** On the left above the plot: what it all comes to. */
  summary: ReactNode;
  /** On the right above the plot: the figure of the chosen column, the last until one is chosen. */
  readout: (index: number) => ReactNode;
  /** What is drawn: SVG, each column in its even share of the width. */
  children: ReactNode;
}

/**
 * The frame of every picture over time: round steps on the left, days below, and a figure for each column by pointing,
 * dragging a finger or the arrow keys. Whoever shows it adds a table for those who do not see it.
 */
export function Chart({
  columns,
  scale,
  label,
  axis,
  height = plotHeight,
  summary,
  readout,
  children,
}: ChartProps) {
  const [hidden] = useHideAmounts();
  const locale = useLocale();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = columns.length - 1;
  const selected = Math.min(chosen ?? last, last);
  const column = columns[selected];
  if (column === undefined) return null;
  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * columns.length);
    setChosen(Math.min(last, Math.max(0, index)));
  };
  return (
    <>
      <Top>
        {summary}
        <Readout aria-hidden>{readout(selected)}</Readout>
      </Top>
      <Frame>
        <Ticks aria-hidden style={{ height: height + 16 }}>
          {tickWords(scale.ticks, locale).map((words) => (
            <span key={words}>{hidden ? '••••' : words}</span>
          ))}
        </Ticks>
        <Plot
          style={{ height }}
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
                x={percent(selected / columns.length)}
                width={percent(1 / columns.length)}
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
            {children}
          </svg>
          <input
            type="range"
            min={0}
            max={last}
            value={selected}
            aria-label={label}
            aria-valuetext={`${column.name}: ${column.words}`}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </Plot>
        <Axis aria-hidden>
          {axis.map((words, i) => (
            <span key={i}>{words}</span>
          ))}
        </Axis>
      </Frame>
    </>
  );
}
