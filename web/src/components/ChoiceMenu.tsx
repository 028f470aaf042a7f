import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { CheckIcon } from './icons/actions.tsx';

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** The language its label is written in, where that is not the page's. */
  lang?: string;
}

export interface ChoiceMenuProps<T extends string> {
  /** What is chosen: `Language`. */
  label: string;
  icon: ReactNode;
  value: T;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
}

/** A button that opens a short list of which one is in force. */
export function ChoiceMenu<T extends string>({ label, icon, value, choices, onChoose }: ChoiceMenuProps<T>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <Menu
        id={id}
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            lang={choice.lang}
            onClick={() => {
              setAnchor(null);
              onChoose(choice.value);
            }}
          >
            {choice.icon}
            <span style={{ flex: 1 }}>{choice.label}</span>
            {choice.value === value && <CheckIcon size={18} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
