import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { SideNavigation } from './SideNavigation.tsx';

beforeAll(() => startTexts('shell'));
beforeEach(() => {
  session.start('token');
  fakeGateway({ Overview: () => overviewOf({}) });
});

describe('the side navigation', () => {
  it('opens the drawer with names by the button of the rail', async () => {
    const desktop = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(desktop(query), { matches: false }),
    );
    renderScreen(<SideNavigation />, '/index');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('heading', { name: 'Protection' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Entrust' })).toBeVisible();
  });

  it('needs no button where it shows the names itself', () => {
    renderScreen(<SideNavigation />, '/index');
    expect(screen.getByRole('heading', { name: 'Protection' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  });
});
