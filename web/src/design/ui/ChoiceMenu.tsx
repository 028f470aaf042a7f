import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { lazyImport } from '../../browser/lazyImport.ts';
import { usePopup } from '../../browser/usePopup.ts';

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Language of the label, if not the page's. */
  lang?: string;
}

export interface ChoiceMenuProps<T extends string> {
  /** Accessible name: `Language`. */
  label: string;
  icon: ReactNode;
  value: T;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
}

const loadPopup = lazyImport(() => import('./ChoiceMenuPopup.tsx'));

/** A button that opens a menu of choices, with the current one marked. */
export function ChoiceMenu<T extends string>({ label, icon, value, choices, onChoose }: ChoiceMenuProps<T>) {
  const { loaded, popup, button } = usePopup(loadPopup);
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen);
    if (choice !== undefined) onChoose(choice.value);
  };
  return (
    <>
      <IconButton aria-label={label} title={label} {...button}>
        {icon}
      </IconButton>
      {loaded !== null && (
        <loaded.ChoiceMenuPopup {...popup} label={label} value={value} choices={choices} onChoose={choose} />
      )}
    </>
  );
}
