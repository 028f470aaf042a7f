import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import TrusteeshipPanels from './panel.tsx';
import { orderOf, fakePortal } from './trusteeship.fixture.ts';

beforeAll(() => startTexts('trusteeship', 'shell'));
beforeEach(() => session.start('token'));

const rowsOf = (region: HTMLElement) =>
  within(within(region).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('shows when each term ends, and what each package has earned', async () => {
  fakePortal([
    orderOf({ locked: '500', profit: '2', compounded: '0.5', expiresAt: '2026-12-24T16:00:00.000Z' }),
    orderOf({ id: '8', locked: '600', profit: '0', compounded: '30', expiresAt: '2026-12-26T16:00:00.000Z' }),
  ]);
  renderScreen(<TrusteeshipPanels />);
  const terms = await screen.findByRole('region', { name: 'Entrust terms' });
  await within(terms).findByRole('table');
  expect(rowsOf(terms)).toEqual([
    '500.00 ENTRUSTDec 25, 2026, 00:00 GMT+8',
    '600.00 ENTRUSTDec 27, 2026, 00:00 GMT+8',
  ]);
  expect(rowsOf(screen.getByRole('region', { name: 'Earned by entrust package' }))).toEqual([
    '600.00 ENTRUST+30.00',
    '500.00 ENTRUST+2.50',
  ]);
});
