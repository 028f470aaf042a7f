import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { account, answers, confirmBank, listOf, reviewBank, sentTo, byBank } from './deposits.fixture.ts';
import DepositScreen from './DepositScreen.tsx';

beforeAll(() => startTexts('deposit', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

describe('a deposit whose answer was lost', () => {
  const lost = () => refusal('OUTCOME_UNKNOWN');

  it('retries with the same key and picture', async () => {
    const gateway = fakeGateway({ ...answers, SendBankDeposit: lost });
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await reviewBank(user);
    await user.click(confirmBank());
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    expect(screen.getByText(/not know yet whether your deposit was submitted/)).toBeVisible();
    gateway.answer({ SendBankDeposit: answers.SendBankDeposit });
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    await screen.findByText('DP20261121-000008');
    const [first, second] = sentTo(gateway, 'SendBankDeposit');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.receiptImage?.name).toBe('receipt.png');
  });

  it('finds the deposit by its key, not by its amount', async () => {
    const gateway = fakeGateway({ ...answers, SendBankDeposit: lost });
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await reviewBank(user);
    await user.click(confirmBank());
    // An identical deposit made in another tab.
    const identical = listOf([{ ...byBank, createdAt: new Date().toISOString() }]);
    gateway.answer({ RecentDeposits: () => identical, Deposits: () => identical });
    await user.click(await screen.findByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();
    const key = sentTo(gateway, 'SendBankDeposit')[0]?.idempotencyKey;
    gateway.answer({
      DepositByKey: ({ idempotencyKey }) => (idempotencyKey === key ? listOf([byBank]) : listOf([])),
    });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText('DP20261121-000008')).toBeVisible();
    expect(gateway.of('SendBankDeposit')).toHaveLength(1);
  });

  it('cannot be retried after a reload lost its picture and shows what to do', async () => {
    const attempt = {
      key: 'k'.repeat(20),
      sentAt: new Date().toISOString(),
      order: {
        method: 'BANK',
        channelId: '1',
        channel: 'Wire transfer',
        account: account('4'),
        rate: '0.98',
        amount: '100',
        credited: '98',
        reference: 'FT991',
        picture: { id: 'gone', name: 'receipt.png' },
      },
    };
    sessionStorage.setItem('attempt.deposit.bank', JSON.stringify(attempt));
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    expect(screen.getByText(/was lost when the page reloaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send this order again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check history' })).toBeEnabled();
  });
});
