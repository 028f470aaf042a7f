import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../test/portal.tsx';
import { forgetAttempt, storeAttempt } from './attempt.ts';
import { UnknownOrders, type FlowScreen } from './UnknownOrders.tsx';

const attempt = { key: 'k'.repeat(20), order: { amount: '25' }, sentAt: new Date().toISOString() };

const flows: readonly FlowScreen[] = [
  {
    name: 'withdrawal',
    title: 'features.withdrawal.title',
    path: '/withdraw',
    addresses: ['/withdraw', '/withdraw-h5'],
  },
  {
    name: 'convert',
    title: 'features.convert.title',
    path: '/convert',
    addresses: ['/convert', '/cash/convert'],
  },
];

beforeAll(() => startTexts('shell'));
afterEach(() => session.end('loggedOut'));

it('links a returning member to the order whose outcome is unknown', async () => {
  session.start('first');
  session.setMember('1', 'first');
  storeAttempt('withdrawal', attempt);
  session.end('invalid');

  session.start('second');
  fakeGateway({ Overview: () => overviewOf({}) });
  renderScreen(<UnknownOrders flows={flows} />, '/index');
  expect(screen.queryByRole('status'), 'before the member is known').toBeNull();
  expect(await screen.findByText(/outcome of an order is not known yet: Withdrawal/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find out' })).toHaveAttribute('href', '/withdraw');
  act(() => forgetAttempt('withdrawal', attempt));
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows another member nothing', async () => {
  session.start('first');
  session.setMember('2', 'first');
  storeAttempt('withdrawal', attempt);
  session.end('invalid');
  session.start('second');
  const gateway = fakeGateway({ Overview: () => overviewOf({}) });
  renderScreen(<UnknownOrders flows={flows} />, '/index');
  await act(async () => expect.poll(() => session.memberId()).toBe('1'));
  expect(gateway.of('Overview')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('is hidden on the screen that shows the order itself', async () => {
  session.start('first');
  session.setMember('1', 'first');
  storeAttempt('convert', attempt);
  renderScreen(
    <>
      <UnknownOrders flows={flows} />
      <Link to="/wallet">away</Link>
    </>,
    '/cash/convert',
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => screen.getByRole('link', { name: 'away' }).click());
  expect(await screen.findByRole('link', { name: 'Find out' })).toHaveAttribute('href', '/convert');
});
