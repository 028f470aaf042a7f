import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts, type Gateway } from '../../test/portal.tsx';
import { saveCsv } from '../../test/savedCsv.ts';
import type { Withdrawal } from './order.ts';
import { withdrawalStatuses } from './states.ts';
import { answers, hash, listOf, made, step } from './withdrawals.fixture.ts';
import WithdrawalScreen from './WithdrawalScreen.tsx';

beforeAll(() => startTexts('withdrawal', 'flow', 'records', 'shell', 'reviews'));
beforeEach(() => {
  session.start('token');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:59:59Z') });
});
afterEach(() => void vi.useRealTimers());

describe('the withdrawal list', () => {
  it('filters by the URL', async () => {
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

  it('exports the figures that the details show: no fee of what ended without a payment', async () => {
    const given = ['REJECTED', 'FAILED', 'CANCELLED'] as const;
    fakeGateway({
      ...answers,
      Withdrawals: () =>
        listOf([
          made({ status: 'SUCCESS' }),
          ...given.map((status, i) => made({ id: String(i), receiptNumber: status, status })),
        ]),
    });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    const figures = (await saveCsv()).rows.map((row) => [
      row['Admin fee'],
      row['Of which gas fee'],
      row['Actual received amount'],
    ]);
    expect(figures).toEqual([['1.5', '1', '98.5'], ...given.map(() => ['0', '0', ''])]);
  });

  it('names the state in which the payer has it as the specification does', async () => {
    fakeGateway({
      ...answers,
      Withdrawals: () => listOf([made({ status: 'PENDING', steps: [step('PENDING')] })]),
    });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
    // The filter, the row, and its details twice.
    await waitFor(() => expect(screen.getAllByText('Pending')).toHaveLength(4));
  });

  it('marks rows as late when the expected day is over', async () => {
    const order = (id: string, changes: Partial<Withdrawal>) =>
      made({ id, receiptNumber: `W-${id}`, expectedOn: '2026-11-20', ...changes });
    fakeGateway({
      ...answers,
      Withdrawals: () =>
        listOf([
          order('44', { status: 'APPROVED' }),
          // Its day is not over yet.
          order('43', { status: 'APPROVED', expectedOn: '2026-11-21' }),
          order('42', { status: 'SUCCESS' }),
        ]),
    });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    const table = within(await screen.findByRole('table', { name: 'Withdrawals' }));
    const states = () =>
      table
        .getAllByRole('row')
        .map((row) => /Approved.*|Success.*/.exec(row.textContent)?.[0])
        .filter((state) => state !== undefined);
    await waitFor(() =>
      expect(states()).toEqual([
        expect.stringMatching(/^Approved Late/),
        expect.not.stringContaining('Late'),
        expect.not.stringContaining('Late'),
      ]),
    );
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
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdrawal of 100.00 WITHDRAW' }));
    expect(drawer.getByText('Step 6 of 7')).toBeVisible();
    expect(drawer.getByText(/It was paid but has not arrived/)).toBeVisible();
    expect(drawer.getByRole('link', { name: /See on BscScan/ })).toHaveAttribute(
      'href',
      `https://bscscan.com/tx/${hash}`,
    );
    expect(drawer.getByText('Admin fee').parentElement).toHaveTextContent('1.00000001 WITHDRAW');
    expect(drawer.getByText('Of which gas fee').parentElement).toHaveTextContent('1.00 WITHDRAW');
    // The reason comes before what it means and what to do.
    expect(drawer.getByText(/It was paid but has not arrived/)).toHaveTextContent(
      /^The exchange has not credited it\./,
    );
    expect(drawer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Pending review/),
      expect.stringMatching(/^Approved/),
      expect.stringMatching(/^Payable \(pending payout\)/),
      expect.stringMatching(/^Pending(?! review)/),
      expect.stringMatching(/^Withdrawing/),
      expect.stringMatching(/^Not received/),
      'Success',
    ]);
  });

  describe('while a withdrawal is pending review', () => {
    const cancelled = made({
      status: 'CANCELLED',
      steps: [step('PENDING_REVIEW'), step('CANCELLED')],
    });
    const open = async (canCancel: boolean, answer: () => unknown) => {
      const gateway = fakeGateway({
        ...answers,
        Withdrawals: () => listOf([made({ canCancel })]),
        CancelWithdrawal: answer,
      });
      renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
      await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
      return { gateway, drawer: within(await screen.findByRole('dialog')) };
    };
    const button = { name: 'Cancel withdrawal WD20261121-000042' };

    it('cancels it after a confirmation and shows that its credits are back', async () => {
      const told = vi.spyOn(toast, 'success');
      const { gateway, drawer } = await open(true, () => ({
        cancelWithdrawal: { __typename: 'WithdrawalPayload', withdrawal: cancelled },
      }));
      await userEvent.dblClick(drawer.getByRole('button', button));
      const question = drawer.getByText(/still counts as the withdrawal of its day/);
      expect(question).toHaveFocus();
      expect(gateway.of('CancelWithdrawal')).toHaveLength(0);
      await userEvent.keyboard('{Escape}');
      expect(question).not.toBeInTheDocument();
      await userEvent.click(drawer.getByRole('button', button));
      // A list of what is pending review no longer has it.
      gateway.answer({ Withdrawals: () => listOf([]) });
      await userEvent.dblClick(drawer.getByRole('button', button));
      expect(await drawer.findByText(/It was cancelled before it was paid/)).toBeVisible();
      expect(drawer.getByText('Withdrawal: Cancelled')).toHaveRole('status');
      expect(told, 'its details say it').not.toHaveBeenCalled();
      expect(drawer.queryByRole('button', button)).toBeNull();
      expect(gateway.of('CancelWithdrawal')).toEqual([
        { input: { id: '42', idempotencyKey: expect.any(String) as string } },
      ]);
    });

    it('sends the same cancellation again when no answer came', async () => {
      const { gateway, drawer } = await open(true, () => refusal('OUTCOME_UNKNOWN'));
      await userEvent.click(drawer.getByRole('button', button));
      await userEvent.click(drawer.getByRole('button', button));
      expect(await drawer.findByText(/cancelling again is safe/)).toBeVisible();
      await userEvent.click(drawer.getByRole('button', button));
      await waitFor(() => expect(gateway.of('CancelWithdrawal')).toHaveLength(2));
      const [first, second] = gateway.of('CancelWithdrawal');
      expect(second).toEqual(first);
    });

    it('offers nothing when the platform cannot cancel', async () => {
      const { drawer } = await open(false, () => refusal('NOT_IMPLEMENTED'));
      expect(drawer.getByText(/We are reviewing it/)).toBeVisible();
      expect(drawer.queryByRole('button', button)).toBeNull();
      expect(drawer.queryByText(/cancel/i)).toBeNull();
    });
  });

  it.each([
    [[{ __typename: 'UsualReviewTime', kind: 'WITHDRAWAL', seconds: 5400 }], 1],
    [[{ __typename: 'UsualReviewTime', kind: 'CLAIM', seconds: 5400 }], 0],
    [[], 0],
  ])('shows the usual review time if known: %j', async (usualReviewTimes, count) => {
    const gateway = fakeGateway({
      ...answers,
      Withdrawals: () => listOf([made()]),
      UsualReviewTimes: () => ({ usualReviewTimes }),
    });
    renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(gateway.of('UsualReviewTimes')).toHaveLength(1));
    await waitFor(() =>
      expect(
        drawer.queryAllByText('Half of the reviews in the last 30 days took up to 2 hours.'),
      ).toHaveLength(count),
    );
  });

  describe.each(withdrawalStatuses)('the details of a withdrawal that is %s', (status) => {
    const isGivenBack = ['REJECTED', 'FAILED', 'CANCELLED'].includes(status);
    const isAwaited = ['PENDING_REVIEW', 'APPROVED', 'PAYABLE', 'PENDING', 'WITHDRAWING'].includes(status);
    const open = async (expectedOn: string) => {
      fakeGateway({
        ...answers,
        Withdrawals: () => listOf([made({ status, expectedOn, steps: [step(status)] })]),
      });
      renderScreen(<WithdrawalScreen />, '/withdraw?tab=records');
      await userEvent.click(await screen.findByRole('button', { name: /0x529084/ }));
      return within(await screen.findByRole('dialog'));
    };

    it('show the received amount only if there is one', async () => {
      const drawer = await open('2026-11-21');
      expect(drawer.queryAllByText('Actual received amount')).toHaveLength(isGivenBack ? 0 : 1);
      expect(drawer.queryAllByText('Admin fee')).toHaveLength(1);
      expect(drawer.getByText('Admin fee').nextElementSibling).toHaveTextContent(
        isGivenBack ? '0.00' : '1.50',
      );
      // The day is not over yet.
      expect(drawer.queryByText(/Late/)).toBeNull();
      expect(drawer.queryAllByText('Expected from')).toHaveLength(isAwaited ? 1 : 0);
    });

    it('show that it is late and what to do once the expected day is over', async () => {
      const drawer = await open('2026-11-20');
      expect(drawer.queryByText('Expected from')?.nextElementSibling?.textContent).toBe(
        isAwaited ? 'Fri, Nov 20, 2026 · Late' : undefined,
      );
      expect(drawer.queryAllByText(/Contact support and give the receipt number/)).toHaveLength(
        isAwaited ? 1 : 0,
      );
    });
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
    const drawer = await screen.findByRole('dialog', { name: 'Withdrawal of ••••\u00A0WITHDRAW' });
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
