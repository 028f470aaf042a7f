import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { Link, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PortalRouter } from '../screens/PortalRouter.tsx';
import { startTexts } from '../test/portal.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { OfflineNote } from './OfflineNote.tsx';

beforeAll(() => startTexts('shell'));
beforeEach(() => window.history.pushState(null, '', '#/list'));

const note =
  'You are offline. The screen opens as soon as the connection is back. Until then you can go on here.';

/** A list with a filter in its address. */
function List() {
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  return (
    <>
      <h1>List</h1>
      <output aria-label="Filter">{search}</output>
      <input aria-label="Search" />
      <button onClick={() => setParams({ coin: 'CASH' }, { replace: true })}>Only cash</button>
      <Link to="/details">To the details</Link>
    </>
  );
}

/** A list, and a screen whose code comes only with a connection. */
function show() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async (): Promise<{ default: ComponentType }> => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return { default: () => <h1>Details</h1> };
  });
  const Details = lazyScreen(load, []);
  render(
    <PortalRouter>
      <OfflineNote />
      <Suspense>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/details" element={<Details />} />
        </Routes>
      </Suspense>
    </PortalRouter>,
  );
  const reconnect = () =>
    act(() => {
      online.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    });
  return { user: userEvent.setup(), reconnect };
}

it('reports a navigation while offline at once and continues it when the connection is back', async () => {
  const { user, reconnect } = show();
  expect(screen.queryByText(note)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'To the details' }));
  expect(await screen.findByText(note)).toBeVisible();
  await user.type(screen.getByLabelText('Search'), 'still here');
  expect(screen.getByLabelText('Search')).toHaveValue('still here');
  expect(screen.getByRole('heading', { name: 'List' })).toBeVisible();
  reconnect();
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});

it('removes the note when Back cancels an offline navigation', async () => {
  const { user, reconnect } = show();
  await user.click(screen.getByRole('link', { name: 'To the details' }));
  await screen.findByText(note);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  reconnect();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.getByRole('heading', { name: 'List' })).toBeVisible();
});

it('keeps loading the next screen when a filter of the current screen changes', async () => {
  const { user, reconnect } = show();
  const filter = () => screen.getByLabelText('Filter').textContent;
  await user.click(screen.getByRole('link', { name: 'To the details' }));
  await screen.findByText(note);
  await user.click(screen.getByRole('button', { name: 'Only cash' }));
  expect(filter()).toBe('?coin=CASH');
  expect(screen.getByText(note)).toBeVisible();
  reconnect();
  await screen.findByRole('heading', { name: 'Details' });
  expect(window.location.hash).toBe('#/details');
  act(() => window.history.back());
  await screen.findByRole('heading', { name: 'List' });
  await waitFor(() => expect(filter()).toBe('?coin=CASH'));
  expect(window.location.hash).toBe('#/list?coin=CASH');
});
