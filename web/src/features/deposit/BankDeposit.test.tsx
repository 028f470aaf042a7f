import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  account,
  answers,
  channel,
  chooseChannel,
  configOf,
  confirmBank,
  reviewBank,
  sentTo,
} from './deposits.fixture.ts';
import DepositScreen from './DepositScreen.tsx';

beforeAll(() => startTexts('deposit', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

describe('a bank deposit', () => {
  it('shows the account of the channel with a copy button on each line', async () => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    const tile = await screen.findByRole('button', { name: /Wire transfer/ });
    expect(tile).toHaveTextContent('1 USD = 0.98 CASH');
    await user.click(tile);
    const rule = screen.getByText(/^The minimum is 10\.00 USD; .* Multiples of 1\.00 USD are credited/);
    const before = rule.compareDocumentPosition(screen.getByText('First Bank'));
    expect(before & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    for (const [label, value] of [
      ['Bank name', 'First Bank'],
      ['Account name', 'Portal Ltd'],
      ['Account number', '1234567890'],
      ['SWIFT or routing code', 'FRSTXX22'],
      ['Write this on the payment', 'MP23456789'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Copy: ${label}` }));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
  });

  it('asks for the account when there are several', async () => {
    const gateway = fakeGateway({
      ...answers,
      DepositConfig: () =>
        configOf({
          bankAccounts: [account('4'), account('5', { bankName: 'Second Bank', accountNumber: '999' })],
        }),
    });
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await chooseChannel(user);
    expect(screen.queryByLabelText('Amount sent')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Second Bank/ }));
    // Choosing the same channel again changes nothing.
    await reviewBank(user);
    await screen.findByText('Second Bank · 999');
    await user.click(confirmBank());
    await screen.findByText('DP20261121-000008');
    expect(gateway.of('SendBankDeposit')[0]).toMatchObject({ input: { bankAccountId: '5', channelId: '1' } });
  });

  it('previews the credited amount while typing, truncated and not rounded', async () => {
    fakeGateway({
      ...answers,
      DepositConfig: () => configOf({ channels: [channel({ multiple: '0.00000001', rate: '0.985' })] }),
    });
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Wire transfer/ }));
    await user.type(screen.getByLabelText('Amount sent'), '33.33333333');
    expect(screen.getByLabelText('Amount to be credited')).toHaveTextContent(
      'Will be credited32.83333333 CASH',
    );
  });

  it('requires a picture of the receipt', async () => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Wire transfer/ }));
    await user.type(screen.getByLabelText('Amount sent'), '100');
    await user.type(screen.getByLabelText("Your bank's receipt number"), 'FT 99-1');
    await user.click(screen.getByRole('button', { name: 'Review deposit' }));
    expect(screen.getByLabelText('Receipt picture')).toHaveAccessibleDescription(
      /Add a picture of the receipt/,
    );
    expect(screen.getByLabelText('Receipt picture')).toHaveFocus();
  });

  it('sends the deposit with its picture and the displayed rate', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await reviewBank(user);
    await user.click(confirmBank());
    expect(await screen.findByRole('heading', { name: 'Deposit of 100.00 USD submitted' })).toHaveFocus();
    const [sent] = sentTo(gateway, 'SendBankDeposit');
    expect(sent).toMatchObject({ amount: '100', rate: '0.98', reference: 'FT 99-1' });
    expect(sent?.receiptImage?.name).toBe('receipt.png');
  });

  it('asks for another review when the rate has changed, and sends nothing at the new rate without it', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await reviewBank(user);
    gateway.answer({
      DepositConfig: () => configOf({ channels: [channel({ rate: '0.9' })] }),
      SendBankDeposit: () => refusal('PLATFORM_MESSAGE', 'The exchange rate has changed to 0.90.'),
    });
    await user.click(confirmBank());
    expect(await screen.findByText('The exchange rate has changed to 0.90.')).toBeVisible();
    expect(await screen.findByText('90.00 CASH would be credited instead of 98.00 CASH.')).toBeVisible();
    expect(screen.getByText('Will be credited').parentElement).toHaveTextContent('98.00 CASH');
    await user.click(screen.getByRole('button', { name: 'Use the new rate' }));
    expect(screen.getByText('Will be credited').parentElement).toHaveTextContent('90.00 CASH');
    gateway.answer({ SendBankDeposit: answers.SendBankDeposit });
    await user.click(confirmBank());
    await screen.findByText('DP20261121-000008');
    expect(sentTo(gateway, 'SendBankDeposit').map(({ rate }) => rate)).toEqual(['0.98', '0.9']);
  });
});
