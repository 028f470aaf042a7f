import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, text } from '../theme/css.ts';
import { CopyButton } from './CopyButton.tsx';

const List = styled('dl')({
  ...text.dense,
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '2px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& > div:last-of-type': { borderBottom: 0 },
  '& dt': { color: color.ink.secondary, flexShrink: 0, maxWidth: '50%' },
  '& dd': { textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' },
  // A long date, or a long figure and its code, takes two lines before it takes more room than there is.
  '& dd time, & dd > span': { whiteSpace: 'normal' },
  // Where a long figure does not fit beside its name, it goes below it.
  '@media (max-width: 359px)': { '& > div': { flexWrap: 'wrap' }, '& dd': { marginInlineStart: 'auto' } },
  '& > div[data-emphasis] dd': { ...text.body, fontWeight: 600 },
  // The button stays beside the value, however many lines that takes.
  '& dd[data-copy]': { display: 'flex', alignItems: 'baseline', gap: 2 },
  '& dd[data-copy] > span': { minWidth: 0 },
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
  /** Left out of the list when undefined or null. */
  value: ReactNode;
  /** With it, a button copies this text. */
  copy?: string | undefined;
  /** The line that matters most. */
  emphasis?: boolean;
}

export interface DetailListProps {
  details: readonly Detail[];
  /** `rows` for what stands on a screen to stay; the default is for a review or a receipt. */
  spacing?: 'compact' | 'rows';
}

/** Names and values below each other: a review, a receipt, a record, a profile. */
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
