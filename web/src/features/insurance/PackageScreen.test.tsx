import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { connectionOf, refusal, renderScreen, startTexts, withTopUp } from '../../test/portal.tsx';
import { saveCsv } from '../../test/savedCsv.ts';
import {
  changeTransactionNumber,
  confirm,
  contractOf,
  inDays,
  offered,
  portal,
  redeemedOf,
  tradeOf,
} from './insurances.fixture.ts';
import type { InsuranceContract } from './order.ts';
import PackageScreen from './PackageScreen.tsx';

beforeAll(() => startTexts('insurance', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

const key = expect.stringMatching(/^[\w-]{16,64}$/) as string;
const transactionPassword = 'Credits2026';

/** The value next to a label of the result, or of the details. */
const valueOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling;

it('buys a package once, at the price that was shown', async () => {
  const gateway = portal();
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  expect(await screen.findByText('Not purchased')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Buy Silver for 500.00 INSURANCE' }));
  expect(await screen.findByText(/What you pay is locked for 20 days/)).toBeVisible();
  await confirm(user, 'Buy Silver for 500.00 INSURANCE');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Silver bought' })).toHaveFocus());
  expect(gateway.of('BuyInsurancePackage').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, packageId: '2', amount: '500', transactionPassword },
  ]);
  expect(valueOf('Transaction number')).toHaveTextContent('T261121-000042');
});

it('names the package that was bought as often as it can be, and what is missing for another', async () => {
  portal([], { offers: [{ ...offered[0], purchases: 5 }, offered[1], { ...offered[2], amount: '5000' }] });
  renderScreen(withTopUp(<PackageScreen />));
  expect(await screen.findByText('You have bought Bronze the maximum number of times (5).')).toBeVisible();
  expect(screen.getByText('You need 2,000.00 INSURANCE more.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/more?of=INSURANCE_POINT',
  );
  expect(screen.getByText('Bought 1 of 5 times')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Buy Bronze/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Buy Silver/ })).toBeEnabled();
});

it('offers no way to more credits to a member who can buy every package', async () => {
  portal();
  renderScreen(withTopUp(<PackageScreen />));
  expect(await screen.findByRole('button', { name: /^Buy Silver/ })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).toBeNull();
});

it('shows how far a locked package is, its latest trade, and what can be done with it', async () => {
  portal([contractOf({ lastTrade: tradeOf('-6', { valid: false }), tradesLeft: 4, nextPremium: null })]);
  renderScreen(<PackageScreen />);
  const own = within(await screen.findByRole('article', { name: /^Silver · 500\.00/ }));
  expect(own.getByText('Locked')).toBeVisible();
  expect(own.getByRole('img', { name: '5 of 20 contract days are over' })).toBeVisible();
  expect(own.getByRole('timer')).toHaveTextContent(/^14 days \d\d:\d\d:\d\d left$/);
  const trade = own.getByText('Latest trade, Nov 20').nextElementSibling;
  expect(trade).toHaveTextContent('−6.00 (−1.2%) · insured · invalid');
  expect(own.getByText(/4 of 6 insured trades left/)).toBeVisible();
  expect(own.getByRole('link', { name: 'Premiums' })).toHaveAttribute(
    'href',
    '/insurance/premium?contract=91',
  );
  expect(own.queryByRole('button', { name: /Redeem/ })).toBeNull();
  expect(own.queryByRole('button', { name: /Refill/ })).toBeNull();
});

it('upgrades a package for the difference of the prices', async () => {
  const gateway = portal([contractOf({ amount: '650' })]);
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Gold from Silver' }));
  expect(await screen.findByText('Silver → Gold')).toBeVisible();
  await confirm(user, 'Upgrade to Gold for 1,500.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: 'Package upgraded to Gold' })).toBeVisible();
  expect(gateway.of('UpgradeInsurancePackage').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, contractId: '91', packageId: '3', amount: '1500', transactionPassword },
  ]);
  // That of the upgrade, and not of the purchase.
  expect(valueOf('Transaction number')).toHaveTextContent(changeTransactionNumber);
});

it('refills what losses took', async () => {
  const gateway = portal([contractOf({ amount: '494', lost: '6' })]);
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Refill Silver with 6.00 INSURANCE' }));
  await confirm(user, 'Refill with 6.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: 'Silver refilled with 6.00 INSURANCE' })).toBeVisible();
  expect(gateway.of('RefillInsurancePackage').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, contractId: '91', amount: '6', transactionPassword },
  ]);
  expect(valueOf('Transaction number')).toHaveTextContent(changeTransactionNumber);
});

