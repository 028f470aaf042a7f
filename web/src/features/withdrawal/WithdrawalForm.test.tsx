import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { answers, deskOf, rule, tron, wallet } from './withdrawals.fixture.ts';
import Withdrawal from './Withdrawal.tsx';

beforeAll(() => startTexts('withdrawal', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

describe('filling in a withdrawal', () => {
  it('shows what is paid out while the amount is typed, by the rule of the network', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () =>
        deskOf({ wallets: [wallet(), wallet({ id: '6', network: 'TRC20', address: tron })] }),
    });
    renderScreen(<Withdrawal />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '33.33');
    const preview = screen.getByLabelText('Fee, and what you receive');
    expect(preview).toHaveTextContent('Fee (1.00 + 0.5%)1.16665 WITHDRAW');
    expect(preview).toHaveTextContent('You receive32.16335 USDT');
    await user.click(screen.getByRole('radio', { name: /^TRC20/ }));
    expect(preview).toHaveTextContent('Fee (2.00)2.00 WITHDRAW');
    expect(preview).toHaveTextContent('You receive31.33 USDT');
    // The address is that of the network, and shown in full.
    expect(screen.queryByText('5290')).toBeNull();
    expect(screen.getByRole('radiogroup', { name: 'Withdraw to address' })).toHaveTextContent(tron);
  });

  it('says when it would be paid', async () => {
    fakeGateway(answers);
    renderScreen(<Withdrawal />);
    expect(await screen.findByText('Nov 22, 2026, 00:00 GMT+8')).toBeVisible();
  });

  it('offers shares of the balance, cut to the multiple', async () => {
    fakeGateway({
      ...answers,
      Overview: () => overviewOf({ WITHDRAWAL_POINT: '133.337' }),
      WithdrawalDesk: () => deskOf({ config: { rules: [rule({ multiple: '5' })] } }),
    });
    renderScreen(<Withdrawal />);
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
  ])('keeps %j on the form and says why', async (amount, message) => {
    fakeGateway(answers);
    renderScreen(<Withdrawal />);
    const user = userEvent.setup();
    await screen.findByText('500.00 WITHDRAW available');
    if (amount !== '') await user.type(screen.getByLabelText('Amount'), amount);
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();
  });

  it('does not send what the fee leaves nothing of', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () => deskOf({ config: { rules: [rule({ minimum: '1', feeFixed: '5' })] } }),
    });
    renderScreen(<Withdrawal />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '5');
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(screen.getByText(/Nothing would be left after the fee/)).toBeVisible();
  });

  it('asks which address where there are several, and goes there first', async () => {
    fakeGateway({
      ...answers,
      WithdrawalDesk: () => deskOf({ wallets: [wallet(), wallet({ id: '6', label: null })] }),
    });
    renderScreen(<Withdrawal />);
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

it('says when the rules could not be read, and tries again', async () => {
  const gateway = fakeGateway({ ...answers, WithdrawalDesk: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<Withdrawal />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ WithdrawalDesk: answers.WithdrawalDesk });
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Amount')).toBeVisible();
});

describe('a member who has nothing to withdraw, or nowhere to send it', () => {
  it('is told to bind a wallet address first, and comes back to the draft with it', async () => {
    fakeGateway({ ...answers, WithdrawalDesk: () => deskOf({ wallets: [] }) });
    const { unmount } = renderScreen(<Withdrawal />, '/withdraw-h5');
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
        deskOf({
          wallets: [wallet({ network: 'TRC20', address: tron }), wallet({ id: '9', network: 'BEP20' })],
        }),
    });
    const { address } = renderScreen(<Withdrawal />, '/withdraw-h5?added=9');
    expect(await screen.findByRole('radio', { name: /^BEP20/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Ledger/ })).toBeChecked();
    expect(screen.getByLabelText('Amount')).toHaveValue('100');
    await waitFor(() => expect(address()).toBe('/withdraw-h5'));
  });

  it('is told to add a bank account first', async () => {
    fakeGateway({ ...answers, WithdrawalDesk: () => deskOf({ accounts: [] }) });
    renderScreen(<Withdrawal />, '/withdraw?tab=bank');
    expect(await screen.findByRole('link', { name: 'Add bank account' })).toHaveAttribute(
      'href',
      '/user-info?add=bank&back=%2Fwithdraw%3Ftab%3Dbank',
    );
  });

  it('is told how withdrawal credits are got', async () => {
    fakeGateway({ ...answers, Overview: () => overviewOf({ CASH_POINT: '100' }) });
    renderScreen(<Withdrawal />);
    expect(await screen.findByRole('link', { name: 'Convert into withdrawal credits' })).toHaveAttribute(
      'href',
      '/convert?to=WITHDRAWAL_POINT',
    );
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('is told so when it is too little', async () => {
    fakeGateway({ ...answers, Overview: () => overviewOf({ WITHDRAWAL_POINT: '9.5' }) });
    renderScreen(<Withdrawal />);
    expect(
      await screen.findByText(/You have 9.50 WITHDRAW available; the minimum for this way is 10.00/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Convert credits' })).toBeVisible();
  });

  it('is told when a way is closed', async () => {
    fakeGateway({ ...answers, WithdrawalDesk: () => deskOf({ config: { rules: [rule({})] } }) });
    renderScreen(<Withdrawal />, '/withdraw?tab=bank');
    expect(await screen.findByText('This way to withdraw is not available at the moment')).toBeVisible();
  });
});
