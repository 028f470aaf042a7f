import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { useFocusNext } from '../../../browser/useFocusNext.ts';
import { toastSuccess } from '../../../data/graphql/report.ts';
import { useOverviewRefresh } from '../../../data/overview/overview.tsx';
import { storeUnsavedCodes, useUnsavedCodes } from './madeCodes.ts';

/** A form of the section. The one that removes a factor is named by the factor's ID. */
type FormName = 'add' | 'passkey' | 'renew' | 'confirms' | `remove-${string}`;

export interface SecurityForms {
  /** ID of the section's heading, which takes the focus where a button is gone. */
  readonly titleId: string;
  /** Recovery codes that the member has not saved yet, or null. */
  readonly unsavedCodes: readonly string[] | null;
  readonly isOpen: (form: FormName) => boolean;
  /** The control of a row: the button that opens the form. */
  readonly opener: (form: FormName, label: string) => (labelId: string) => ReactNode;
  /** Closes the form and returns the focus to its button. */
  readonly close: (form: string) => void;
  /** Closes the form after its change was made, keeps the codes that it made, and loads the state again. */
  readonly finish: (form: FormName, message: string, codes?: readonly string[]) => void;
  /** Closes the recovery codes once the member has saved them. */
  readonly onCodesSaved: () => void;
}

/** The forms of the section, of which one is open at a time. */
export function useSecurityForms(reload: () => void): SecurityForms {
  const id = useId();
  const refreshOverview = useOverviewRefresh();
  const focusNext = useFocusNext();
  const [open, setOpen] = useState<FormName | null>(null);
  const made = useUnsavedCodes();
  const titleId = `${id}-title`;
  const buttonId = (form: string) => `${id}-${form}`;
  const close = (form: string) => {
    setOpen(null);
    focusNext(buttonId(form), titleId);
  };
  return {
    titleId,
    unsavedCodes: made?.codes ?? null,
    isOpen: (form) => open === form,
    opener: (form, label) => (labelId) =>
      made === null &&
      open !== form && (
        <Button
          id={buttonId(form)}
          variant="outlined"
          aria-labelledby={`${buttonId(form)} ${labelId}`}
          onClick={() => setOpen(form)}
        >
          {label}
        </Button>
      ),
    close,
    finish: (form, message, codes = []) => {
      close(form);
      // The button of a factor that was removed is there until the state is loaded again.
      if (form.startsWith('remove-')) focusNext(titleId);
      if (codes.length > 0) storeUnsavedCodes({ codes, by: form });
      toastSuccess(message);
      reload();
      void refreshOverview();
    },
    onCodesSaved: () => {
      storeUnsavedCodes(null);
      if (made !== null) close(made.by);
    },
  };
}
