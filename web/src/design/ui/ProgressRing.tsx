import { styled } from '@mui/material/styles';
import { color } from '../theme/css.ts';

const radius = 20;
const length = 2 * Math.PI * radius;

const Ring = styled('svg')({
  flexShrink: 0,
  '& > circle': { fill: 'none', stroke: color.line.soft, strokeWidth: 5 },
  '& > circle + circle': { stroke: color.accent.main, strokeLinecap: 'round' },
  '& > text': { fill: color.ink.primary, fontSize: 13, fontWeight: 600, textAnchor: 'middle' },
});

export interface ProgressRingProps {
  /** How much of it is done, 0 to `total`. */
  done: number;
  total: number;
  /** Accessible name with the progress. */
  label: string;
}

/** How far something has come: a ring, and in it what is left. */
export function ProgressRing({ done, total, label }: ProgressRingProps) {
  return (
    <Ring width={50} height={50} viewBox="0 0 50 50" role="img" aria-label={label}>
      <circle cx={25} cy={25} r={radius} />
      {done > 0 && (
        <circle
          cx={25}
          cy={25}
          r={radius}
          strokeDasharray={`${(length * done) / total} ${length}`}
          transform="rotate(-90 25 25)"
        />
      )}
      <text x={25} y={30} aria-hidden>
        {total - done}
      </text>
    </Ring>
  );
}
