import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color } from '../../theme/css.ts';

const radius = 20;
const length = 2 * Math.PI * radius;

const Ring = styled('svg')({
  flexShrink: 0,
  '& > circle': { fill: 'none', stroke: color.line.soft, strokeWidth: 5 },
  '& > circle + circle': { stroke: color.accent.main, strokeLinecap: 'round' },
  '& > text': { fill: color.ink.primary, fontSize: 13, fontWeight: 600, textAnchor: 'middle' },
});

/** How much of a term is over: the days that are left, and a ring. */
export function TermRing({ passed, days }: { passed: number; days: number }) {
  const { t } = useTranslation('trusteeship');
  return (
    <Ring
      width={50}
      height={50}
      viewBox="0 0 50 50"
      role="img"
      aria-label={t('own.progress', { passed, count: days })}
    >
      <circle cx={25} cy={25} r={radius} />
      {passed > 0 && (
        <circle
          cx={25}
          cy={25}
          r={radius}
          strokeDasharray={`${(length * passed) / days} ${length}`}
          transform="rotate(-90 25 25)"
        />
      )}
      <text x={25} y={30} aria-hidden>
        {days - passed}
      </text>
    </Ring>
  );
}
