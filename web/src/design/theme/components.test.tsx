import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Actions } from '../ui/surface.tsx';
import { AppTheme } from './AppTheme.tsx';

/** The distance of the label 'Words' from the edge of its container, in px. */
function wordsAt(shown: ReactNode): number {
  render(<AppTheme>{shown}</AppTheme>);
  const button = screen.getByRole('button', { name: 'Words' });
  const startOf = (element: Element | null) =>
    element === null ? 0 : Number.parseFloat(getComputedStyle(element).marginInlineStart) || 0;
  const padding = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
  return startOf(screen.queryByTestId('row')) + startOf(button) + padding;
}

describe('the label of a text button', () => {
  it.each(['small', 'medium'] as const)(
    'starts at the edge of the column when it is alone and %s',
    (size) => {
      expect(
        wordsAt(
          <div>
            <Button variant="text" size={size}>
              Words
            </Button>
          </div>,
        ),
      ).toBe(0);
    },
  );

  it('starts at the edge of the column where it may start a line after other buttons', () => {
    expect(
      wordsAt(
        <Actions data-testid="row">
          <Button>Send</Button>
          <Button variant="text">Words</Button>
        </Actions>,
      ),
    ).toBe(0);
    expect(getComputedStyle(screen.getByRole('button', { name: 'Send' })).marginInlineStart).toBe('16px');
  });

  it('starts there too when the row contains only text buttons', () => {
    expect(
      wordsAt(
        <Actions data-testid="row">
          <Button variant="text">Words</Button>
        </Actions>,
      ),
    ).toBe(0);
  });

  it('stay within the borders of buttons that have some', () => {
    expect(
      wordsAt(
        <div>
          <Button variant="outlined">Words</Button>
        </div>,
      ),
    ).toBeGreaterThan(0);
  });
});
