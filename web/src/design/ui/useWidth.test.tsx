import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsPhone } from './useWidth.ts';

/** Answers media queries as a window of this width does. */
function setWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function Layout() {
  return <p>{useIsPhone() ? 'phone' : 'desktop'}</p>;
}

it.each([
  [767, 'phone'],
  [767.9, 'phone'],
  [768, 'desktop'],
])('useIsPhone lays out a window of %f px as a %s', (width, layout) => {
  setWidth(width);
  render(<Layout />);
  expect(screen.getByText(layout)).toBeVisible();
});
