import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ArrowDownIcon } from '../../design/icons/status.tsx';
import { color, tabular, text, wholeWords } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';

const Box = styled('dl')({
  ...text.dense,
  ...tabular,
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '12px 14px',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& dt': { display: 'flex', gap: 8, alignItems: 'center', color: color.ink.secondary },
  '& dd': { ...wholeWords, margin: 0, marginInlineStart: 'auto', textAlign: 'end' },
  // When space is tight, the unit wraps below its figure.
  '& dd > span': { whiteSpace: 'normal' },
  '& > [data-total]': {
    paddingTop: 8,
    borderTop: `1px solid ${color.line.strong}`,
    '& dd': { ...text.body, fontWeight: 600 },
  },
});

export interface Figure {
  label: string;
  /** Null while the typed amount is invalid. */
  value: ReactNode;
}

export interface FiguresProps {
  /** Accessible name of the list. */
  label: string;
  figures: readonly Figure[];
  /** What arrives after fees; left out where the fees are not known. */
  total?: Figure | undefined;
}

/** Live summary of what the typed amount costs and what arrives. */
export function Figures({ label, figures, total }: FiguresProps) {
  return (
    <Box aria-live="polite" aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value ?? '–'}</dd>
        </div>
      ))}
      {total !== undefined && (
        <div data-total>
          <dt>
            <ArrowDownIcon size={16} />
            {total.label}
          </dt>
          <dd>{total.value ?? '–'}</dd>
        </div>
      )}
    </Box>
  );
}
