import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import { applicationsOf, approved, claimed, fakePortal, rejected } from './applications.fixture.ts';
import ApplicationScreen from './ApplicationScreen.tsx';

beforeAll(() => startTexts('commitment', 'records'));
beforeEach(() => session.start('token'));

it('lists applications with their states and shows the statement and steps of one', async () => {
  const gateway = fakePortal([]);
  const rows = [
    { ...approved, id: '3', receiptNumber: 'R-3', name: 'Leader' },
    { ...claimed, id: '2', receiptNumber: 'R-2' },
    { ...rejected, id: '1', receiptNumber: 'R-1' },
  ];
  gateway.answer({ CommitmentApplications: () => applicationsOf(rows) });
  renderScreen(<ApplicationScreen />, '/commitment/details');
  expect(await screen.findByText('To be claimed')).toBeVisible();
  expect(screen.getByText('Claimed')).toBeVisible();
  expect(screen.getByText('Say for how long')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Leader/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Leader' }));
  expect(details.getByText('I will pay every premium.')).toBeVisible();
  expect(details.getByRole('link', { name: 'To the free package' })).toHaveAttribute(
    'href',
    '/commitment/claim',
  );
  expect(details.getAllByRole('listitem').map((step) => step.dataset.state)).toEqual([
    'done',
    'done',
    'done',
    'current',
  ]);
});

it('opens one application by its address', async () => {
  const gateway = fakePortal([]);
  gateway.answer({
    CommitmentApplications: () => applicationsOf([claimed, { ...rejected, id: '1', receiptNumber: 'R-1' }]),
  });
  renderScreen(<ApplicationScreen />, '/commitment/details?receipt=R-1');
  const details = within(await screen.findByRole('dialog', { name: 'Builder' }));
  expect(details.getAllByText('Say for how long')[0]).toBeVisible();
  expect(details.queryByText('Free package claimed')).toBeNull();
});

it('links a member without applications to the packages', async () => {
  fakePortal([]);
  renderScreen(<ApplicationScreen />, '/commitment/details');
  expect(await screen.findByRole('link', { name: 'See the packages' })).toHaveAttribute(
    'href',
    '/commitment',
  );
});