it('adds as much as fits', async () => {
  const gateway = portal([contractOf({ amount: '1890', lost: '10' })]);
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add to Silver' }));
  const amount = await screen.findByLabelText('Amount to add');
  await user.type(amount, '101');
  await user.click(screen.getByRole('button', { name: 'Review addition' }));
  expect(await screen.findByText('The maximum is 100.00 INSURANCE.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '100');
  await user.click(screen.getByRole('button', { name: 'Review addition' }));
  await confirm(user, 'Add 100.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: '100.00 INSURANCE added to Silver' })).toBeVisible();
  expect(gateway.of('AddToInsurancePackage').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, contractId: '91', amount: '100', transactionPassword },
  ]);
  expect(valueOf('Transaction number')).toHaveTextContent(changeTransactionNumber);
});

it('shows a refused purchase in its review, not at the amount of another package', async () => {
  const gateway = portal([contractOf({ amount: '1890', lost: '10' })]);
  const words = 'You have too few insurance credits.';
  gateway.answer({
    BuyInsurancePackage: () => refusal('PLATFORM_MESSAGE', words, { field: 'input.amount' }),
  });
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add to Silver' }));
  await user.click(screen.getByRole('button', { name: 'Buy Bronze for 100.00 INSURANCE' }));
  await confirm(user, 'Buy Bronze for 100.00 INSURANCE');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Change details' }));
  expect(await screen.findByLabelText('Amount to add')).toBeValid();
});

it('redeems an unlocked package and shows the fee and the pause of transfers before and after', async () => {
  const gateway = portal([contractOf({ status: 'UNLOCKED', unlocksAt: inDays(-1), nextPremium: null })]);
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  expect(await screen.findByText('This package is unlocked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Silver' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Redeem Silver' }));
  expect(await screen.findByText('Redeeming closes Transfer until 00:00 GMT+8 the next day')).toBeVisible();
  expect(screen.getByText('Redeem fee').nextElementSibling).toHaveTextContent('15.00 INSURANCE');
  expect(screen.getByText(/you can transfer nothing to other members until/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^0\d:\d\d:\d\d left$/);
  await confirm(user, 'Redeem Silver for 485.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: '485.00 INSURANCE is available again' })).toBeVisible();
  expect(screen.getByText('Transfer is closed until 00:00 GMT+8 the next day')).toBeVisible();
  expect(gateway.of('RedeemInsurancePackage').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, contractId: '91', amount: '485', transactionPassword },
  ]);
  expect(valueOf('Transaction number')).toHaveTextContent(changeTransactionNumber);
});

it('offers nothing to do with a trial', async () => {
  portal([contractOf({ kind: 'TRIAL', lost: '1', nextPremium: null, premiumBlockingReason: 'TRIAL' })]);
  renderScreen(<PackageScreen />);
  const own = within(await screen.findByRole('article', { name: /^Silver/ }));
  expect(own.getByText('Trial ends')).toBeVisible();
  expect(own.getByText('Trials are not insured; their profits stay yours.')).toBeVisible();
  expect(own.queryAllByRole('button')).toEqual([]);
});

it('shows an unknown outcome without an answer and finds the package by its key', async () => {
  const gateway = portal();
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Buy Silver for 500.00 INSURANCE' }));
  gateway.answer({ BuyInsurancePackage: () => refusal('OUTCOME_UNKNOWN') });
  await confirm(user, 'Buy Silver for 500.00 INSURANCE');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toHaveFocus());
  gateway.answer({
    InsuranceContractByKey: () => ({
      insuranceContracts: connectionOf('InsuranceContract', [contractOf()]),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Check history' }));
  expect(await screen.findByRole('heading', { name: 'Silver bought' })).toBeVisible();
});

it('switches when the profit goes', async () => {
  const gateway = portal([contractOf()]);
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  const autoCompound = await screen.findByRole('switch', { name: 'Auto compound' });
  expect(autoCompound).toHaveAttribute('aria-checked', 'false');
  await user.click(autoCompound);
  await waitFor(() =>
    expect(gateway.of('SetInsuranceAutoCompound').map(({ input }) => input)).toEqual([
      { autoCompound: true },
    ]),
  );
});

it('lists all packages by their states', async () => {
  const gateway = portal();
  gateway.answer({
    InsuranceContracts: () => ({
      insuranceContracts: connectionOf('InsuranceContract', [
        contractOf(),
        contractOf({ id: '90', name: 'Bronze', status: 'TERMINATED', endedAt: inDays(-1) }),
      ]),
    }),
  });
  renderScreen(<PackageScreen />, '/package?tab=records');
  expect(await screen.findByText('Terminated', { selector: 'span' })).toBeVisible();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'UNLOCKED');
  await waitFor(() =>
    expect(gateway.of('InsuranceContracts').at(-1)).toMatchObject({ filter: { statuses: ['UNLOCKED'] } }),
  );
});

it('shows no number of a change when the platform returns none, rather than that of the purchase', async () => {
  const gateway = portal([contractOf({ amount: '494', lost: '6' })]);
  gateway.answer({
    RefillInsurancePackage: () => ({
      refillInsurancePackage: { __typename: 'InsuranceContractPayload', contract: contractOf() },
    }),
  });
  renderScreen(<PackageScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Refill Silver with 6.00 INSURANCE' }));
  await confirm(user, 'Refill with 6.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: 'Silver refilled with 6.00 INSURANCE' })).toBeVisible();
  expect(valueOf('Receipt number')).toHaveTextContent('I261121-000091');
  expect(valueOf('Transaction number')).toBeUndefined();
});

describe('the receipt of a package', () => {
  const createdAt = '2026-11-01T03:36:00.000Z';
  const endedAt = '2026-11-21T03:36:00.000Z';

  /** Opens its details, and reads the head of the paper. */
  async function paperOf(contract: InsuranceContract): Promise<string> {
    const gateway = portal();
    gateway.answer({
      InsuranceContracts: () => ({ insuranceContracts: connectionOf('InsuranceContract', [contract]) }),
    });
    renderScreen(<PackageScreen />, `/package?tab=records&receipt=${contract.receiptNumber}`);
    await screen.findByRole('button', { name: 'Print' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return document.querySelector('[data-sheet] [data-paper]')?.textContent ?? '';
  }

  it('shows the paid amount, whatever the package contains now', async () => {
    const paper = await paperOf(contractOf({ amount: '512.5', createdAt, paidIn: '520' }));
    expect(paper).toContain('Amount: 500.00 INSURANCE');
    expect(paper).toContain('Time: Nov 1, 2026, 11:36 GMT+8');
    expect(valueOf('Price')).toHaveTextContent('500.00 INSURANCE');
    expect(valueOf('You paid in total')).toHaveTextContent('520.00 INSURANCE');
    expect(valueOf('In the package')).toHaveTextContent('512.50 INSURANCE');
    expect(valueOf('Transaction number of the redemption')).toBeUndefined();
  });

  it('shows amount, time and fee of a redemption', async () => {
    const paper = await paperOf(redeemedOf({ createdAt, endedAt }));
    expect(paper).toContain('Amount: 485.00 INSURANCE');
    expect(paper).toContain('Time: Nov 21, 2026, 11:36 GMT+8');
    for (const [label, value] of [
      ['Price', '500.00 INSURANCE'],
      ['You pay', '500.00 INSURANCE'],
      ['You paid in total', '550.00 INSURANCE'],
      ['Redeem fee', '15.00 INSURANCE'],
      ['You receive', '485.00 INSURANCE'],
      ['Transaction number', 'T261121-000042'],
      ['Transaction number of the redemption', changeTransactionNumber],
    ] as const)
      expect(valueOf(label), label).toHaveTextContent(value);
  });

  it('shows no amount of an ended trial, or when the platform does not return it', async () => {
    const unsaid = {
      paid: null,
      paidIn: null,
      redeemed: null,
      redeemFee: null,
      changeTransactionNumber: null,
    };
    const paper = await paperOf(redeemedOf({ ...unsaid, createdAt, endedAt }));
    expect(paper).toContain('Status: Terminated');
    expect(paper).not.toContain('Amount:');
    for (const label of ['You pay', 'You paid in total', 'Redeem fee', 'You receive'])
      expect(valueOf(label), label).toBeUndefined();
  });

  it('contains the same figures in the file', async () => {
    const gateway = portal();
    gateway.answer({
      InsuranceContracts: () => ({ insuranceContracts: connectionOf('InsuranceContract', [redeemedOf()]) }),
    });
    renderScreen(<PackageScreen />, '/package?tab=records');
    expect((await saveCsv()).rows).toEqual([
      expect.objectContaining({
        Price: '500',
        'You pay': '500',
        'You paid in total': '550',
        'Redeem fee': '15',
        'You receive': '485',
        'Transaction number of the redemption': changeTransactionNumber,
      }),
    ]);
  });
});
