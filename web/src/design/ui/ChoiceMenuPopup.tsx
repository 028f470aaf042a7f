import MenuItem from '@mui/material/MenuItem';
import type { PopupProps } from '../../browser/usePopup.ts';
import { CheckIcon } from '../icons/actions.tsx';
import type { Choice } from './ChoiceMenu.tsx';
import { PopupMenu } from './PopupMenu.tsx';

interface ChoiceMenuPopupProps extends PopupProps {
  label: string;
  value: string;
  choices: readonly Choice<string>[];
  onChoose: (value: string) => void;
}

export function ChoiceMenuPopup({ value, choices, onChoose, onFollow: _, ...popup }: ChoiceMenuPopupProps) {
  return (
    <PopupMenu {...popup}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          lang={choice.lang}
          onClick={() => {
            popup.onClose();
            onChoose(choice.value);
          }}
        >
          {choice.icon}
          <span style={{ flex: 1 }}>{choice.label}</span>
          {choice.value === value && <CheckIcon size={18} />}
        </MenuItem>
      ))}
    </PopupMenu>
  );
}
