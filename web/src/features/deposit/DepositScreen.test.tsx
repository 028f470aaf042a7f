import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { answers, byBank, configOf, listOf, onChain, rejected } from './deposits.fixture.ts';
import DepositScreen from './DepositScreen.tsx';

beforeAll(() => startTexts('deposit', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

describe('the list of recent deposits', () => {
  it('shows each status, and why a deposit was rejected', async () => {
    fakeGateway({ ...answers, RecentDeposits: () => listOf([{ ...onChain, ...rejected }, byBank]) });
    renderScreen(<DepositScreen />, '/recharge');
    const panel = await screen.findByRole('region', { name: 'Recent deposits' });
    expect(await within(panel).findByText('The amount is 10 USDT short.')).toBeVisible();
    expect(within(panel).getByText('Rejected')).toBeVisible();
    expect(within(panel).getByText('Pending review')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'All deposits' })).toHaveAttribute(
      'href',
      '/recharge?tab=records',
    );
  });

  it('opens the details of a deposit', async () => {
    fakeGateway({ ...answers, RecentDeposits: () => listOf([byBank]) });
    renderScreen(<DepositScreen />, '/recharge');
    const panel = await screen.findByRole('region', { name: 'Recent deposits' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Wire transfer' }));
    const drawer = await screen.findByRole('dialog', { name: 'Bank · Wire transfer' });
    // The list is refetched, and the drawer with it.
    await vi.waitFor(() => expect(within(drawer).getByText('DP20261121-000008')).toBeVisible());
  });

  it('shows no toast for a decision that the open details already show', async () => {
    vi.spyOn(toast, 'info').mockReturnValue('');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const gateway = fakeGateway({ ...answers, RecentDeposits: () => listOf([onChain, byBank]) });
    renderScreen(<DepositScreen />, '/recharge');
    const panel = await screen.findByRole('region', { name: 'Recent deposits' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'BEP20' }));
    const drawer = await screen.findByRole('dialog', { name: 'On-chain · BEP20' });
    await within(drawer).findByText('DP20261121-000007');
    gateway.answer({
      RecentDeposits: () =>
        listOf([
          { ...onChain, ...rejected },
          { ...byBank, ...rejected },
        ]),
    });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await within(drawer).findByText('Deposit: Rejected')).toHaveRole('status');
    expect(toast.info, 'of the other one').toHaveBeenCalledExactlyOnceWith(expect.any(String), { id: '8' });
  });

  it('polls while a deposit is pending, because a rejection changes no balance', async () => {
    vi.spyOn(toast, 'info').mockReturnValue('');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const gateway = fakeGateway({ ...answers, RecentDeposits: () => listOf([onChain]) });
    renderScreen(<DepositScreen />, '/recharge');
    await screen.findByText('Pending review');
    gateway.answer({ RecentDeposits: () => listOf([{ ...onChain, ...rejected }]) });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('The amount is 10 USDT short.')).toBeVisible();
    expect(toast.info).toHaveBeenCalledExactlyOnceWith(
      'Deposit of 100.00 USDT rejected. The amount is 10 USDT short.',
      { id: '7' },
    );
    const asked = gateway.of('RecentDeposits').length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(gateway.of('RecentDeposits'), 'nothing waits any more').toHaveLength(asked);
  });
});

describe('the deposit screen', () => {
  it.each([
    ['/recharge', { networks: [] }, 'No network is available at the moment'],
    ['/recharge?tab=bank', { channels: [] }, 'No bank channel is available at the moment'],
    // A channel without an account is useless.
    ['/recharge?tab=bank', { bankAccounts: [] }, 'No bank channel is available at the moment'],
  ])('shows the state at %s', async (at, changes, words) => {
    fakeGateway({ ...answers, DepositConfig: () => configOf(changes) });
    renderScreen(<DepositScreen />, at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('offers a retry when its config fails to load', async () => {
    const gateway = fakeGateway({ ...answers, DepositConfig: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<DepositScreen />, '/recharge');
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ DepositConfig: answers.DepositConfig });
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /BEP20/ })).toBeVisible();
  });
});
