import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Stacks both labels, so that the button is always as wide as the longer one. */
const Labels = styled('span')({
  display: 'grid',
  placeItems: 'center',
  '& > span': { gridArea: '1 / 1' },
  '& > [data-shown="false"]': { visibility: 'hidden' },
});

export interface BusyButtonProps extends Pick<
  ButtonProps,
  'type' | 'size' | 'variant' | 'disabled' | 'onClick' | 'aria-label' | 'ref' | 'sx'
> {
  isBusy: boolean;
  label: string;
  /** Label while busy: `Changing the password`. */
  busyLabel: string;
}

/**
 * A button for an action that takes a while. It keeps its width, so that a double click cannot hit a neighbour, and its
 * focus. The action itself must ignore a second press (`useAction`).
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
