import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '../icons/Icon.tsx';
import { BlockedIcon, ClockIcon, ErrorIcon, LockIcon, QuestionIcon, SuccessIcon } from '../icons/status.tsx';
import { color, text } from '../theme/css.ts';

type ChipTone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

const done = { tone: 'positive', icon: SuccessIcon } as const;
const waiting = { tone: 'warning', icon: ClockIcon } as const;
const moving = { tone: 'info', icon: ClockIcon } as const;
const failed = { tone: 'danger', icon: ErrorIcon } as const;
const over = { tone: 'neutral', icon: BlockedIcon } as const;

/** Tone and icon of every state of spec §4; the labels are `status.*` in the common texts. */
const looks = {
  PENDING_REVIEW: waiting,
  APPROVED: done,
  REJECTED: failed,
  SUCCESS: done,
  PENDING: waiting,
  PAYABLE: moving,
  WITHDRAWING: moving,
  NOT_RECEIVED: { tone: 'warning', icon: QuestionIcon },
  FAILED: failed,
  CANCELLED: over,
  EXPIRED: over,
  PUBLISHED: moving,
  COMPLETED: done,
  REVERSED: over,
  NOT_PURCHASED: over,
  LOCKED: { tone: 'info', icon: LockIcon },
  UNLOCKED: done,
  TERMINATED: over,
  ACTIVATED: done,
  TRANSFERRED: over,
  RETURNED: over,
  PASSED: done,
  IN_PROGRESS: moving,
} as const satisfies Record<string, { tone: ChipTone; icon: ComponentType<IconProps> }>;

export type Status = keyof typeof looks;

const neutral = {
  color: color.ink.secondary,
  backgroundColor: color.surface.inset,
  borderColor: color.line.strong,
};
const toned = (tone: Exclude<ChipTone, 'neutral'>) => ({
  color: color[tone].main,
  backgroundColor: color[tone].tint,
  borderColor: color[tone].line,
});

const Frame = styled('span')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '3px 10px 3px 7px',
  border: '1px solid',
  borderRadius: 999,
  whiteSpace: 'nowrap',
  '&[data-tone="neutral"]': neutral,
  '&[data-tone="positive"]': toned('positive'),
  '&[data-tone="warning"]': toned('warning'),
  '&[data-tone="danger"]': toned('danger'),
  '&[data-tone="info"]': toned('info'),
});

export interface ChipProps {
  tone: ChipTone;
  icon: ComponentType<IconProps>;
  children: ReactNode;
}

/** A label that always combines text, icon and colour. */
export function Chip({ tone, icon: IconOf, children }: ChipProps) {
  return (
    <Frame data-tone={tone}>
      <IconOf size={14} />
      {children}
    </Frame>
  );
}

/** Status of an order or a package. */
export function StatusChip({ status }: { status: Status }) {
  const { t } = useTranslation();
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>;
}
