import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, text } from '../theme/css.ts';

const Both = styled('span')({
  display: 'grid',
  gap: 2,
  paddingBlock: 6,
  '& > small': { ...text.label, fontWeight: 400, color: color.ink.secondary, overflowWrap: 'anywhere' },
});

export interface WithReasonProps {
  /** Why the order came to that; null where nobody had to say. */
  reason: string | null;
  /** What the row is called. */
  children: ReactNode;
}

/** What an order is called in a list, and below it why it was rejected or held up: no press is needed to read it. */
export function WithReason({ reason, children }: WithReasonProps) {
  if (reason === null) return children;
  return (
    <Both>
      {children}
      <small>{reason}</small>
    </Both>
  );
}
