import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import { contractOf, portal } from './insurances.fixture.ts';
import ProtectionPanels from './panel.tsx';

beforeAll(() => startTexts('insurance', 'shell'));
beforeEach(() => session.start('token'));

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('shows what is insured now, and what each package has earned', async () => {
  portal([
    contractOf({ tradesLeft: 4, amount: '500', earned: '12.5' }),
    contractOf({ id: '92', name: 'Gold', tradesLeft: 0, amount: '1000', earned: '300' }),
  ]);
  renderScreen(<ProtectionPanels />);
  const protection = within(await screen.findByRole('region', { name: 'Protection' }));
  expect(await protection.findByText('33%')).toBeVisible();
  expect(rowsOf(protection.getByRole('table'))).toEqual([
    'Silver4 of 6 insured trades left500.00',
    'GoldThe next trade is not insured1,000.00',
  ]);
  const earned = within(screen.getByRole('region', { name: 'Earned by insurance package' }));
  expect(rowsOf(earned.getByRole('table'))).toEqual(['Gold+300.00', 'Silver+12.50']);
});
