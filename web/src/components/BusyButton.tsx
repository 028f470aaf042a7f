import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Both labels lie on each other, so that the button is as wide as the longer one from the start. */
const Labels = styled('span')({
  display: 'grid',
  placeItems: 'center',
  '& > span': { gridArea: '1 / 1' },
  '& > [data-shown="false"]': { visibility: 'hidden' },
});

export interface BusyButtonProps extends Pick<
  ButtonProps,
  'type' | 'size' | 'variant' | 'onClick' | 'aria-label'
> {
  isBusy: boolean;
  label: string;
  /** What it says while it works: `Changing the password`. */
  busyLabel: string;
}

/**
 * A button whose press takes a while. It keeps its width, so that the second half of a double click meets no neighbour,
 * and the focus: whoever pressed it goes on from there. What it does must itself ignore a second press (`useAction`).
 */
export function BusyButton({ isBusy, label, busyLabel, ...button }: BusyButtonProps) {
  return (
    <Button {...button} aria-disabled={isBusy}>
      <Labels>
        <span data-shown={!isBusy}>{label}</span>
        <span data-shown={isBusy}>{busyLabel}</span>
      </Labels>
    </Button>
  );
}
