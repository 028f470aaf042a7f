import Popover from '@mui/material/Popover';
import { color } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import type { FloatingPanelProps } from './FloatingPanel.tsx';

export function FloatingPanelPopover({ anchor, label, width, onClose, children }: FloatingPanelProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          style: {
            width: `min(${width}px, calc(100vw - 48px))`,
            maxHeight: '70dvh',
            marginTop: 8,
            border: `1px solid ${color.line.soft}`,
            borderRadius: radius.card,
            backgroundColor: color.surface.raised,
            boxShadow: color.float,
          },
        },
      }}
    >
      {children}
    </Popover>
  );
}
