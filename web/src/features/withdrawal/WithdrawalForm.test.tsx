import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts, withTopUp } from '../../test/portal.tsx';
import { answers, queueOf, rule, tron, wallet } from './withdrawals.fixture.ts';
import WithdrawalScreen from './WithdrawalScreen.tsx';

beforeAll(() => startTexts('withdrawal', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

describe('the withdrawal form', () => {
  it('previews the payout by the rule of the network while typing', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () =>
        queueOf({ wallets: [wallet(), wallet({ id: '6', network: 'TRC20', address: tron })] }),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '33.33');
    const preview = screen.getByLabelText('Fee, and what you receive');
    expect(preview).toHaveTextContent('Admin fee (1.00 + 0.5%)1.16665 WITHDRAW');
    expect(preview).toHaveTextContent('Actual received amount32.16335 USDT');
    await user.click(screen.getByRole('radio', { name: /^TRC20/ }));
    expect(preview).toHaveTextContent('Admin fee (2.00)2.00 WITHDRAW');
    expect(preview).toHaveTextContent('Actual received amount31.33 USDT');
    // The address is on that network, and shown in full.
    expect(screen.queryByText('5290')).toBeNull();
    expect(screen.getByRole('radiogroup', { name: 'Withdraw to address' })).toHaveTextContent(tron);
  });

  it('promises whole cents for a bank and states that its fee is rounded up', async () => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=bank');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '150.5');
    const preview = screen.getByLabelText('Fee, and what you receive');
    expect(preview).toHaveTextContent('Admin fee (1%)1.51 WITHDRAW');
    expect(preview).toHaveTextContent('Actual received amount148.99 USD');
    expect(
      screen.getByText(/The fee of 1%, rounded up to 0\.01, is taken from what arrives\./),
    ).toBeVisible();
  });

  it('disables a method that was just added and shows when it can be used', async () => {
    const usableAt = new Date(Date.now() + 3_600_000).toISOString();
    fakeGateway({ ...answers, WithdrawalDesk: () => queueOf({ wallets: [wallet({ usableAt })] }) });
    renderScreen(<WithdrawalScreen />);
    const choice = await screen.findByRole('radiogroup', { name: 'Withdraw to address' });
    const added = within(choice).getByRole('radio', { name: /Ledger/ });
    expect(added).toBeDisabled();
    expect(added).not.toBeChecked();
    expect(choice).toHaveTextContent(/Can be paid to from .+ GMT\+8.* · \d\d:\d\d:\d\d left/);
    expect(screen.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
  });

  it('shows which addresses could not be checked on their network', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () =>
        queueOf({
          wallets: [wallet(), wallet({ id: '6', network: 'TRC20', address: tron, isLookedUp: false })],
        }),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await screen.findByRole('radiogroup', { name: 'Withdraw to address' });
    expect(screen.queryByText(/could not check this address/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^TRC20/ }));
    expect(screen.getByText(/^We could not check this address on TRC20/)).toBeVisible();
  });

  it('selects no other address when the one of the earlier withdrawal is gone, and says so', async () => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />, `/withdraw?network=BEP20&address=0x1&amount=150`);
    const user = userEvent.setup();
    const choice = await screen.findByRole('radiogroup', { name: 'Withdraw to address' });
    expect(await screen.findByDisplayValue('150')).toBeVisible();
    const own = within(choice).getByRole('radio', { name: /Ledger/ });
    expect(own).not.toBeChecked();
    expect(screen.getByText(/^That address is no longer among yours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(choice).toHaveAccessibleDescription(/Choose an address\./);
    await user.click(own);
    expect(screen.queryByText(/^That address is no longer among yours/)).toBeNull();
  });

  it('does the same for an account', async () => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />, `/withdraw?tab=bank&bank=Bank%20Central&digits=9999&amount=150`);
    expect(await screen.findByText(/^That account is no longer among yours/)).toBeVisible();
    const choice = screen.getByRole('radiogroup', { name: 'Withdraw to account' });
    expect(within(choice).getByRole('radio')).not.toBeChecked();
  });

  it('shows the expected payment date', async () => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />);
    expect(await screen.findByText('Nov 22, 2026, 00:00 GMT+8')).toBeVisible();
  });

  it('offers shares of the balance, rounded down to the multiple', async () => {
    fakeGateway({
      ...answers,
      Overview: () => overviewOf({ WITHDRAWAL_POINT: '133.337' }),
      WithdrawalDesk: () => queueOf({ config: { rules: [rule({ multiple: '5' })] } }),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('130');
    await user.click(screen.getByRole('button', { name: '50%' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('65');
  });

  it.each([
    ['500.01', 'You have 500.00 WITHDRAW available.'],
    ['9.99', 'The minimum is 10.00 WITHDRAW.'],
    ['', 'Enter an amount.'],
  ])('keeps %j on the form and shows why', async (amount, message) => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await screen.findByText('500.00 WITHDRAW available');
    if (amount !== '') await user.type(screen.getByLabelText('Amount'), amount);
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();
  });

  it('rejects an amount that the fee would consume', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () => queueOf({ config: { rules: [rule({ minimum: '1', feeFixed: '5' })] } }),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '5');
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(screen.getByText(/Nothing would be left after the fee/)).toBeVisible();
  });

  it('requires an address when there are several, and focuses that field', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () => queueOf({ wallets: [wallet(), wallet({ id: '6', label: null })] }),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '100');
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(screen.getByText('Choose an address.')).toBeVisible();
    const choices = within(screen.getByRole('radiogroup', { name: 'Withdraw to address' }));
    expect(choices.getAllByRole('radio')[0]).toHaveFocus();
    await user.click(choices.getByRole('radio', { name: /^No name/ }));
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(await screen.findByRole('heading', { name: 'Check before you confirm' })).toBeVisible();
  });
});

