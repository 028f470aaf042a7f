import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { RadioCards } from './RadioCards.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

beforeAll(() => startTexts('shell'));

it('breaks an error anywhere rather than grow wider than the screen', () => {
  render(<TextField name="to" label="Receiver" error={'m'.repeat(64)} value="" onChange={() => undefined} />);
  expect(screen.getByText('m'.repeat(64)).parentElement).toHaveStyle({ overflowWrap: 'anywhere' });
});

it('ties label, hint and error to their input', () => {
  render(
    <TextField
      name="to"
      label="Receiver"
      hint="A username"
      error="Unknown"
      optional
      value=""
      onChange={() => undefined}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Receiver' });
  expect(input).toHaveAccessibleDescription('Unknown A username');
  expect(input).toBeInvalid();
  expect(input).not.toBeRequired();
  expect(screen.getByText('optional')).toBeVisible();
});

describe('a field that the focus brings into view', () => {
  /** The shell's styles, for inputs rendered alone. */
  const Frame = styled('main')({ '& input, & textarea': { scrollMargin: '80px 0' } });

  it.each([
    ['an input', () => <TextField name="to" label="Receiver" value="" onChange={() => undefined} />],
    [
      'a text area',
      () => <TextArea name="note" label="Receiver" value="" maxLength={100} onChange={() => undefined} />,
    ],
    [
      'cards to choose from',
      () => (
        <RadioCards
          name="to"
          label="Receiver"
          value=""
          options={[{ value: 'maria', label: 'Receiver' }]}
          onChange={() => undefined}
        />
      ),
    ],
  ])('keeps its label and messages clear of header and tabs: %s', (_what, field) => {
    render(<Frame>{field()}</Frame>);
    const control = document.querySelector('input, textarea');
    const margin = control === null ? '' : getComputedStyle(control).getPropertyValue('scroll-margin');
    const [above = 0, , below = 0] = margin.split(' ').map((side) => Number.parseInt(side, 10));
    // The header and a label of two lines; the tabs, a sticky button, and a few lines of an error and a hint.
    expect(above).toBeGreaterThanOrEqual(64 + 46);
    expect(below).toBeGreaterThanOrEqual(64 + 72 + 100);
  });

  it('scrolls a focused text area fully into view, but not away from under a pointer', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<TextArea name="note" label="Note" value="" maxLength={100} onChange={() => undefined} />);
    const area = screen.getByRole('textbox', { name: 'Note' });
    const pressed = vi.spyOn(area, 'matches').mockReturnValue(true);
    area.focus();
    expect(scrolled).not.toHaveBeenCalled();
    area.blur();
    pressed.mockReturnValue(false);
    area.focus();
    expect(scrolled.mock.contexts).toEqual([area]);
  });
});
