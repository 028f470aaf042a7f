import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importTimeout } from '../browser/lazyImport.ts';
import { PortalRouter } from '../screens/PortalRouter.tsx';
import { startTexts } from '../test/portal.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

beforeAll(() => startTexts('shell'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

function List() {
  return (
    <>
      <h1>List</h1>
      <input aria-label="Search" />
      <Link to="/details">To the details</Link>
    </>
  );
}

function Address() {
  return <output aria-label="Shown">{useLocation().pathname}</output>;
}

/** A list, and a screen whose code does not load until `repair` is called. */
function show(address: string) {
  window.history.pushState(null, '', `#${address}`);
  let isBroken = true;
  const Details = lazyScreen(async (): Promise<{ default: ComponentType }> => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return { default: () => <h1>Details</h1> };
  }, []);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <PortalRouter>
      <Address />
      <ScreenBoundary>
        <Suspense>
          <Routes>
            <Route path="/list" element={<List />} />
            <Route path="/details" element={<Details />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </PortalRouter>,
  );
  return {
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => undefined) }),
    repair: () => (isBroken = false),
  };
}

const giveUp = () => act(() => vi.advanceTimersByTimeAsync(importTimeout + 1_000));
const addressBar = () => window.location.hash;
const reported = () => toast.getToasts().map((one) => ('title' in one ? one.title : undefined));

describe('a navigation whose screen cannot be loaded', () => {
  it('leaves the screen before as it is, and the address goes back to it', async () => {
    const { user } = show('/list');
    await user.type(screen.getByLabelText('Search'), 'typed');
    await user.click(screen.getByRole('link', { name: 'To the details' }));
    await waitFor(() => expect(addressBar()).toBe('#/details'));
    expect(reported()).toEqual([]);
    await giveUp();
    await waitFor(() => expect(addressBar()).toBe('#/list'));
    expect(screen.getByLabelText('Search')).toHaveValue('typed');
    expect(screen.getByLabelText('Shown')).toHaveTextContent('/list');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reported()).toEqual(['This screen could not be opened']);
  });

  it('retries when the link is pressed again', async () => {
    const { user, repair } = show('/list');
    await user.click(screen.getByRole('link', { name: 'To the details' }));
    await giveUp();
    await waitFor(() => expect(addressBar()).toBe('#/list'));
    repair();
    await user.click(screen.getByRole('link', { name: 'To the details' }));
    expect(await screen.findByRole('heading', { name: 'Details' })).toBeVisible();
    expect(addressBar()).toBe('#/details');
  });

  it('shows the error in its place if it is the first screen of the page', async () => {
    show('/details');
    await giveUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be opened');
    expect(addressBar()).toBe('#/details');
    expect(reported()).toEqual([]);
  });
});