it('shows an error when the rules fail to load, and retries', async () => {
  const gateway = fakeGateway({ ...answers, WithdrawalDesk: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<WithdrawalScreen />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ WithdrawalDesk: answers.WithdrawalDesk });
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Amount')).toBeVisible();
});

describe('a member who cannot withdraw yet', () => {
  it('asks for a wallet address first and returns to the draft with it', async () => {
    fakeGateway({ ...answers, WithdrawalDesk: () => queueOf({ wallets: [] }) });
    const { unmount } = renderScreen(<WithdrawalScreen />, '/withdraw-h5');
    const user = userEvent.setup();
    expect(await screen.findByText('Please bind a wallet address first')).toBeVisible();
    await user.type(screen.getByLabelText('Amount'), '100');
    await user.click(screen.getByRole('radio', { name: /^TRC20/ }));
    expect(screen.getByRole('link', { name: 'Add a TRC20 address' })).toHaveAttribute(
      'href',
      '/user-info?add=wallet&network=TRC20&back=%2Fwithdraw-h5',
    );
    expect(screen.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
    unmount();

    fakeGateway({
      ...answers,
      WithdrawalDesk: () =>
        queueOf({
          wallets: [wallet({ network: 'TRC20', address: tron }), wallet({ id: '9', network: 'BEP20' })],
        }),
    });
    const { address } = renderScreen(<WithdrawalScreen />, '/withdraw-h5?added=9');
    expect(await screen.findByRole('radio', { name: /^BEP20/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Ledger/ })).toBeChecked();
    expect(screen.getByLabelText('Amount')).toHaveValue('100');
    await waitFor(() => expect(address()).toBe('/withdraw-h5'));
  });

  it('asks for a bank account first', async () => {
    fakeGateway({ ...answers, WithdrawalDesk: () => queueOf({ accounts: [] }) });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=bank');
    expect(await screen.findByRole('link', { name: 'Add bank account' })).toHaveAttribute(
      'href',
      '/user-info?add=bank&back=%2Fwithdraw%3Ftab%3Dbank',
    );
  });

  it('sees how to get withdrawal credits', async () => {
    fakeGateway({ ...answers, Overview: () => overviewOf({ CASH_POINT: '100' }) });
    renderScreen(withTopUp(<WithdrawalScreen />));
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/more?of=WITHDRAWAL_POINT',
    );
    expect(
      screen.getByText(
        'Only withdrawal credits can be withdrawn. The address may be mistyped, or the page has moved.',
      ),
    ).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('offers no link when no payout method can be added', async () => {
    fakeGateway({ ...answers, Overview: () => overviewOf({ CASH_POINT: '100' }) });
    renderScreen(<WithdrawalScreen />);
    expect(await screen.findByText('Only withdrawal credits can be withdrawn.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).toBeNull();
  });

  it('sees when the balance is too low', async () => {
    fakeGateway({ ...answers, Overview: () => overviewOf({ WITHDRAWAL_POINT: '9.5' }) });
    renderScreen(withTopUp(<WithdrawalScreen />));
    expect(
      await screen.findByText(/You have 9.50 WITHDRAW available; the minimum for this way is 10.00/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/more?of=WITHDRAWAL_POINT',
    );
  });

  it('sees when a method is closed', async () => {
    fakeGateway({ ...answers, WithdrawalDesk: () => queueOf({ config: { rules: [rule({})] } }) });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=bank');
    expect(await screen.findByText('This way to withdraw is not available at the moment')).toBeVisible();
  });
});
