import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, text, wholeWords } from '../theme/css.ts';
import { CopyButton } from './CopyButton.tsx';

const List = styled('dl')({
  ...text.dense,
  display: 'grid',
  // Never wider than its place: a hash is broken.
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '2px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& > div:last-of-type': { borderBottom: 0 },
  // Half of the line at most, or its longest word.
  '& dt': {
    color: color.ink.secondary,
    flex: '0 1 auto',
    width: 'fit-content',
    minWidth: 'min-content',
    maxWidth: '50%',
  },
  // As narrow as its longest word before it goes below its label.
  '& dd': { ...wholeWords, flex: '1 1 0', textAlign: 'end' },
  // Long dates and amounts wrap instead of overflowing.
  '& dd time, & dd > span': { whiteSpace: 'normal' },
  '& > div[data-emphasis] dd': { ...text.body, fontWeight: 600 },
  // The button stays next to the value even when that wraps.
  '& dd[data-copy]': { display: 'flex', justifyContent: 'end', alignItems: 'baseline', gap: 2 },
  // A number stays whole: it goes below its label first. A hash is longer than a line.
  '& dd[data-copy] > span': { minWidth: 0, overflowWrap: 'break-word' },
  '& dd[data-copy] > button': {
    flexShrink: 0,
    alignSelf: 'flex-start',
    marginBlock: -6,
    marginInlineEnd: -7,
  },
  '& > div[data-emphasis] dd[data-copy] > button': { marginBlock: -4 },
  '&[data-spacing="rows"]': {
    marginBlock: -8,
    '& > div': { padding: '16px 0' },
    '& dd': { fontWeight: 500 },
  },
});

export interface Detail {
  label: string;
  /** The row is omitted when undefined or null. */
  value: ReactNode;
  /** Adds a button that copies this text. */
  copy?: string | undefined;
  /** Highlights the most important row. */
  emphasis?: boolean;
}

/** A number or an address with a copy button. */
export const copied = (label: string, value: string | null): Detail => ({
  label,
  value,
  copy: value ?? undefined,
});

export interface DetailListProps {
  details: readonly Detail[];
  /** `rows` for permanent content of a screen, `compact` for a review or receipt. */
  spacing?: 'compact' | 'rows';
}

/** Label-value pairs, as in a review, receipt, record or profile. */
export function DetailList({ details, spacing = 'compact' }: DetailListProps) {
  return (
    <List data-spacing={spacing}>
      {details
        .filter(({ value }) => value !== undefined && value !== null)
        .map(({ label, value, copy, emphasis }) => (
          <div key={label} {...(emphasis === true ? { 'data-emphasis': '' } : {})}>
            <dt>{label}</dt>
            {copy === undefined ? (
              <dd>{value}</dd>
            ) : (
              <dd data-copy>
                <span>{value}</span>
                <CopyButton text={copy} label={label} />
              </dd>
            )}
          </div>
        ))}
    </List>
  );
}
