import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenEntryKey } from '../browser/overlays.ts';
import { AppTheme } from '../design/theme/AppTheme.tsx';
import { DetailDrawer } from '../design/ui/DetailDrawer.tsx';
import { startTexts } from '../test/portal.tsx';
import { PortalRouter } from './PortalRouter.tsx';

beforeAll(() => startTexts('shell'));

/** Two drawers over every screen; the first has a filter, links, the way to the second, and one that opens above it. */
function Screen() {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const [isInner, setInner] = useState(false);
  const close = () => setOpen(null);
  const filter = () => setParams({ coin: 'CASH' }, { replace: true });
  return (
    <>
      <output aria-label="Address">{location.pathname + location.search}</output>
      <output aria-label="Place">{screenEntryKey(location)}</output>
      <Link to="/list">To the list</Link>
      <button onClick={() => setOpen('first')}>Open</button>
      <DetailDrawer open={open === 'first'} title="First" onClose={close}>
        <button onClick={filter}>Only cash</button>
        <button onClick={() => setOpen('second')}>Another</button>
        <button onClick={close}>Done</button>
        <Link to="/details">Details</Link>
        <Link to={`/list${params.size === 0 ? '' : '?coin=CASH'}`}>The same list</Link>
        <button onClick={() => setInner(true)}>Above it</button>
        <DetailDrawer open={isInner} title="Inner" onClose={() => setInner(false)}>
          <button onClick={filter}>Only cash here</button>
          <button onClick={() => setInner(false)}>Done here</button>
          <Link to="/details">Details from here</Link>
          <Link to="/list">The list from here</Link>
        </DetailDrawer>
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

describe('an overlay', () => {
  it('closes only the overlay on Back', async () => {
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
    await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.overlay'));
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

  it('replaces the overlay with the screen opened from it', async () => {
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

  it('drops the entry when the browser goes forward', async () => {
    await openOverList();
    back();
    await closed();
    act(() => window.history.forward());
    await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.overlay'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/list');
  });
});

describe('an overlay opened from another', () => {
  const drawer = (name: string) => screen.queryByRole('dialog', { name });

  async function openAbove() {
    const user = await openOverList();
    await user.click(screen.getByRole('button', { name: 'Above it' }));
    await screen.findByRole('dialog', { name: 'Inner' });
    // Hidden from those who do not see that it is beneath.
    expect(screen.getByRole('dialog', { name: 'First', hidden: true })).toBeVisible();
    return user;
  }

  it.each([
    ['Back', null],
    ['Escape', '{Escape}'],
    ['its own state', 'Done here'],
  ])('closes only the upper overlay by %s, and then the lower one by Back', async (_, how) => {
    const user = await openAbove();
    if (how === null) back();
    else if (how.startsWith('{')) await user.keyboard(how);
    else await user.click(screen.getByRole('button', { name: how }));
    await waitFor(() => expect(drawer('Inner')).toBeNull());
    await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.overlay.beneath.0'));
    expect(drawer('First')).toBeVisible();
    back();
    await closed();
    expect(address()).toBe('/list');
    back();
    await at('/before');
  });

  it('closes with the lower one for another screen, from which Back returns to their screen', async () => {
    const user = await openAbove();
    await user.click(screen.getByRole('link', { name: 'Details from here' }));
    await at('/details');
    await closed();
    back();
    await at('/list');
    await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.overlay'));
    expect(screen.queryByRole('dialog')).toBeNull();
    back();
    await at('/before');
  });

  it('closes with the one beneath for a link to their screen, which has one entry', async () => {
    const user = await openAbove();
    await user.click(screen.getByRole('link', { name: 'The list from here' }));
    await closed();
    expect(address()).toBe('/list');
    back();
    await at('/before');
  });

  it('sets a filter that Back leaves as it is', async () => {
    const user = await openAbove();
    await user.click(screen.getByRole('button', { name: 'Only cash here' }));
    await at('/list?coin=CASH');
    back();
    await waitFor(() => expect(drawer('Inner')).toBeNull());
    expect(drawer('First')).toBeVisible();
    expect(address()).toBe('/list?coin=CASH');
    back();
    await closed();
    expect(address()).toBe('/list?coin=CASH');
    back();
    await at('/before');
  });
});

it.each([
  ['a drawer', ['only']],
  ['one drawer above another', ['lower', 'upper']],
])('returns to the screen after a reload with %s open', async (_, ids) => {
  for (const [idx, id] of ids.entries()) {
    const overlay = { id, beneath: ids.slice(0, idx), over: 'default' };
    window.history.pushState({ usr: { overlay }, key: id, idx: idx + 1 }, '', '#/before');
  }
  show();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.overlay'));
  expect(address()).toBe('/before');
});

describe('a link to a screen with an address for phones', () => {
  const phonePathOf = (path: string) => (path === '/recharge' ? '/recharge-h5' : path);

  function Wallet() {
    const { pathname, search } = useLocation();
    return (
      <>
        <output aria-label="Address">{pathname + search}</output>
        <Link to="/recharge?tab=bank">Deposit by bank</Link>
        <Link to="/convert">Convert</Link>
      </>
    );
  }

  function open(isPhone: boolean) {
    const desktop = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(desktop(query), { matches: query.includes('max-width') === isPhone }),
    );
    render(
      <PortalRouter phonePathOf={phonePathOf}>
        <Wallet />
      </PortalRouter>,
    );
    return userEvent.setup();
  }

  it.each([
    [true, '/recharge-h5?tab=bank'],
    [false, '/recharge?tab=bank'],
  ])('uses that address if the window is a phone’s (%s)', async (isPhone, expected) => {
    const user = open(isPhone);
    const link = screen.getByRole('link', { name: 'Deposit by bank' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`#${expected.replace('?', '\\?')}$`)),
    );
    await user.click(link);
    await at(expected);
    await user.click(screen.getByRole('link', { name: 'Convert' }));
    await at('/convert');
  });
});
