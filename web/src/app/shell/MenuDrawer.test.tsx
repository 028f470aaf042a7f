import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { entriesFor } from '../navigation.ts';
import { Header } from './Header.tsx';

beforeAll(() => startTexts('shell'));
beforeEach(() => {
  session.start('token');
  fakeGateway({ Overview: () => overviewOf({}) });
  const desktop = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(desktop(query), { matches: query.includes('max-width') }),
  );
});

async function openMenu() {
  const rendered = renderScreen(<Header title="Wallet" />, '/wallet');
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Open menu' });
  await user.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...rendered, user, button, menu: within(menu) };
}

describe('the menu of a phone', () => {
  it('lists all entries of the side menu by group, then those without a published text, and marks the open screen', async () => {
    const { menu } = await openMenu();
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        ...entriesFor('side', null),
        ...entriesFor('site', null).filter(({ reads }) => reads === undefined),
      ].map(({ path }) => path),
    );
    expect(menu.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Overview',
      'Money',
      'Protection',
      'More',
      'About the platform',
    ]);
    expect(menu.getByRole('link', { name: 'Wallet', current: 'page' })).toBeVisible();
  });

  it('shows language and theme at its foot instead of in the header', async () => {
    const { menu } = await openMenu();
    expect(menu.getByRole('combobox', { name: 'Language' })).toHaveValue('en-US');
    expect(menu.getByRole('combobox', { name: 'Theme' })).toHaveValue('system');
    expect(screen.queryByRole('button', { name: 'Language', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Theme', hidden: true })).toBeNull();
  });

  it('takes the focus, and gives it back when Escape closes it', async () => {
    const { menu, user, button } = await openMenu();
    await waitFor(() =>
      expect(menu.getByRole('button', { name: 'Close' }).closest('[tabindex]')).not.toBeNull(),
    );
    expect(button).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('closes when an entry is chosen', async () => {
    const { menu, user, address } = await openMenu();
    await user.click(menu.getByRole('link', { name: 'Deposit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/recharge');
  });
});
