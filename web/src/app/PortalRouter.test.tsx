import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DetailDrawer } from '../components/DetailDrawer.tsx';
import { placeOf } from '../lib/covers.ts';
import { startTexts } from '../test/portal.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { PortalRouter } from './PortalRouter.tsx';

beforeAll(() => startTexts('shell'));

/** Two drawers over every screen; the first has a filter, links, and the way to the second. */
function Screen() {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <output aria-label="Address">{location.pathname + location.search}</output>
      <output aria-label="Place">{placeOf(location)}</output>
      <Link to="/list">To the list</Link>
      <button onClick={() => setOpen('first')}>Open</button>
      <DetailDrawer open={open === 'first'} title="First" onClose={close}>
        <button onClick={() => setParams({ coin: 'CASH' }, { replace: true })}>Only cash</button>
        <button onClick={() => setOpen('second')}>Another</button>
        <button onClick={close}>Done</button>
        <Link to="/details">Details</Link>
        <Link to={`/list${params.size === 0 ? '' : '?coin=CASH'}`}>The same list</Link>
      </DetailDrawer>
      <DetailDrawer open={open === 'second'} title="Second" onClose={close}>
        More
      </DetailDrawer>
    </>
  );
}

const address = () => screen.getByLabelText('Address').textContent;
const place = () => screen.getByLabelText('Place').textContent;
const back = (): void => {
  act(() => {
    window.history.back();
  });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const at = (path: string) => waitFor(() => expect(address()).toBe(path));

function show() {
  render(
    <AppTheme>
      <PortalRouter>
        <Screen />
      </PortalRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

/** Opens the first drawer over the list, to which the member came from `/before`. */
async function openOverList() {
  const user = show();
  await user.click(screen.getByRole('link', { name: 'To the list' }));
  await at('/list');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'First' });
  return user;
}

beforeEach(() => window.history.pushState(null, '', '#/before'));

describe('what covers a screen', () => {
  it('is closed by Back, which closes nothing else', async () => {
    await openOverList();
    const before = place();
    back();
    await closed();
    expect(address()).toBe('/list');
    expect(place()).toBe(before);
    back();
    await at('/before');
  });

  it.each([
    ['Escape', '{Escape}'],
    ['its own state', null],
  ])('leaves no entry behind when %s closes it', async (_, keys) => {
    const user = await openOverList();
    if (keys === null) await user.click(screen.getByRole('button', { name: 'Done' }));
    else await user.keyboard(keys);
    await closed();
    await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.cover'));
    back();
    await at('/before');
  });

  it('gives its entry to the screen that is opened from it', async () => {
    const user = await openOverList();
    await user.click(screen.getByRole('link', { name: 'Details' }));
    await at('/details');
    await closed();
    back();
    await at('/list');
    expect(screen.queryByRole('dialog')).toBeNull();
    back();
    await at('/before');
  });

  it('closes for a link to the screen beneath, which has one entry', async () => {
    const user = await openOverList();
    await user.click(screen.getByRole('link', { name: 'The same list' }));
    await closed();
    expect(address()).toBe('/list');
    back();
    await at('/before');
  });

  it('is replaced by what is opened from it', async () => {
    const user = await openOverList();
    await user.click(screen.getByRole('button', { name: 'Another' }));
    await screen.findByRole('dialog', { name: 'Second' });
    back();
    await closed();
    expect(address()).toBe('/list');
    back();
    await at('/before');
  });

  it('stays open while it sets a filter, which Back leaves as it is', async () => {
    const user = await openOverList();
    await user.click(screen.getByRole('button', { name: 'Only cash' }));
    await at('/list?coin=CASH');
    expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
    back();
    await closed();
    expect(address()).toBe('/list?coin=CASH');
    back();
    await at('/before');
  });

  it('has no entry any more when the browser goes forward', async () => {
    await openOverList();
    back();
    await closed();
    act(() => window.history.forward());
    await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.cover'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/list');
  });
});

it('a page that was reloaded with a drawer open is back at the screen beneath', async () => {
  window.history.pushState(
    { usr: { cover: { id: 'gone', over: 'default' } }, key: 'b', idx: 1 },
    '',
    '#/before',
  );
  show();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.cover'));
  expect(address()).toBe('/before');
});
