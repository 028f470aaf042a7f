import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts, type Gateway } from '../../test/portal.tsx';
import { withdrawalStatuses } from './states.ts';
import { answers, hash, listOf, made, step } from './withdrawals.fixture.ts';
import WithdrawalScreen from './WithdrawalScreen.tsx';

beforeAll(() => startTexts('withdrawal', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

describe('the withdrawal list', () => {
  it('is filtered by the URL', async () => {
    const gateway = fakeGateway({ ...answers, Withdrawals: () => listOf([made()]) });
    const { address } = renderScreen(
      <WithdrawalScreen />,
      '/withdraw?tab=records&network=BEP20&status=SUCCESS',
    );
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

  it('shows the explorer link, reason and timeline of a withdrawal', async () => {
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
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084…169EE7/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdrawal of 100.00' }));
    expect(drawer.getByText('Step 6 of 7')).toBeVisible();
    expect(drawer.getByText(/It was paid but has not arrived/)).toBeVisible();
    expect(drawer.getByRole('link', { name: /See on BscScan/ })).toHaveAttribute(
      'href',
      `https://bscscan.com/tx/${hash}`,
    );
    expect(drawer.getByText('Fee').parentElement).toHaveTextContent('1.00000001 WITHDRAW');
    expect(drawer.getByText('Of which network fee').parentElement).toHaveTextContent('1.00 WITHDRAW');
    // The reason comes before what it means and what to do.
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

  it.each(withdrawalStatuses)('explains the status %s', async (status) => {
    fakeGateway({
      ...answers,
      Withdrawals: () => listOf([made({ status, steps: [step(status)] })]),
    });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/The credits|the credits|its credits/)).toBeVisible();
  });

  it('hides its figures while amounts are hidden', async () => {
    localStorage.setItem('hideAmounts', '1');
    fakeGateway({ ...answers, Withdrawals: () => listOf([made()]) });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Withdrawal of ••••' });
    expect(drawer).toHaveTextContent('Step 1 of 6');
    expect(document.body).not.toHaveTextContent('98.50');
  });

  it('links to the form when it is empty', async () => {
    fakeGateway(answers);
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    expect(await screen.findByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
  });

  it('shows an error when it fails to load, and retries', async () => {
    const gateway: Gateway = fakeGateway({ ...answers, Withdrawals: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ Withdrawals: () => listOf([made()]) });
    await userEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
