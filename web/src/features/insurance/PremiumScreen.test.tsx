import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { connectionOf, inSection, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { confirm, contractOf, portal, premiumOf, tradeOf } from './insurances.fixture.ts';
import PremiumFlow from './PremiumFlow.tsx';
import PremiumScreen from './PremiumScreen.tsx';
import { shortAmount } from './RoundPicture.tsx';

beforeAll(() => startTexts('insurance', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

const key = expect.stringMatching(/^[\w-]{16,64}$/) as string;

const trades = [
  tradeOf('2', { id: '1', date: '2026-11-15' }),
  tradeOf('-6', { id: '2', date: '2026-11-16' }),
  tradeOf('0', { id: '3', date: '2026-11-17', outcome: 'NONE' }),
  tradeOf('1', { id: '4', date: '2026-11-18', valid: false }),
];

it('pays a premium once, at the amount of the ratio', async () => {
  const gateway = portal([contractOf()]);
  renderScreen(<PremiumScreen />, '/insurance');
  const user = userEvent.setup();
  expect(await screen.findByText('Premium ratio')).toBeVisible();
  expect(screen.getAllByText('Unpaid')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Review premium' }));
  expect(await screen.findByText(/A premium is not paid back/)).toBeVisible();
  expect(screen.getByText('Premium ratio').nextElementSibling).toHaveTextContent('3%');
  await confirm(user, 'Pay 15.00 INSURANCE');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Premium 1 of Silver paid' })).toHaveFocus(),
  );
  expect(gateway.of('PayPremium').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, contractId: '91', amount: '15', transactionPassword: 'Credits2026' },
  ]);
});

it('shows the six places of a round, and what is missing for the second premium', async () => {
  portal([contractOf({ nextPremium: null, premiumBlockingReason: 'ROUND_OPEN', tradesLeft: 2 })], {
    rounds: [{ __typename: 'InsuranceRound', premium: premiumOf({ trades: 4, result: '-3' }), trades }],
  });
  renderScreen(<PremiumScreen />, '/insurance');
  const places = within(await screen.findByRole('list', { name: 'Trades of premium 1' })).getAllByRole(
    'listitem',
  );
  expect(places.map((place) => place.title)).toEqual([
    'Trade 1, Sun, Nov 15, 2026: profit +2.00 · insured · valid',
    'Trade 2, Mon, Nov 16, 2026: loss −6.00 · insured · valid',
    'Trade 3, Tue, Nov 17, 2026: no result 0.00 · insured · valid',
    'Trade 4, Wed, Nov 18, 2026: profit +1.00 · insured · invalid',
    'Trade 5: still to come',
    'Trade 6: still to come',
  ]);
  for (const place of places) expect(place).toHaveTextContent(place.title);
  expect(screen.getByText('The second premium is not open yet')).toBeVisible();
  expect(screen.getByText('So far: 4 of 6 trades, −3.00 in total.')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.getByText('Unpaid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review premium' })).toBeNull();
});

it.each([
  ['MAXIMUM', 'Premium purchase over the maximum number of purchases'],
  ['ROUND_LOST', 'There is no second premium for this package'],
  ['UNLOCKED', 'This package is unlocked'],
] as const)('shows why no premium can be paid: %s', async (premiumBlockingReason, title) => {
  portal([contractOf({ nextPremium: null, premiumBlockingReason })]);
  renderScreen(<PremiumScreen />, '/insurance');
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review premium' })).toBeNull();
});

it('insures the package that the address names, in the section of its credit', async () => {
  const gateway = portal([
    contractOf(),
    contractOf({ id: '92', name: 'Gold', amount: '2000', nextPremium: '60' }),
    contractOf({ id: '93', name: 'Bronze', kind: 'TRIAL', nextPremium: null }),
  ]);
  renderScreen(inSection('INSURANCE_POINT', 'premium', <PremiumFlow />), '/insurance/premium?contract=92');
  expect(await screen.findByRole('heading', { name: 'Premiums of Gold' })).toBeVisible();
  const choice = screen.getByLabelText('Package');
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(choice, 'Silver · 500.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: 'Premiums of Silver' })).toBeVisible();
  await waitFor(() => expect(gateway.of('InsuranceRounds').at(-1)).toEqual({ contractId: '91' }));
});

it('links a member without a package to the packages', async () => {
  portal();
  renderScreen(<PremiumScreen />, '/insurance');
  expect(await screen.findByText('You have no package to insure')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/package');
  expect(screen.getByText('Premiums paid').nextElementSibling).toHaveTextContent('2');
});

it('shows an unknown outcome without an answer and finds the premium by its key', async () => {
  const gateway = portal([contractOf()]);
  renderScreen(<PremiumScreen />, '/insurance');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Review premium' }));
  gateway.answer({ PayPremium: () => refusal('OUTCOME_UNKNOWN') });
  await confirm(user, 'Pay 15.00 INSURANCE');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toHaveFocus());
  gateway.answer({ PremiumByKey: () => ({ premiums: connectionOf('Premium', [premiumOf()]) }) });
  await user.click(screen.getByRole('button', { name: 'Check history' }));
  expect(await screen.findByRole('heading', { name: 'Premium 1 of Silver paid' })).toBeVisible();
});

it('lists the premiums by their states', async () => {
  const gateway = portal();
  gateway.answer({
    Premiums: () => ({
      premiums: connectionOf('Premium', [
        premiumOf({ trades: 6, result: '7.95' }),
        premiumOf({ id: '80', status: 'RECALLED' }),
      ]),
    }),
  });
  renderScreen(<PremiumScreen />, '/insurance?tab=records');
  expect(await screen.findByText('Taken back', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('6 of 6')).toBeVisible();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'RECALLED');
  await waitFor(() =>
    expect(gateway.of('Premiums').at(-1)).toMatchObject({ filter: { status: 'RECALLED' } }),
  );
});

it.each([
  ['-26.956', '−26.95'],
  ['226.95', '226.95'],
  ['-1226.95', '−1,226'],
  ['0', '0.00'],
  ['0.00000123', '0.000001'],
])('shows the place of a round with %s as %s', (result, shown) => {
  expect(shortAmount(result)).toBe(shown);
});
