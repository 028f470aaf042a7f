import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import type { PopupProps } from '../../browser/usePopup.ts';

export interface PopupMenuProps extends Omit<PopupProps, 'onFollow'> {
  /** Accessible name: that of its button. */
  label: string;
  children: ReactNode;
}

/**
 * A menu that a button opens. It floats outside of the page's landmarks and is one by itself, so that who goes from
 * landmark to landmark finds it.
 */
export const PopupMenu = ({ id, anchor, onClose, label, children }: PopupMenuProps) => (
  <Menu
    id={id}
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
  >
    {children}
  </Menu>
);
