import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';

const Chip = styled(Button)({
  '&&': {
    ...text.label,
    minHeight: 28,
    maxWidth: '100%',
    padding: '5px 12px',
    borderRadius: radius.full,
    overflowWrap: 'break-word',
  },
  '&&[aria-pressed="true"]': {
    color: color.accent.main,
    borderColor: color.accent.main,
    backgroundColor: color.accent.tint,
  },
});

export const Chips = styled('div')({
  ...text.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  color: color.ink.secondary,
});

export interface ChipButtonProps {
  onClick: () => void;
  /** Whether this choice is active; omit for chips that only fill in a value. */
  pressed?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A small button that fills in a value: a share of the balance, a recent recipient, a date range. */
export function ChipButton({ onClick, pressed, disabled = false, children }: ChipButtonProps) {
  return (
    <Chip size="small" variant="outlined" aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {children}
    </Chip>
  );
}
