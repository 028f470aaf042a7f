import { styled } from '@mui/material/styles';
import { color } from '../theme/css.ts';
import { motion } from '../theme/tokens.ts';

const Track = styled('button')({
  position: 'relative',
  flexShrink: 0,
  width: 44,
  height: 24,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line.control}`,
  borderRadius: 999,
  backgroundColor: color.surface.inset,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  // Enlarges the touch target beyond the visible switch.
  '&::before': { content: '""', position: 'absolute', inset: '-11px -2px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    insetInlineStart: 2,
    width: 18,
    height: 18,
    borderRadius: 999,
    backgroundColor: color.line.control,
    transition: `transform ${motion.quick}ms, background-color ${motion.quick}ms`,
  },
  '&[aria-checked="true"]': {
    borderColor: color.accent.main,
    backgroundColor: color.accent.main,
    '&::after': { transform: 'translateX(20px)', backgroundColor: color.accent.on },
  },
});

export interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** ID of its label. */
  labelledBy: string;
  /** Whether a change is under way: another press is ignored, and the focus stays. */
  isBusy?: boolean;
}

/** A switch that applies at once. */
export function Switch({ isOn, onChange, labelledBy, isBusy = false }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      // Disabled it would lose the focus, and a keyboard would start over at the top of the page.
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onChange(!isOn);
      }}
    />
  );
}
