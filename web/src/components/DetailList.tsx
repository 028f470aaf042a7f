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
  '& > div[data-emphasis] dd': { ...text.body, fontWeight: 600 },
  '& button': { marginBlock: -7, verticalAlign: 'middle' },
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

/** Names and values below each other: a review, a receipt, a record. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <List>
      {details
        .filter(({ value }) => value !== undefined && value !== null)
        .map(({ label, value, copy, emphasis }) => (
          <div key={label} {...(emphasis === true ? { 'data-emphasis': '' } : {})}>
            <dt>{label}</dt>
            <dd>
              {value}
              {copy !== undefined && <CopyButton text={copy} label={label} />}
            </dd>
          </div>
        ))}
    </List>
  );
}
