import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LazyImportError } from '../browser/lazyImport.ts';
import { renderScreen, startTexts } from '../test/portal.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

beforeAll(() => startTexts());
// React reports what the boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

function Broken({ error }: { error: Error }): ReactNode {
  throw error;
}

it.each([
  [new LazyImportError(), 'This screen could not be opened', /did not load within two minutes/],
  [new Error('broken'), 'Something went wrong on this screen', null],
])('reports %s in place of the screen, with a button that reloads', (error, title, hint) => {
  renderScreen(
    <ScreenBoundary>
      <Broken error={error} />
    </ScreenBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  if (hint !== null) expect(screen.getByRole('alert')).toHaveTextContent(hint);
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
});
