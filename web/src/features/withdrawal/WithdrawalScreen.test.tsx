import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { pause, restrict } from '../../test/restrictions.ts';
import type { Withdrawal } from './order.ts';
import { answers, confirm, queueOf, detail, evm, listOf, made, review, rule } from './withdrawals.fixture.ts';
import WithdrawalScreen from './WithdrawalScreen.tsx';

beforeAll(() => startTexts('withdrawal', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

describe('sending a withdrawal', () => {
  // The day before the one on which the withdrawal is expected to be paid.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('reviews the full address with the focus on the heading', async () => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />);
    await review(userEvent.setup());
    expect(detail('Address · Ledger')).toHaveTextContent(evm);
    expect(detail('Actual received amount')).toHaveTextContent('98.50 USDT');
    expect(detail('Expected from')).toHaveTextContent('Nov 22, 2026, 00:00 GMT+8');
    expect(screen.getByText(/a payment to a wrong address/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
  });

  it('sends once no matter how often confirm is pressed, and shows the pending order', async () => {
    let release = (_value: unknown): void => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const gateway = fakeGateway({
      ...answers,
      WithdrawOnChain: async () => {
        await held;
        return answers.WithdrawOnChain();
      },
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    const button = screen.getByRole('button', { name: 'Withdraw 100.00 WITHDRAW' });
    act(() => {
      button.click();
      button.click();
    });
    // Tabs do not leave an order that is being sent.
    await user.click(screen.getByRole('link', { name: 'Bank' }));
    expect(screen.getByRole('button', { name: 'Sending' })).toBeVisible();
    // Listed next to the result before the refetch completes.
    gateway.answer({ RecentWithdrawals: () => new Promise(() => undefined) });
    await act(async () => release(undefined));
    expect(
      await screen.findByRole('heading', { name: 'Withdrawal of 100.00 WITHDRAW submitted' }),
    ).toHaveFocus();
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

  it('supports bank accounts', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=bank');
    const user = userEvent.setup();
    await review(user);
    expect(detail('Account number')).toHaveTextContent('1234 5678 90');
    expect(detail('Actual received amount')).toHaveTextContent('99.00 USD');
    expect(screen.queryByText('Of which gas fee')).toBeNull();
    await confirm(user);
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 WITHDRAW submitted' });
    expect(gateway.of('WithdrawToBank')[0]?.input).toMatchObject({ bankAccountId: '7', fee: '1' });
    expect(gateway.of('WithdrawOnChain')).toHaveLength(0);
  });

  it.each([
    ['REJECTED', 'Withdrawal of 100.00 WITHDRAW rejected', 'It was not approved'],
    ['FAILED', 'Withdrawal of 100.00 WITHDRAW failed', 'It could not be paid'],
    ['SUCCESS', 'Withdrawal of 100.00 WITHDRAW paid', 'It has been paid'],
  ] as const)('updates its result to %s', async (status, title, help) => {
    const gateway = fakeGateway(answers);
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 WITHDRAW submitted' });
    const reason = status === 'SUCCESS' ? null : 'The account name differs.';
    gateway.answer({
      Overview: () => overviewOf({ WITHDRAWAL_POINT: '499' }),
      // From the day before, so that it can be sent again.
      RecentWithdrawals: () => listOf([made({ status, reason, createdAt: '2026-11-20T03:36:00.000Z' })]),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const words = screen.getByText(new RegExp(help));
    expect(words).toHaveTextContent(new RegExp(`^${reason ?? ''}`));
    expect(screen.queryByText('Expected from')).toBeNull();
    expect(screen.queryAllByText('Actual received amount')).toHaveLength(status === 'SUCCESS' ? 1 : 0);
    if (status === 'SUCCESS') {
      expect(screen.queryByRole('link', { name: 'Send again' })).toBeNull();
      return;
    }
    await user.click(screen.getByRole('link', { name: 'Send again' }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('100');
  });

  it('does not resend on the same business day and shows the time from which it can', async () => {
    const rejected = made({ status: 'REJECTED', reason: 'The account name differs.' });
    fakeGateway({ ...answers, RecentWithdrawals: () => listOf([rejected]) });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    expect(await screen.findByText(/You can send it again from Nov 22, 2026, 00:00 GMT\+8\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('can be cancelled from its result while it is pending review', async () => {
    const order = made({ canCancel: true });
    const gateway = fakeGateway({
      ...answers,
      RecentWithdrawals: () => listOf([order]),
      WithdrawOnChain: () => ({ withdrawOnChain: { __typename: 'WithdrawalPayload', withdrawal: order } }),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    const button = { name: 'Cancel withdrawal WD20261121-000042' };
    await user.click(await screen.findByRole('button', button));
    expect(gateway.of('CancelWithdrawal')).toHaveLength(0);
    expect(screen.getByText(/^Cancel this withdrawal\?/)).toHaveFocus();
    const cancelled = made({ status: 'CANCELLED', canCancel: false });
    gateway.answer({
      CancelWithdrawal: () => ({
        cancelWithdrawal: { __typename: 'WithdrawalPayload', withdrawal: cancelled },
      }),
      RecentWithdrawals: () => listOf([cancelled]),
    });
    await user.click(screen.getByRole('button', button));
    expect(
      await screen.findByRole('heading', { name: 'Withdrawal of 100.00 WITHDRAW cancelled' }),
    ).toBeVisible();
    expect(screen.getByText(/It was cancelled before it was paid/)).toBeVisible();
    expect(screen.queryByRole('button', button)).toBeNull();
    expect(gateway.of('CancelWithdrawal')).toHaveLength(1);
  });

  it('offers the new figures when the fee changes', async () => {
    const words = 'The fee has changed to 3.50 WITHDRAW. Nothing was moved.';
    const gateway = fakeGateway({
      ...answers,
      WithdrawOnChain: () => refusal('PLATFORM_MESSAGE', words),
    });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({ WithdrawalDesk: () => queueOf({ config: { rules: [rule({ feeFixed: '3' })] } }) });
    await confirm(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(detail('Actual received amount')).toHaveTextContent('98.50 USDT');
    expect(await screen.findByText('You would now receive 96.50 USDT instead of 98.50 USDT.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the new figures' }));
    expect(detail('Actual received amount')).toHaveTextContent('96.50 USDT');
    gateway.answer({ WithdrawOnChain: answers.WithdrawOnChain });
    await confirm(user);
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 WITHDRAW submitted' });
    const [first, second] = gateway
      .of('WithdrawOnChain')
      .map(({ input }) => input as { fee: string; idempotencyKey: string });
    expect([first?.fee, second?.fee]).toEqual(['1.5', '3.5']);
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it('offers the new date when a new day starts', async () => {
    const gateway = fakeGateway({ ...answers, WithdrawOnChain: () => refusal('PLATFORM_MESSAGE', 'Wrong.') });
    renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    expect(detail('Expected from')).toHaveTextContent('Nov 22, 2026, 00:00 GMT+8');
    gateway.answer({ WithdrawalDesk: () => queueOf({ config: { expectedOn: '2026-11-23' } }) });
    await confirm(user);
    expect(await screen.findByText(/It would now be paid from Nov 23, 2026, 00:00 GMT\+8\./)).toBeVisible();
    expect(detail('Expected from')).toHaveTextContent('Nov 22, 2026, 00:00 GMT+8');
    await user.click(screen.getByRole('button', { name: 'Use the new date' }));
    expect(detail('Expected from')).toHaveTextContent('Nov 23, 2026, 00:00 GMT+8');
  });

  it('finds an order whose answer was lost by its key, not by its amount', async () => {
    const gateway = fakeGateway({
      ...answers,
      WithdrawOnChain: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { unmount } = renderScreen(<WithdrawalScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    expect(JSON.stringify(sessionStorage)).toContain('attempt.withdrawal');
    expect(JSON.stringify(sessionStorage)).not.toContain('Credits2026');
    // An identical withdrawal made in another tab.
    const today = listOf([made({ createdAt: new Date().toISOString() })]);
    gateway.answer({ RecentWithdrawals: () => today });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();
    const key = gateway
      .of('WithdrawOnChain')
      .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)[0];
    expect(gateway.of('WithdrawalByKey')).toEqual([{ idempotencyKey: key }]);
    // Still unknown on the other tab and after a reload, even after the daily limit is reached.
    unmount();
    gateway.answer({
      WithdrawalDesk: () => queueOf({ config: { nextAt: new Date(Date.now() + 3_600_000).toISOString() } }),
      WithdrawalByKey: ({ idempotencyKey }) => (idempotencyKey === key ? today : listOf([])),
    });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=bank');
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    await screen.findByRole('heading', { name: 'Withdrawal of 100.00 WITHDRAW submitted' });
    expect(gateway.of('WithdrawOnChain')).toHaveLength(1);
  });
});

describe('after the withdrawal of the day', () => {
  const nextAt = () => new Date(Date.now() + 3_600_000).toISOString();
  const usedUp = (withdrawal: Withdrawal) => {
    const until = nextAt();
    return {
      ...answers,
      WithdrawalDesk: () => queueOf({ config: { nextAt: until } }),
      RecentWithdrawals: () => listOf([withdrawal]),
    };
  };
  const today = (changes: Partial<Withdrawal> = {}) =>
    made({ createdAt: new Date().toISOString(), ...changes });

  it('counts down to the next withdrawal, shows today’s, and reopens by itself', async () => {
    const gateway = fakeGateway(usedUp(today()));
    renderScreen(<WithdrawalScreen />);
    expect(await screen.findByRole('heading', { name: 'You have already withdrawn today' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
    const order = within(
      screen.getByRole('heading', { name: "Today's withdrawal" }).closest('section') ?? document.body,
    );
    expect(order.getByText('Pending review')).toBeVisible();
    expect(order.getByText(/We are reviewing it/)).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'See details' }));
    expect(await screen.findByRole('dialog', { name: 'Withdrawal of 100.00 WITHDRAW' })).toBeVisible();

    gateway.answer({ WithdrawalDesk: () => queueOf() });
    vi.setSystemTime(Date.now() + 3_600_001);
    try {
      expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('includes a rejected withdrawal whose credits were returned', async () => {
    fakeGateway(usedUp(today({ status: 'REJECTED', reason: 'The account name differs.' })));
    renderScreen(<WithdrawalScreen />);
    expect(await screen.findByText(/it still counts as today's withdrawal/)).toBeVisible();
    expect(detail('Reason')).toHaveTextContent('The account name differs.');
    const panel = within(screen.getByRole('region', { name: 'Recent withdrawals' }));
    expect(panel.getByText('The account name differs.')).toBeVisible();
  });
});

describe('payouts that are closed', () => {
  it('replace the form with end and reason, and reopen automatically', async () => {
    const gateway = pause(fakeGateway(answers));
    renderScreen(<WithdrawalScreen />);
    expect(await screen.findByRole('heading', { name: 'Withdrawals are closed for now' })).toBeVisible();
    expect(screen.getByText(/After the transaction password is reset or the email address/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
    expect(screen.queryByLabelText('Amount')).toBeNull();
    restrict(gateway);
    vi.setSystemTime(Date.now() + 3_600_001);
    try {
      expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a pause after the withdrawal of the day', () => {
  const nextAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
  const later = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const used = () => fakeGateway({ ...answers, WithdrawalDesk: () => queueOf({ config: { nextAt } }) });

  it('shows the pause when it ends later than the day', async () => {
    pause(used(), 'SECURITY_CHANGE', later);
    renderScreen(<WithdrawalScreen />);
    expect(await screen.findByRole('heading', { name: 'Withdrawals are closed for now' })).toBeVisible();
  });

  it('gives way to the withdrawal of the day if that ends later', async () => {
    pause(used());
    renderScreen(<WithdrawalScreen />);
    await screen.findByRole('timer');
    expect(screen.queryByRole('heading', { name: 'Withdrawals are closed for now' })).toBeNull();
  });
});

describe('the list of recent withdrawals', () => {
  it('shows which are late', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') });
    try {
      fakeGateway({
        ...answers,
        RecentWithdrawals: () =>
          listOf([
            made({ id: '43', status: 'PAYABLE', expectedOn: '2026-11-21' }),
            made({ status: 'PENDING', expectedOn: '2026-11-20' }),
          ]),
      });
      renderScreen(<WithdrawalScreen />);
      const panel = within(await screen.findByRole('region', { name: 'Recent withdrawals' }));
      const late = await panel.findByText('Late');
      expect(panel.getAllByText('Late')).toHaveLength(1);
      expect(late.closest('li')).toHaveTextContent('Pending Late');
    } finally {
      vi.useRealTimers();
    }
  });

  it('refetches when balances change', async () => {
    const gateway = fakeGateway({ ...answers, RecentWithdrawals: () => listOf([made()]) });
    renderScreen(<WithdrawalScreen />);
    const expectState = (state: string) =>
      waitFor(() => {
        const panel = within(screen.getByRole('region', { name: 'Recent withdrawals' }));
        expect(panel.getByText(state)).toBeVisible();
      });
    await expectState('Pending review');
    gateway.answer({
      Overview: () => overviewOf({ WITHDRAWAL_POINT: '600' }),
      RecentWithdrawals: () => listOf([made({ status: 'REJECTED' })]),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    await expectState('Rejected');
  });
});
