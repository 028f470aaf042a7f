import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../test/portal.tsx';
import type { Withdrawal as MadeWithdrawal } from './order.ts';
import { withdrawalStatuses } from './progress.ts';
import Withdrawal from './Withdrawal.tsx';

beforeAll(() => startTexts('withdrawal', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const hash = `0x${'ab'.repeat(32)}`;

const step = (status: MadeWithdrawal['status'], reason: string | null = null) => ({
  __typename: 'WithdrawalStep' as const,
  status,
  at: '2026-11-21T03:36:00.000Z',
  reason,
});
const made = (changes: Partial<MadeWithdrawal> = {}): MadeWithdrawal => ({
  __typename: 'Withdrawal',
  id: '42',
  receiptNumber: 'WD20261121-000042',
  transactionNumber: 'JN20261121-000099',
  method: 'ON_CHAIN',
  status: 'PENDING_REVIEW',
  coin: 'WITHDRAWAL_POINT',
  amount: '100',
  fee: '1.5',
  actualAmount: '98.5',
  network: 'BEP20',
  address: evm,
  bankName: null,
  accountName: null,
  accountNumber: null,
  hash: null,
  reason: null,
  expectedOn: '2026-11-22',
  createdAt: '2026-11-21T03:36:00.000Z',
  steps: [step('PENDING_REVIEW')],
  ...changes,
});

const rule = (changes: object) => ({
  __typename: 'WithdrawalRule',
  method: 'ON_CHAIN',
  network: 'BEP20',
  minimum: '10',
  maximum: '10000',
  multiple: '0.01',
  feeFixed: '1',
  feeRate: '0.005',
  ...changes,
});
const wallet = (changes: object = {}) => ({
  __typename: 'WalletAddress',
  id: '5',
  network: 'BEP20',
  address: evm,
  label: 'Ledger',
  ...changes,
});
const account = {
  __typename: 'BankAccount',
  id: '7',
  bankName: 'Bank Central',
  accountName: 'Aiko Tanaka',
  accountNumber: '1234567890',
};
const deskOf = (changes: { config?: object; wallets?: object[]; accounts?: object[] } = {}) => ({
  withdrawalConfig: {
    __typename: 'WithdrawalConfig',
    coin: 'WITHDRAWAL_POINT',
    rules: [
      rule({}),
      rule({ network: 'TRC20', feeFixed: '2', feeRate: '0' }),
      rule({ network: 'ERC20', feeFixed: '10' }),
      rule({ method: 'BANK', network: null, minimum: '50', feeFixed: '0', feeRate: '0.01' }),
    ],
    nextAt: null,
    expectedOn: '2026-11-22',
    ...changes.config,
  },
  walletAddresses: changes.wallets ?? [wallet()],
  bankAccounts: changes.accounts ?? [account],
});
const listOf = (withdrawals: readonly MadeWithdrawal[]) => ({
  withdrawals: {
    __typename: 'WithdrawalConnection',
    edges: withdrawals.map((node) => ({ __typename: 'WithdrawalEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const answers = {
  Overview: () => overviewOf({ WITHDRAWAL_POINT: '500' }),
  WithdrawalDesk: (): unknown => deskOf(),
  RecentWithdrawals: () => listOf([]),
  Withdrawals: () => listOf([]),
  WithdrawOnChain: () => ({
    withdrawOnChain: { __typename: 'WithdrawalPayload', withdrawal: made() },
  }),
  WithdrawToBank: () => ({
    withdrawToBank: {
      __typename: 'WithdrawalPayload',
      withdrawal: made({
        method: 'BANK',
        network: null,
        address: null,
        bankName: 'Bank Central',
        accountName: 'Aiko Tanaka',
        accountNumber: '1234567890',
        fee: '1',
        actualAmount: '99',
      }),
    },
  }),
} satisfies Record<string, () => unknown>;

type User = ReturnType<typeof userEvent.setup>;

async function review(user: User, amount = '100') {
  await user.type(await screen.findByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

async function confirm(user: User) {
  await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
  await user.click(screen.getByRole('button', { name: 'Withdraw 100.00' }));
}

const detail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

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

describe('sending a withdrawal', () => {
  it('shows the whole address before it is sent, and the focus is on the safe choice', async () => {
    fakeGateway(answers);
    renderScreen(<Withdrawal />);
    await review(userEvent.setup());
    expect(detail('Address · Ledger')).toHaveTextContent(evm);
    expect(detail('You receive')).toHaveTextContent('98.50 USDT');
    expect(detail('Expected from')).toHaveTextContent('Nov 22, 2026, 00:00 GMT+8');
    expect(screen.getByText(/a payment to a wrong address/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change details' })).toHaveFocus();
  });

  it('sends once however often confirm is pressed, and shows what waits', async () => {
    let release = (_value: unknown): void => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const gateway = fakeGateway({
      ...answers,
      WithdrawOnChain: async () => {
        await held;
        return answers.WithdrawOnChain();
      },
    });
    renderScreen(<Withdrawal />);
    const user = userEvent.setup();
    await review(user);
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    const button = screen.getByRole('button', { name: 'Withdraw 100.00' });
    act(() => {
      button.click();
      button.click();
    });
    // What is on its way is not left behind.
    await user.click(screen.getByRole('link', { name: 'Bank' }));
    expect(screen.getByRole('button', { name: 'Sending' })).toBeVisible();
    // It stands beside the result before the list has come in anew.
    gateway.answer({ RecentWithdrawals: () => new Promise(() => undefined) });
    await act(async () => release(undefined));
    expect(await screen.findByRole('heading', { name: 'Withdrawal of 100.00 sent in' })).toHaveFocus();
    const panel = within(screen.getByRole('region', { name: 'Recent withdrawals' }));
    expect(panel.getByRole('button', { name: '0x529084…169EE7' })).toBeVisible();
    expect(gateway.of('WithdrawOnChain')).toHaveLength(1);
    expect(gateway.of('WithdrawOnChain')[0]?.input).toMatchObject({
      network: 'BEP20',
      walletAddressId: '5',
      amount: '100',
      fee: '1.5',
      transactionPassword: 'Credits2026',
    });
    expect(screen.getByText('WD20261121-000042')).toBeVisible();
    expect(detail('Status')).toHaveTextContent('Pending review');
    expect(detail('Expected from')).toHaveTextContent('Nov 22, 2026, 00:00 GMT+8');
    expect(await screen.findByText(/We are reviewing it/)).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.withdrawal');
    await waitFor(() => expect(gateway.of('Overview').length).toBeGreaterThan(1));
    await waitFor(() => expect(gateway.of('WithdrawalDesk').length).toBeGreaterThan(1));
  });

  it('goes to a bank account too', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Withdrawal />, '/withdraw?tab=bank');
    const user = userEvent.setup();
    await review(user);
    expect(detail('Account number')).toHaveTextContent('1234 5678 90');
    expect(detail('You receive')).toHaveTextContent('99.00 USD');
    await confirm(user);
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 sent in' });
    expect(gateway.of('WithdrawToBank')[0]?.input).toMatchObject({ bankAccountId: '7', fee: '1' });
    expect(gateway.of('WithdrawOnChain')).toHaveLength(0);
  });

  it('offers the new figures when the fee has changed', async () => {
    const words = 'The fee has changed to 3.50 WITHDRAW. Nothing was moved.';
    const gateway = fakeGateway({
      ...answers,
      WithdrawOnChain: () => refusal('PLATFORM_MESSAGE', words),
    });
    renderScreen(<Withdrawal />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({ WithdrawalDesk: () => deskOf({ config: { rules: [rule({ feeFixed: '3' })] } }) });
    await confirm(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(detail('You receive')).toHaveTextContent('98.50 USDT');
    expect(await screen.findByText('You would now receive 96.50 USDT instead of 98.50 USDT.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the new figures' }));
    expect(detail('You receive')).toHaveTextContent('96.50 USDT');
    gateway.answer({ WithdrawOnChain: answers.WithdrawOnChain });
    await confirm(user);
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 sent in' });
    const [first, second] = gateway
      .of('WithdrawOnChain')
      .map(({ input }) => input as { fee: string; idempotencyKey: string });
    expect([first?.fee, second?.fee]).toEqual(['1.5', '3.5']);
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it('finds an order whose answer was lost among the withdrawals of today', async () => {
    const gateway = fakeGateway({
      ...answers,
      WithdrawOnChain: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { unmount } = renderScreen(<Withdrawal />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    expect(JSON.stringify(sessionStorage)).toContain('attempt.withdrawal');
    expect(JSON.stringify(sessionStorage)).not.toContain('Credits2026');
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();
    // It is still unknown on the other tab and after a reload, even while the day is used up.
    unmount();
    gateway.answer({
      WithdrawalDesk: () => deskOf({ config: { nextAt: new Date(Date.now() + 3_600_000).toISOString() } }),
      RecentWithdrawals: () => listOf([made({ createdAt: new Date().toISOString() })]),
    });
    renderScreen(<Withdrawal />, '/withdraw?tab=bank');
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 sent in' });
    expect(gateway.of('WithdrawOnChain')).toHaveLength(1);
  });
});

describe('a day that is used up', () => {
  const nextAt = () => new Date(Date.now() + 3_600_000).toISOString();
  const usedUp = (withdrawal: MadeWithdrawal) => {
    const until = nextAt();
    return {
      ...answers,
      WithdrawalDesk: () => deskOf({ config: { nextAt: until } }),
      RecentWithdrawals: () => listOf([withdrawal]),
    };
  };
  const today = (changes: Partial<MadeWithdrawal> = {}) =>
    made({ createdAt: new Date().toISOString(), ...changes });

  it('counts down to the next, shows today’s, and opens again by itself', async () => {
    const gateway = fakeGateway(usedUp(today()));
    renderScreen(<Withdrawal />);
    expect(await screen.findByRole('heading', { name: 'You have already withdrawn today' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
    const order = within(
      screen.getByRole('heading', { name: "Today's withdrawal" }).closest('section') ?? document.body,
    );
    expect(order.getByText('Pending review')).toBeVisible();
    expect(order.getByText(/We are reviewing it/)).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'See details' }));
    expect(await screen.findByRole('dialog', { name: 'Withdrawal of 100.00' })).toBeVisible();

    gateway.answer({ WithdrawalDesk: () => deskOf() });
    vi.setSystemTime(Date.now() + 3_600_001);
    try {
      expect(await screen.findByLabelText('Amount', {}, { timeout: 5000 })).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is used up by a rejected one too, whose credits are back', async () => {
    fakeGateway(usedUp(today({ status: 'REJECTED', reason: 'The account name differs.' })));
    renderScreen(<Withdrawal />);
    expect(await screen.findByText(/it still counts as today's withdrawal/)).toBeVisible();
    expect(detail('Reason')).toHaveTextContent('The account name differs.');
    const panel = within(screen.getByRole('region', { name: 'Recent withdrawals' }));
    expect(panel.getByText('The account name differs.')).toBeVisible();
  });
});

describe('the withdrawals beside the form', () => {
  it('come in again when balances change', async () => {
    const gateway = fakeGateway({ ...answers, RecentWithdrawals: () => listOf([made()]) });
    renderScreen(<Withdrawal />);
    const panel = within(await screen.findByRole('region', { name: 'Recent withdrawals' }));
    expect(await panel.findByText('Pending review')).toBeVisible();
    gateway.answer({
      Overview: () => overviewOf({ WITHDRAWAL_POINT: '600' }),
      RecentWithdrawals: () => listOf([made({ status: 'REJECTED' })]),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await panel.findByText('Rejected')).toBeVisible();
  });
});

describe('the records of withdrawals', () => {
  it('are filtered by what the address says', async () => {
    const gateway = fakeGateway({ ...answers, Withdrawals: () => listOf([made()]) });
    const { address } = renderScreen(<Withdrawal />, '/withdraw?tab=records&network=BEP20&status=SUCCESS');
    await screen.findByRole('table', { name: 'Withdrawals' });
    expect(gateway.of('Withdrawals')[0]).toMatchObject({
      filter: { network: 'BEP20', status: 'SUCCESS' },
      first: 20,
    });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Method'), 'Bank');
    expect(address()).toBe('/withdraw?tab=records&method=BANK&status=SUCCESS');
    expect(screen.getByLabelText('Network')).toBeDisabled();
    await waitFor(() =>
      expect(gateway.of('Withdrawals').at(-1)?.filter).toEqual({ method: 'BANK', status: 'SUCCESS' }),
    );
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/withdraw?tab=records');
  });

  it('show everything of one: the explorer, the reason, the timeline', async () => {
    const paid = made({
      status: 'NOT_RECEIVED',
      hash,
      reason: 'The exchange has not credited it.',
      fee: '1.00000001',
      steps: [
        step('PENDING_REVIEW'),
        step('APPROVED'),
        step('PAYABLE'),
        step('PENDING'),
        step('WITHDRAWING'),
        step('NOT_RECEIVED', 'The exchange has not credited it.'),
      ],
    });
    fakeGateway({ ...answers, Withdrawals: () => listOf([paid]) });
    renderScreen(<Withdrawal />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084…169EE7/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdrawal of 100.00' }));
    expect(drawer.getByText('Step 6 of 7')).toBeVisible();
    expect(drawer.getByText(/It was paid but has not arrived/)).toBeVisible();
    expect(drawer.getByRole('link', { name: /See on BscScan/ })).toHaveAttribute(
      'href',
      `https://bscscan.com/tx/${hash}`,
    );
    expect(drawer.getByText('Fee').parentElement).toHaveTextContent('1.00000001 WITHDRAW');
    // Why stands before what it means and what to do.
    expect(drawer.getByText(/It was paid but has not arrived/)).toHaveTextContent(
      /^The exchange has not credited it\./,
    );
    expect(drawer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Pending review/),
      expect.stringMatching(/^Approved/),
      expect.stringMatching(/^Pending payout/),
      expect.stringMatching(/^Pending/),
      expect.stringMatching(/^Withdrawing/),
      expect.stringMatching(/^Not received/),
      'Successful',
    ]);
  });

  it.each(withdrawalStatuses)('explain what %s means', async (status) => {
    fakeGateway({
      ...answers,
      Withdrawals: () => listOf([made({ status, steps: [step(status)] })]),
    });
    renderScreen(<Withdrawal />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/The credits|the credits|its credits/)).toBeVisible();
  });

  it('keep their figures to themselves while amounts are hidden', async () => {
    localStorage.setItem('hideAmounts', '1');
    fakeGateway({ ...answers, Withdrawals: () => listOf([made()]) });
    renderScreen(<Withdrawal />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Withdrawal of ••••' });
    expect(drawer).toHaveTextContent('Step 1 of 6');
    expect(document.body).not.toHaveTextContent('98.50');
  });

  it('offer the form where there are none', async () => {
    fakeGateway(answers);
    renderScreen(<Withdrawal />, '/withdraw?tab=records');
    expect(await screen.findByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
  });

  it('say when they could not be read, and try again', async () => {
    const gateway: Gateway = fakeGateway({ ...answers, Withdrawals: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<Withdrawal />, '/withdraw?tab=records');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ Withdrawals: () => listOf([made()]) });
    await userEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
