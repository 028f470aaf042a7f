import { styled } from '@mui/material/styles';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { color, focusRing, tabular, text, visuallyHidden } from '../design/theme/css.ts';
import { radius } from '../design/theme/tokens.ts';
import { useAmountsHidden } from '../design/ui/hiddenAmounts.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { isZero } from '../money/decimal.ts';
import { tickLabels, type Scale } from './scale.ts';
import type texts from './texts/en-US.json';

declare module '../i18n/resources.ts' {
  interface SharedTexts {
    charts: typeof texts;
  }
}

/** Default heights of plot and summary, in px. */
const plotHeight = 140;
const topHeight = 64;

/** Total height for a plot height, for skeletons. */
export const chartHeight = (plot: number = plotHeight): number => topHeight + 16 + plot + 8 + 16;

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  // Room for two lines below the figure, in any language.
  minHeight: topHeight,
  marginBottom: 16,
  // Wraps a wide figure to the next line.
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
  // Horizontal drags select a day, vertical ones scroll the page.
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

/** Formats a fraction of the plot for SVG: `12.5%`. */
export const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** A position on the horizontal axis: a day or a week. */
export interface ChartColumn {
  /** Read out with its value: `Sat, 21 Nov 2026`. */
  readonly name: string;
  /** Its value for screen readers. */
  readonly words: string;
}

export interface ChartProps {
  /** Oldest first; at least one. */
  columns: readonly ChartColumn[];
  scale: Scale;
  /** What the arrow keys step through: `Day`. */
  label: string;
  /** Labels at the left, middle and right. */
  axis: readonly string[];
  /** Height of the plot, in px. */
  height?: number;
  /** Above the plot on the left: the total. */
  summary: ReactNode;
  /** Above the plot on the right: the value of the selected column, by default the last. */
  readout: (index: number) => ReactNode;
  /** SVG content; columns share the width evenly. */
  children: ReactNode;
}

/** A line across the plot for each tick of the scale. */
function GridLines({ scale }: { scale: Scale }) {
  return scale.ticks.map((tick) => {
    const y = percent(1 - scale.heightOf(tick));
    return <line key={tick} x1="0" x2="100%" y1={y} y2={y} {...(isZero(tick) ? { 'data-zero': '' } : {})} />;
  });
}

/**
 * Frame of every chart over time: value axis, date labels, and a readout by pointing, dragging or arrow keys. Callers
 * add an accessible table.
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
  const hidden = useAmountsHidden();
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
          {tickLabels(scale.ticks, locale).map((words) => (
            <span key={words}>{hidden ? '••••' : words}</span>
          ))}
        </Ticks>
        <Plot
          style={{ height }}
          onPointerDown={choose}
          onPointerMove={choose}
          onPointerLeave={(event) => {
            // After a touch the selection stays.
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
            <GridLines scale={scale} />
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
