import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons/status.tsx';
import { color, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';

export type NoticeTone = 'info' | 'positive' | 'warning' | 'danger';

const icons = { info: InfoIcon, positive: SuccessIcon, warning: AlertIcon, danger: ErrorIcon } as const;

const toned = (tone: NoticeTone) => ({
  backgroundColor: color[tone].tint,
  borderColor: color[tone].line,
  '& > svg': { color: color[tone].main },
});

const Frame = styled('div')({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 10,
  padding: '12px 14px',
  border: '1px solid',
  borderRadius: radius.control,
  color: color.ink.primary,
  '&[data-tone="info"]': toned('info'),
  '&[data-tone="positive"]': toned('positive'),
  '&[data-tone="warning"]': toned('warning'),
  '&[data-tone="danger"]': toned('danger'),
  '& strong': { display: 'block', fontWeight: 600 },
});

export interface NoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause. */
  role?: 'alert' | 'status';
}

/** An inline message, shown for as long as it applies. */
export function Notice({ tone, title, children, role }: NoticeProps) {
  const IconOf = icons[tone];
  return (
    <Frame data-tone={tone} role={role}>
      <IconOf />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </Frame>
  );
}
