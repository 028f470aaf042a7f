import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderInRouter, renderScreen, startTexts } from '../../test/portal.tsx';
import { pause } from '../../test/restrictions.ts';
import { saveCsv } from '../../test/savedCsv.ts';
import { boughtOf, confirm, connection, offerOf, portal, saleOf } from './otc.fixture.ts';
import OtcScreen from './OtcScreen.tsx';

beforeAll(() => startTexts('otc', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

const key = expect.stringMatching(/^[\w-]{16,64}$/) as string;
const [cheap, dear] = [
  offerOf('1', { amount: '10', price: '0.99', total: '9.9' }),
  offerOf('2', { amount: '500', price: '1.1', total: '550' }),
];
const lobbyOf = () => screen.findByRole('region', { name: 'Offers' });

describe('the lobby', () => {
  it('buys an offer once, as it was shown', async () => {
    const gateway = portal({ offers: [offerOf('1')] });
    renderScreen(<OtcScreen />, '/otc');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Buy 20.00 USDT for 20.40 CASH' }));
    expect(
      await screen.findByText(/20\.40 CASH leaves your account and 20\.00 USDT arrives at once/),
    ).toBeVisible();
    expect(screen.getByText('1 USDT = 1.02 CASH')).toBeVisible();
    await confirm(user, 'Buy 20.00 USDT for 20.40 CASH');
    await waitFor(() => expect(screen.getByRole('heading', { name: '20.00 USDT bought' })).toHaveFocus());
    expect(gateway.of('BuyOtc').map(({ input }) => input)).toEqual([
      { idempotencyKey: key, id: '1', amount: '20', price: '1.02', transactionPassword: 'Credits2026' },
    ]);
    expect(screen.getByRole('link', { name: 'See the purchase' })).toHaveAttribute(
      'href',
      '/otc?tab=purchases&receipt=R261120-000003',
    );
  });

  it('shows why an offer cannot be bought', async () => {
    portal({ offers: [cheap, dear, saleOf({ id: '9' })] });
    renderScreen(<OtcScreen />, '/otc');
    expect(await screen.findByText('You need 450.00 CASH more.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy 500.00 USDT for 550.00 CASH' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Buy 10.00 USDT for 9.90 CASH' })).toBeEnabled();
    expect(screen.getByText('Your offer')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Buy / })).toHaveLength(2);
  });

  it('names the refused purchase and reloads the lobby', async () => {
    const gateway = portal({ offers: [offerOf('1')] });
    gateway.answer({ BuyOtc: () => refusal('PLATFORM_MESSAGE', 'This offer has already been bought.') });
    renderScreen(<OtcScreen />, '/otc');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Buy 20.00 USDT for 20.40 CASH' }));
    gateway.answer({ OtcLobby: () => ({ otcOffers: connection([]) }) });
    await confirm(user, 'Buy 20.00 USDT for 20.40 CASH');
    expect(await screen.findByText('This offer has already been bought.')).toBeVisible();
    await waitFor(() => expect(gateway.of('OtcLobby').length).toBeGreaterThan(1));
  });

  it('counts what has come and marks what is gone, without moving a row, until it is asked to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gateway = portal({ offers: [cheap, offerOf('5')] });
    renderScreen(<OtcScreen />, '/otc');
    const lobby = await lobbyOf();
    await within(lobby).findByText(/you pay 9\.90 CASH/);
    const rows = () =>
      within(lobby)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const before = rows();
    gateway.answer({
      OtcLobby: () => ({
        otcOffers: connection([offerOf('8', { price: '0.9', total: '18' }), offerOf('5')]),
      }),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    const show = await within(lobby).findByRole('button', { name: '1 new offer: show' });
    expect(rows()).toHaveLength(2);
    expect(rows()[1]).toBe(before[1]);
    expect(within(lobby).getByText('No longer available')).toBeVisible();
    expect(within(lobby).queryByRole('button', { name: 'Buy 10.00 USDT for 9.90 CASH' })).toBeNull();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(show);
    expect(await within(lobby).findByText(/you pay 18\.00 CASH/)).toBeVisible();
    expect(lobby).toHaveFocus();
    expect(within(lobby).queryByText('No longer available')).toBeNull();
  });

  it('shows in the review that the offer is gone meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gateway = portal({ offers: [offerOf('1'), offerOf('5')] });
    renderScreen(<OtcScreen />, '/otc');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const [buy] = await screen.findAllByRole('button', { name: 'Buy 20.00 USDT for 20.40 CASH' });
    await user.click(buy ?? expect.unreachable());
    await screen.findByRole('heading', { name: 'Check before you confirm' });
    gateway.answer({ OtcLobby: () => ({ otcOffers: connection([offerOf('5')]) }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('This offer is no longer available')).toBeVisible();
  });

  it('requests sort order and bounds and keeps them in the address', async () => {
    const gateway = portal({ offers: [cheap] });
    const { address } = renderScreen(<OtcScreen />, '/otc');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Newest first');
    await waitFor(() => expect(gateway.of('OtcLobby').at(-1)).toMatchObject({ sort: 'NEWEST', filter: {} }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(screen.getByLabelText('Price from'), '1.05');
    await user.type(screen.getByLabelText('Price to'), '1');
    await user.click(screen.getByRole('button', { name: 'Apply filter' }));
    expect(await screen.findByText('This is below the lower bound.')).toBeVisible();
    await user.type(screen.getByLabelText('Price to'), ',1');
    expect(screen.getByText('You entered 1.10 CASH')).toBeVisible();
    await user.type(screen.getByLabelText('Amount from'), '20');
    gateway.answer({ OtcLobby: () => ({ otcOffers: connection([]) }) });
    await user.click(screen.getByRole('button', { name: 'Apply filter' }));
    await waitFor(() =>
      expect(gateway.of('OtcLobby').at(-1)).toMatchObject({
        sort: 'NEWEST',
        filter: { minPrice: '1.05', maxPrice: '1.1', minAmount: '20' },
      }),
    );
    expect(address()).toBe('/otc?sort=NEWEST&minPrice=1.05&maxPrice=1.1&minAmount=20');
    expect(await screen.findByText('No offer is within these bounds')).toBeVisible();
    const [reset] = screen.getAllByRole('button', { name: 'Reset filters' });
    await user.click(reset ?? expect.unreachable());
    await waitFor(() => expect(address()).toBe('/otc?sort=NEWEST'));
    expect(screen.getByLabelText('Price from')).toHaveValue('');
  });

  it('asks for the meaning of an ambiguous comma in a bound', async () => {
    portal({ offers: [cheap] });
    const { address } = renderScreen(<OtcScreen />, '/otc');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.type(screen.getByLabelText('Amount from'), '1,234{Enter}');
    expect(await screen.findByText(/^Do you mean 1,234\.00 USDT or 1\.234 USDT\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1.234 USDT' }));
    await user.click(screen.getByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(address()).toBe('/otc?minAmount=1.234'));
  });

  it('loads more after its last offer', async () => {
    const gateway = portal();
    gateway.answer({
      OtcLobby: ({ after }) => ({
        otcOffers: after === null ? connection([cheap], true) : connection([dear]),
      }),
    });
    renderScreen(<OtcScreen />, '/otc');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more offers' }));
    expect(await screen.findByText(/you pay 550\.00 CASH/)).toBeVisible();
    expect(gateway.of('OtcLobby').at(-1)).toMatchObject({ after: '1', first: 20 });
    expect(screen.queryByRole('button', { name: 'Show more offers' })).toBeNull();
  });

  it('keeps the shown offers when the member returns, and marks those that are gone', async () => {
    const gateway = portal();
    gateway.answer({
      OtcLobby: ({ after }) => ({
        otcOffers: after === null ? connection([cheap], true) : connection([dear]),
      }),
    });
    const { back } = renderInRouter(<OtcScreen />, '/otc');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Show more offers' }));
    await screen.findByText(/you pay 550\.00 CASH/);
    await user.click(screen.getByRole('link', { name: 'Sell' }));
    await screen.findByLabelText('Amount you offer');
    gateway.answer({ OtcLobby: () => ({ otcOffers: connection([cheap]) }) });
    back();
    const lobby = await lobbyOf();
    expect(within(lobby).getAllByRole('listitem')).toHaveLength(2);
    expect(await within(lobby).findByText('No longer available')).toBeVisible();
    expect(within(lobby).getAllByRole('listitem')).toHaveLength(2);
  });

  it('offers to sell when it is empty and shows new offers without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gateway = portal();
    renderScreen(<OtcScreen />, '/otc');
    expect(await screen.findByRole('link', { name: 'Offer your own USDT credits' })).toHaveAttribute(
      'href',
      '/otc?tab=sell',
    );
    gateway.answer({ OtcLobby: () => ({ otcOffers: connection([cheap]) }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/you pay 9\.90 CASH/)).toBeVisible();
  });

  it('shows an error and retries', async () => {
    const gateway = portal();
    gateway.answer({ OtcLobby: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<OtcScreen />, '/otc');
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ OtcLobby: () => ({ otcOffers: connection([cheap]) }) });
    await userEvent.click(again);
    expect(await screen.findByText(/you pay 9\.90 CASH/)).toBeVisible();
  });

  it('closes the lobby while nothing can be published or bought', async () => {
    portal({ offers: [cheap], rules: { isOpen: false } });
    renderScreen(<OtcScreen />, '/otc');
    expect(await screen.findByText('P2P is closed at the moment')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy / })).toBeNull();
  });
});

describe('publishing', () => {
  it('shows what arrives, and publishes once with it', async () => {
    const gateway = portal();
    renderScreen(<OtcScreen />, '/otc?tab=sell');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount you offer'), '20');
    await user.type(screen.getByLabelText('Price of 1 USDT'), '1.02');
    const preview = screen.getByLabelText('What a buyer pays, the fee and what you receive');
    expect(preview).toHaveTextContent('The buyer pays20.40 CASH');
    expect(preview).toHaveTextContent('Fee (0.5%)0.102 CASH');
    expect(preview).toHaveTextContent('You receive when it is bought20.298 CASH');
    await user.click(screen.getByRole('button', { name: 'Review offer' }));
    expect(await screen.findByText(/20\.00 USDT is frozen until a member buys all of it/)).toBeVisible();
    await confirm(user, 'Offer 20.00 USDT for 20.40 CASH');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '20.00 USDT offered for 20.40 CASH' })).toHaveFocus(),
    );
    expect(gateway.of('PublishOtc').map(({ input }) => input)).toEqual([
      {
        idempotencyKey: key,
        amount: '20',
        price: '1.02',
        actualAmount: '20.298',
        transactionPassword: 'Credits2026',
      },
    ]);
  });

  it.each([
    ['9', '1', 'The minimum is 10.00 USDT.'],
    ['61', '1', 'You have 60.00 USDT available.'],
    ['20', '0', 'Enter an amount above 0.'],
    ['20', '0.4', 'The minimum is 0.50 CASH.'],
    ['20', '2.5', 'The maximum is 2.00 CASH.'],
    ['20', '', 'Enter an amount.'],
  ])('keeps %j at %j on the form and shows why', async (amount, price, message) => {
    const gateway = portal();
    renderScreen(<OtcScreen />, '/otc?tab=sell');
    const user = userEvent.setup();
    await screen.findByText('60.00 USDT available');
    await user.type(screen.getByLabelText('Amount you offer'), amount);
    if (price !== '') await user.type(screen.getByLabelText('Price of 1 USDT'), price);
    await user.click(screen.getByRole('button', { name: 'Review offer' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(gateway.of('PublishOtc')).toEqual([]);
  });

  it('refuses more offers than allowed', async () => {
    portal({ rules: { published: 10 } });
    renderScreen(<OtcScreen />, '/otc?tab=sell');
    expect(await screen.findByText('You have the maximum of 10 published offers')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review offer' })).toBeDisabled();
    expect(screen.getByRole('link', { name: /^Cancel one of them/ })).toHaveAttribute(
      'href',
      '/otc?tab=sales&status=PUBLISHED',
    );
  });

  it('shows an unknown outcome without an answer and finds the offer by its key', async () => {
    const gateway = portal();
    gateway.answer({ PublishOtc: () => refusal('OUTCOME_UNKNOWN') });
    renderScreen(<OtcScreen />, '/otc?tab=sell');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount you offer'), '20');
    await user.type(screen.getByLabelText('Price of 1 USDT'), '1.02');
    await user.click(screen.getByRole('button', { name: 'Review offer' }));
    await confirm(user, 'Offer 20.00 USDT for 20.40 CASH');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toHaveFocus());
    gateway.answer({ OtcSaleByKey: () => ({ otcSales: connection([saleOf()]) }) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByRole('heading', { name: '20.00 USDT offered for 20.40 CASH' })).toBeVisible();
  });
});

describe('own orders', () => {
  it('lists own orders with their states and cancels a published one once', async () => {
    const gateway = portal({
      sales: [
        saleOf(),
        saleOf({ id: '6', receiptNumber: 'R-6', status: 'COMPLETED', buyer: 'b**i', amount: '33' }),
      ],
    });
    renderScreen(<OtcScreen />, '/otc?tab=sales&receipt=R261120-000007');
    const user = userEvent.setup();
    const details = await screen.findByRole('dialog');
    expect(
      await within(details).findByText(/^If you cancel, 20\.00 USDT is available again at once/),
    ).toBeVisible();
    const button = within(details).getByRole('button', { name: 'Cancel offer R261120-000007' });
    gateway.answer({
      OtcSales: () => ({ otcSales: connection([saleOf({ status: 'CANCELLED' }), saleOf({ id: '6' })]) }),
    });
    await user.dblClick(button);
    expect(
      await within(details).findByText('The offer was taken back. 20.00 USDT is available again.'),
    ).toBeVisible();
    expect(gateway.of('CancelOtc').map(({ input }) => input)).toEqual([{ idempotencyKey: key, id: '7' }]);
    expect(within(details).queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('omits the price of cancelled offers in the details and in the file', async () => {
    const ended = '2026-11-20T09:00:00.000Z';
    portal({
      sales: [
        saleOf({ status: 'CANCELLED', endedAt: ended }),
        saleOf({ id: '6', receiptNumber: 'R-6', status: 'COMPLETED', buyer: 'b**i', endedAt: ended }),
      ],
    });
    renderScreen(<OtcScreen />, '/otc?tab=sales&receipt=R261120-000007');
    const details = within(await screen.findByRole('dialog'));
    expect((await details.findByText('You offer')).nextElementSibling).toHaveTextContent('20.00 USDT');
    expect(details.getByText('Price', { selector: 'dt' })).toBeVisible();
    for (const label of ['The buyer pays', 'Fee', 'You receive when it is bought', 'You receive'])
      expect(details.queryByText(label, { selector: 'dt' }), label).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { rows } = await saveCsv();
    expect(rows.map((row) => [row['The buyer pays'], row.Fee, row['You receive']])).toEqual([
      ['', '', ''],
      ['20.4', '0.102', '20.298'],
    ]);
  });

  it('shows what was received for sold offers', async () => {
    const sale = saleOf({ status: 'COMPLETED', buyer: 'b**i', endedAt: '2026-11-20T09:00:00.000Z' });
    portal({ sales: [sale] });
    renderScreen(<OtcScreen />, '/otc?tab=sales&receipt=R261120-000007');
    const details = await screen.findByRole('dialog');
    expect(
      await within(details).findByText(
        '20.00 USDT was bought for 20.40 CASH. After the fee, 20.298 CASH has arrived in your account.',
      ),
    ).toBeVisible();
    expect(within(details).getByText('b**i')).toBeVisible();
    expect(within(details).getByText('You receive').nextElementSibling).toHaveTextContent('20.298 CASH');
  });

  it('shows price and seller of purchases', async () => {
    portal({ purchases: [boughtOf()] });
    renderScreen(<OtcScreen />, '/otc?tab=purchases&receipt=R261120-000003');
    const details = await screen.findByRole('dialog');
    expect(await within(details).findByText('You bought 20.00 USDT for 20.40 CASH.')).toBeVisible();
    expect(within(details).getByText('c**n')).toBeVisible();
    expect(within(details).queryByText('Fee')).toBeNull();
  });
});

describe('P2P during a pause', () => {
  it.each([
    ['buying', '/otc'],
    ['selling', '/otc?tab=sell'],
  ])('replaces %s with the reason and the end', async (_what, address) => {
    pause(portal({ offers: [offerOf('1')] }));
    renderScreen(<OtcScreen />, address);
    expect(await screen.findByRole('heading', { name: 'P2P is closed for now' })).toBeVisible();
    expect(screen.getByText(/no credits can leave your account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Buy 20|Review)/ })).toBeNull();
  });

  it('still lists the member’s own offers, which can be cancelled', async () => {
    pause(portal({ sales: [saleOf()] }));
    renderScreen(<OtcScreen />, '/otc?tab=sales&receipt=R261120-000007');
    expect(await screen.findByRole('button', { name: /^Cancel.*R261120-000007/ })).toBeEnabled();
  });

  it('stays open while only transfers are paused', async () => {
    pause(portal({ offers: [offerOf('1')] }), 'INSURANCE_REDEEMED');
    renderScreen(<OtcScreen />, '/otc');
    expect(await screen.findByRole('button', { name: 'Buy 20.00 USDT for 20.40 CASH' })).toBeEnabled();
  });

  it('closes after a refusal when the pause started meanwhile', async () => {
    const gateway = portal({ offers: [offerOf('1')] });
    gateway.answer({ BuyOtc: () => refusal('PLATFORM_MESSAGE', 'No credits can leave your account.') });
    renderScreen(<OtcScreen />, '/otc');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Buy 20.00 USDT for 20.40 CASH' }));
    pause(gateway);
    await confirm(user, 'Buy 20.00 USDT for 20.40 CASH');
    expect(await screen.findByText('No credits can leave your account.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(await screen.findByRole('heading', { name: 'P2P is closed for now' })).toBeVisible();
  });
});
