import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, inSection, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { pause, restrict } from '../../test/restrictions.ts';
import { made, configOf, historyOf, answers, sentTo, review, confirm } from './transfers.fixture.ts';
import TransferScreen from './TransferScreen.tsx';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));

describe('the transfer screen of one credit', () => {
  it('transfers only that credit', async () => {
    const rules = configOf().transferConfig.rules.flatMap((rule) => [rule, { ...rule, coin: 'USDT_POINT' }]);
    fakeGateway({
      ...answers,
      TransferConfig: () => ({ transferConfig: { ...configOf().transferConfig, rules } }),
    });
    renderScreen(inSection('CASH_POINT', 'transfer', <TransferScreen />), '/cash/transfer');
    expect(await screen.findByRole('textbox', { name: 'Credit' })).toHaveValue('Cash credit');
    expect(screen.queryByRole('combobox', { name: 'Credit' })).toBeNull();
  });
});

describe('sending a transfer', () => {
  it('sends once no matter how often confirm is pressed, and shows the receipt', async () => {
    let release = (_value: unknown): void => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const gateway = fakeGateway({
      ...answers,
      MakeTransfer: async () => {
        await held;
        return answers.MakeTransfer();
      },
    });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await review(user);
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    const button = screen.getByRole('button', { name: 'Transfer 25.00 CASH' });
    // Two clicks before React renders.
    act(() => {
      button.click();
      button.click();
    });
    await user.keyboard('{Enter}');
    await act(async () => release(undefined));

    expect(await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' })).toHaveFocus();
    expect(gateway.of('MakeTransfer')).toHaveLength(1);
    expect(screen.getByText('TR20261121-000007')).toBeVisible();
    expect(screen.getByText('JN20261121-000042')).toBeVisible();
    expect((await screen.findByText('75')).closest('div')).toHaveTextContent('Balance after75.00 CASH');
    expect(sessionStorage.getItem('draft.transfer')).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
    await waitFor(() => expect(gateway.of('Overview').length).toBeGreaterThan(1));

    await user.click(screen.getByRole('button', { name: 'Another transfer' }));
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
  });

  it('stays at the review after a wrong transaction password, and uses a new key next time', async () => {
    const wrong = 'The transaction password is wrong. Nothing was changed.';
    const gateway = fakeGateway({ ...answers, MakeTransfer: () => refusal('PLATFORM_MESSAGE', wrong) });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user, 'Wrong2026');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(screen.getByText('Recipient receives').parentElement).toHaveTextContent('24.75 CASH');
    const password = screen.getByLabelText('Transaction password');
    expect(password).toHaveFocus();

    gateway.answer({ MakeTransfer: answers.MakeTransfer });
    // The typed password is selected, so that typing replaces it.
    await user.keyboard('Credits2026');
    expect(password).toHaveValue('Credits2026');
    await user.click(screen.getByRole('button', { name: 'Transfer 25.00 CASH' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    const [first, second] = sentTo(gateway);
    expect(second?.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('keeps its key when the request never reached the platform', async () => {
    const gateway = fakeGateway({ ...answers, MakeTransfer: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByText('No credits moved. What you entered is kept.');
    await user.click(screen.getByRole('button', { name: 'Transfer 25.00 CASH' }));
    await waitFor(() => expect(gateway.of('MakeTransfer')).toHaveLength(2));
    const keys = sentTo(gateway).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('understands a decimal comma, and sends the exact decimal', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Recipient'), 'maria');
    await user.type(screen.getByLabelText('Amount'), '12,5');
    expect(screen.getByText('You entered 12.50 CASH')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review transfer' }));
    await user.type(await screen.findByLabelText('Transaction password'), 'Credits2026');
    await user.click(screen.getByRole('button', { name: 'Transfer 12.50 CASH' }));
    await waitFor(() => expect(sentTo(gateway)).toEqual([expect.objectContaining({ amount: '12.5' })]));
  });

  it('goes back to the form when the gateway refuses one of its fields', async () => {
    fakeGateway({
      ...answers,
      MakeTransfer: () =>
        refusal('PLATFORM_MESSAGE', 'There is no member named maria.', { field: 'input.toUserName' }),
    });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    expect(await screen.findByLabelText('Recipient')).toHaveValue('maria');
    expect(screen.getByLabelText('Recipient')).toHaveAccessibleDescription(/no member named maria/);
    expect(screen.getByLabelText('Recipient')).toHaveFocus();
    expect(screen.getAllByText('There is no member named maria.')).toHaveLength(1);
    expect(toast.getToasts()).toContainEqual(
      expect.objectContaining({ id: 'There is no member named maria.', type: 'error', duration: 3000 }),
    );
  });
});

describe('the notice of closed transfers', () => {
  it('shows reason and end, and is replaced by the form automatically', async () => {
    const gateway = pause(fakeGateway(answers), 'INSURANCE_REDEEMED');
    renderScreen(<TransferScreen />);
    expect(await screen.findByRole('heading', { name: 'Transfers are closed for now' })).toBeVisible();
    expect(screen.getByText(/You redeemed an insurance package today/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
    expect(screen.getByText(/GMT\+8$/, { selector: 'time' })).toBeVisible();
    expect(screen.queryByLabelText('Recipient')).toBeNull();

    restrict(gateway);
    vi.setSystemTime(Date.now() + 3_600_001);
    try {
      expect(await screen.findByLabelText('Recipient')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows after a security change what to do if the member did not make it', async () => {
    pause(fakeGateway(answers), 'SECURITY_CHANGE');
    renderScreen(<TransferScreen />);
    expect(await screen.findByText(/no credits can leave your account/)).toBeVisible();
    expect(screen.getByText(/If it was not you.+contact support at once/)).toBeVisible();
    expect(screen.queryByLabelText('Recipient')).toBeNull();
  });

  it('does not hide an order whose outcome is unknown', async () => {
    sessionStorage.setItem(
      'attempt.transfer',
      JSON.stringify({
        key: 'k'.repeat(20),
        sentAt: new Date().toISOString(),
        order: {
          coin: 'CASH_POINT',
          amount: '25',
          feeRate: '0',
          fee: '0',
          arrives: '25',
          to: 'maria',
          note: null,
          recipientHistory: 'known',
          sentBefore: null,
        },
      }),
    );
    pause(fakeGateway(answers), 'INSURANCE_REDEEMED');
    renderScreen(<TransferScreen />);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });
});

describe('the list of recent transfers', () => {
  it('refetches when balances change', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const panel = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    expect(await panel.findByText('No transfers yet')).toBeVisible();
    gateway.answer({
      Overview: () => overviewOf({ CASH_POINT: '124.75' }),
      TransferHistory: () => historyOf([{ ...made, direction: 'INCOMING' }]),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect((await panel.findByText('From maria')).closest('li')).toHaveTextContent('+24.75 CASH');
  });

  it('shows which of them was reversed', async () => {
    const reversed = { ...made, id: '6', counterparty: 'budi', status: 'REVERSED' } as const;
    fakeGateway({ ...answers, TransferHistory: () => historyOf([made, reversed]) });
    renderScreen(<TransferScreen />);
    const panel = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    expect((await panel.findByText('To budi')).closest('li')).toHaveTextContent('Reversed');
    expect(panel.getByText('To maria').closest('li')).not.toHaveTextContent('Reversed');
  });

  it('shows an error when it fails to load, and retries', async () => {
    const gateway = fakeGateway({ ...answers, TransferHistory: () => refusal('SERVER_BUSY') });
    renderScreen(<TransferScreen />);
    const panel = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    const retry = await panel.findByRole('button', { name: 'Try again' });
    gateway.answer({ TransferHistory: () => historyOf([made]) });
    await userEvent.click(retry);
    expect(await panel.findByText('To maria')).toBeVisible();
  });
});
