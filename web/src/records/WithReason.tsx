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
  /** Why the order was rejected or held up; null otherwise. */
  reason: string | null;
  /** Title of the row. */
  children: ReactNode;
}

/** Title of an order in a list, with the reason below it. */
export function WithReason({ reason, children }: WithReasonProps) {
  if (reason === null) return children;
  return (
    <Both>
      {children}
      <small>{reason}</small>
    </Both>
  );
}
