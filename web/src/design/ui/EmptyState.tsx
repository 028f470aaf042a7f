import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InboxIcon } from '../icons/status.tsx';
import { color, text } from '../theme/css.ts';

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 16px',
  textAlign: 'center',
  '& > svg': { color: color.ink.muted, marginBottom: 4 },
  '& > p:first-of-type': { ...text.body, fontWeight: 500 },
  '& > p + p': { ...text.dense, color: color.ink.secondary, maxWidth: 420 },
  '& > div': { marginTop: 8 },
});

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  hint?: string;
  /** A button or link to the next step. */
  action?: ReactNode;
}

/** An empty list: a message and the next step. */
export function EmptyState({ icon = <InboxIcon size={32} />, title, hint, action }: EmptyStateProps) {
  return (
    <Frame>
      {icon}
      <p>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {action !== undefined && <div>{action}</div>}
    </Frame>
  );
}
