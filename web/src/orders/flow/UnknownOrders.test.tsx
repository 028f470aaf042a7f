import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { forgetAttempt, storeAttempt, type Flow } from './attempt.ts';
import { UnknownOrders, type FlowScreen } from './UnknownOrders.tsx';

const attempt = { key: 'k'.repeat(20), order: { amount: '25' }, sentAt: new Date().toISOString() };

// Flows of no feature: what is tested here holds for each.
const [first, second] = ['first', 'second'] as string[] as [Flow, Flow];

const flows: readonly FlowScreen[] = [
  {
    name: first,
    title: 'common:credits.CASH_POINT',
    path: '/first',
    addresses: ['/first', '/first-h5'],
  },
  {
    name: second,
    title: 'common:credits.GMT',
    path: '/second',
    addresses: ['/second', '/cash/second'],
  },
];

beforeAll(() => startTexts('shell'));
afterEach(() => session.end('loggedOut'));

it('links a returning member to the order whose outcome is unknown', async () => {
  session.start('first');
  session.setMember('1', 'first');
  storeAttempt(first, attempt);
  session.end('invalid');

  session.start('second');
  fakeGateway({ Overview: () => overviewOf({}) });
  renderScreen(<UnknownOrders flows={flows} />, '/index');
  expect(screen.queryByRole('status'), 'before the member is known').toBeNull();
  expect(await screen.findByText(/outcome of an order is not known yet: Cash credit/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find out' })).toHaveAttribute('href', '/first');
  act(() => forgetAttempt(first, attempt));
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows another member nothing', async () => {
  session.start('first');
  session.setMember('2', 'first');
  storeAttempt(first, attempt);
  session.end('invalid');
  session.start('second');
  const gateway = fakeGateway({ Overview: () => overviewOf({}) });
  renderScreen(<UnknownOrders flows={flows} />, '/index');
  await act(async () => expect.poll(() => session.memberId()).toBe('1'));
  expect(gateway.of('Overview')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('hides the notice on the screen that shows the order itself', async () => {
  session.start('first');
  session.setMember('1', 'first');
  storeAttempt(second, attempt);
  renderScreen(
    <>
      <UnknownOrders flows={flows} />
      <Link to="/wallet">away</Link>
    </>,
    '/cash/second',
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => screen.getByRole('link', { name: 'away' }).click());
  expect(await screen.findByRole('link', { name: 'Find out' })).toHaveAttribute('href', '/second');
});
