import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { connectionOf, refusal, renderScreen, startTexts, withTopUp } from '../../test/portal.tsx';
import type { TrusteeshipOrder } from './order.ts';
import { confirm, inDays, offered, orderOf, fakePortal, redeemedOf } from './trusteeship.fixture.ts';
import Trusteeship from './Trusteeship.tsx';

beforeAll(() => startTexts('trusteeship', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

/** The value next to a label of the result, or of the details. */
const valueOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling;

const key = expect.stringMatching(/^[\w-]{16,64}$/) as string;

it('buys a package once, on the terms that were shown', async () => {
  const gateway = fakePortal();
  renderScreen(<Trusteeship />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Buy the package of 100.00 ENTRUST' }));
  expect(
    await screen.findByText(/What you pay is locked for 7 days.*only within 24 hours after that/),
  ).toBeVisible();
  await confirm(user, 'Buy for 100.00 ENTRUST');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Package of 100.00 ENTRUST bought' })).toHaveFocus(),
  );
  expect(gateway.of('BuyEntrust').map(({ input }) => input)).toEqual([
    {
      idempotencyKey: key,
      offerId: '1',
      amount: '100',
      termDays: 7,
      dailyRatio: '0.003',
      transactionPassword: 'Credits2026',
    },
  ]);
});

it('shows why a package cannot be bought', async () => {
  fakePortal([], { offers: [{ ...offered[0], running: 2 }, offered[1], offered[2]] });
  renderScreen(withTopUp(<Trusteeship />));
  expect(await screen.findByText('You have the most you can have of it: 2 packages.')).toBeVisible();
  expect(await screen.findByText('You need 800.00 ENTRUST more.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/more?of=ASSETS_POINT',
  );
  expect(screen.getByRole('button', { name: 'Buy the package of 100.00 ENTRUST' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Buy the package of 600.00 ENTRUST' })).toBeEnabled();
  expect(screen.getByText('You have no entrust package')).toBeVisible();
});

it('upgrades a package for the difference', async () => {
  const gateway = fakePortal([orderOf()]);
  renderScreen(<Trusteeship />);
  const user = userEvent.setup();
  const own = await screen.findByRole('region', { name: 'Your packages' });
  expect(own).toHaveTextContent('Earns 0.3% a day · 0.30 REWARD');
  expect(within(own).getByRole('img', { name: '2 of 7 days of the term are over' })).toBeVisible();
  expect(within(own).queryByRole('button', { name: /Redeem/ })).toBeNull();
  await user.click(
    within(own).getByRole('button', { name: 'Upgrade to 600.00 ENTRUST from 100.00 ENTRUST' }),
  );
  await confirm(user, 'Upgrade for 500.00 ENTRUST');
  expect(await screen.findByRole('heading', { name: 'Package upgraded to 600.00 ENTRUST' })).toBeVisible();
  expect(gateway.of('UpgradeEntrust').map(({ input }) => input)).toEqual([
    {
      idempotencyKey: key,
      id: '7',
      offerId: '2',
      amount: '500',
      termDays: 45,
      dailyRatio: '0.0048',
      transactionPassword: 'Credits2026',
    },
  ]);
});

it('redeems a package while its window is open', async () => {
  const gateway = fakePortal([orderOf({ expiresAt: inDays(-0.5), redeemableUntil: inDays(0.5) })]);
  renderScreen(<Trusteeship />);
  const user = userEvent.setup();
  expect(await screen.findByText('This package can be redeemed')).toBeVisible();
  expect(screen.getByText('Can be redeemed')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[12]:\d\d:\d\d left$/);
  await user.click(screen.getByRole('button', { name: 'Redeem the package with 100.00 ENTRUST' }));
  await confirm(user, 'Redeem 100.00 ENTRUST');
  expect(await screen.findByRole('heading', { name: '100.00 ENTRUST is available again' })).toBeVisible();
  expect(gateway.of('RedeemEntrust').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, id: '7', transactionPassword: 'Credits2026' },
  ]);
  // That of the redemption, and not of the purchase.
  expect(valueOf('Transaction number')).toHaveTextContent('T261121-000099');
});

it('shows an unknown outcome without an answer and finds the package by its key', async () => {
  const gateway = fakePortal();
  renderScreen(<Trusteeship />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Buy the package of 100.00 ENTRUST' }));
  gateway.answer({ BuyEntrust: () => refusal('OUTCOME_UNKNOWN') });
  await confirm(user, 'Buy for 100.00 ENTRUST');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toHaveFocus());
  gateway.answer({
    EntrustOrderByKey: () => ({ entrustOrders: connectionOf('EntrustOrder', [orderOf()]) }),
  });
  await user.click(screen.getByRole('button', { name: 'Check history' }));
  expect(await screen.findByRole('heading', { name: 'Package of 100.00 ENTRUST bought' })).toBeVisible();
});

it('switches when the profit goes', async () => {
  const gateway = fakePortal([orderOf()]);
  renderScreen(<Trusteeship />);
  const user = userEvent.setup();
  const autoAdd = await screen.findByRole('switch', { name: 'Auto-add' });
  expect(autoAdd).toHaveAttribute('aria-checked', 'false');
  await user.click(autoAdd);
  await waitFor(() =>
    expect(gateway.of('SetEntrustAutoAdd').map(({ input }) => input)).toEqual([{ id: '7', autoAdd: true }]),
  );
});

it('lists all packages with their states', async () => {
  const gateway = fakePortal();
  gateway.answer({
    EntrustOrders: () => ({
      entrustOrders: connectionOf('EntrustOrder', [
        orderOf(),
        orderOf({ id: '6', status: 'REDEEMED', redeemed: '100.3', endedAt: inDays(-1) }),
      ]),
    }),
  });
  renderScreen(<Trusteeship />, '/custody?tab=records');
  expect(await screen.findByText('Running', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Redeemed', { selector: 'span' })).toBeVisible();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'REDEEMED');
  await waitFor(() =>
    expect(gateway.of('EntrustOrders').at(-1)).toMatchObject({ filter: { status: 'REDEEMED' } }),
  );
});

describe('the receipt of a package', () => {
  const createdAt = '2026-11-01T03:36:00.000Z';
  const endedAt = '2026-11-21T03:36:00.000Z';

  /** Opens its details, and reads the head of the paper. */
  async function paperOf(order: TrusteeshipOrder): Promise<string> {
    const gateway = fakePortal();
    gateway.answer({ EntrustOrders: () => ({ entrustOrders: connectionOf('EntrustOrder', [order]) }) });
    renderScreen(<Trusteeship />, `/custody?tab=records&receipt=${order.receiptNumber}`);
    await screen.findByRole('button', { name: 'Print' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return document.querySelector('[data-sheet] [data-paper]')?.textContent ?? '';
  }

  it('shows the paid amount, for an upgrade the difference', async () => {
    const paper = await paperOf(orderOf({ upgradedFromId: '6', amount: '600', paid: '500', createdAt }));
    expect(paper).toContain('Amount: 500.00 ENTRUST');
    expect(paper).toContain('Time: Nov 1, 2026, 11:36 GMT+8');
    expect(valueOf('Package')).toHaveTextContent('600.00 ENTRUST');
  });

  it('shows amount and time of a redemption', async () => {
    const paper = await paperOf(redeemedOf({ redeemed: '100.3', createdAt, endedAt }));
    expect(paper).toContain('Amount: 100.30 ENTRUST');
    expect(paper).toContain('Time: Nov 21, 2026, 11:36 GMT+8');
    expect(valueOf('Transaction number')).toHaveTextContent('T261121-000042');
    expect(valueOf('Transaction number of the redemption')).toHaveTextContent('T261121-000099');
  });
});
