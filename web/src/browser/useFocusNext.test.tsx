import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusNext } from './useFocusNext.ts';

/** A line that closes: what opens it is there once it is gone. */
function Line({ places }: { places: readonly string[] }) {
  const focusNext = useFocusNext();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    focusNext(...places);
  };
  return (
    <>
      <h2 id="title" tabIndex={-1}>
        Title
      </h2>
      <input aria-label="Elsewhere" onChange={close} />
      {isOpen && <button onClick={close}>Close</button>}
      {!isOpen && <button id="open">Open</button>}
    </>
  );
}

it.each([
  ['the first place that is there then', ['gone', 'open', 'title'], 'Open'],
  ['the one after it where that is not', ['gone', 'title'], 'Title'],
])('leads the focus of a control that goes to %s', async (_where, places, name) => {
  render(<Line places={places} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText(name)).toHaveFocus();
});

it('leaves the focus that is somewhere else', async () => {
  render(<Line places={['open']} />);
  await userEvent.setup().type(screen.getByLabelText('Elsewhere'), 'x');
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});
