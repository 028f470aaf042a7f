import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Actions } from '../components/surface.tsx';
import { AppTheme } from './AppTheme.tsx';

/** Where the words of the button 'Words' begin, in px from the edge of what it is in. */
function wordsAt(shown: ReactNode): number {
  render(<AppTheme>{shown}</AppTheme>);
  const button = screen.getByRole('button', { name: 'Words' });
  const startOf = (element: Element | null) =>
    element === null ? 0 : Number.parseFloat(getComputedStyle(element).marginInlineStart) || 0;
  const padding = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
  return startOf(screen.queryByTestId('row')) + startOf(button) + padding;
}

describe('the words of a text button', () => {
  it.each(['small', 'medium'] as const)('begin at the edge of the column when it is alone and %s', (size) => {
    expect(
      wordsAt(
        <div>
          <Button variant="text" size={size}>
            Words
          </Button>
        </div>,
      ),
    ).toBe(0);
  });

  it('begin at the edge of the column where it may begin a line after other buttons', () => {
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

  it('begin there too in a row of buttons that has no other', () => {
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
