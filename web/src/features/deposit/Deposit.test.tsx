import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
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
import type { Deposit as SentDeposit } from './deposit.ts';
import Deposit from './Deposit.tsx';

beforeAll(() => startTexts('deposit', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hash = `0x${'a1'.repeat(32)}`;
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pictureOf = (name: string) => new File([png], name, { type: 'image/png' });

const onChain: SentDeposit = {
  __typename: 'Deposit',
  id: '7',
  receiptNumber: 'DP20261121-000007',
  method: 'ON_CHAIN',
  status: 'PENDING_REVIEW',
  amount: '100',
  rate: '1',
  creditedAmount: '100',
  network: 'BEP20',
  address,
  hash,
  reference: null,
  chainCheck: 'WAITING',
  channel: null,
  bankAccount: null,
  hasReceiptImage: false,
  reason: null,
  transactionNumber: null,
  createdAt: '2026-11-21T03:36:00.000Z',
  decidedAt: null,
};
const byBank: SentDeposit = {
  ...onChain,
  id: '8',
  receiptNumber: 'DP20261121-000008',
  method: 'BANK',
  rate: '0.98',
  creditedAmount: '98',
  network: null,
  address: null,
  hash: null,
  reference: 'FT991',
  chainCheck: 'NOT_CHECKED',
  channel: 'Wire transfer',
  bankAccount: 'First Bank, Portal Ltd, 1234567890',
  hasReceiptImage: true,
};
const approved = {
  status: 'APPROVED',
  transactionNumber: 'JN20261121-000042',
  decidedAt: '2026-11-21T03:40:00.000Z',
} as const;
const rejected = {
  status: 'REJECTED',
  reason: 'The amount is 10 USDT short.',
  decidedAt: '2026-11-21T03:40:00.000Z',
} as const;

const network = (name: string, changes: object = {}) => ({
  __typename: 'DepositNetwork',
  network: name,
  address,
  minimum: '50',
  multiple: '1',
  checked: true,
  ...changes,
});
const account = (id: string, changes: object = {}) => ({
  __typename: 'SystemBankAccount',
  id,
  channelId: '1',
  bankName: 'First Bank',
  accountName: 'Portal Ltd',
  accountNumber: '1234567890',
  bankCode: 'FRSTXX22',
  ...changes,
});
const channel = (changes: object = {}) => ({
  __typename: 'DepositChannel',
  id: '1',
  name: 'Wire transfer',
  minimum: '10',
  multiple: '1',
  rate: '0.98',
  ...changes,
});
const configOf = (changes: object = {}) => ({
  depositConfig: {
    __typename: 'DepositConfig',
    networks: [network('BEP20'), network('TRC20', { checked: false }), network('ERC20', { address: null })],
    channels: [channel()],
    bankAccounts: [account('4')],
    demonstration: false,
    ...changes,
  },
});
const listOf = (deposits: readonly SentDeposit[]) => ({
  deposits: {
    __typename: 'DepositConnection',
    edges: deposits.map((node) => ({ __typename: 'DepositEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

const answers = {
  Overview: () => overviewOf({ CASH_POINT: '100' }),
  DepositConfig: () => configOf(),
  RecentDeposits: () => listOf([]),
  Deposits: () => listOf([]),
  SendOnChainDeposit: () => ({ depositOnChain: { __typename: 'DepositPayload', deposit: onChain } }),
  SendBankDeposit: () => ({ depositByBank: { __typename: 'DepositPayload', deposit: byBank } }),
};

interface SentInput {
  readonly idempotencyKey: string;
  readonly amount: string;
  readonly reference: string;
  readonly rate?: string;
  readonly receiptImage: File | null;
}

const sentTo = (gateway: Gateway, name = 'SendOnChainDeposit') =>
  gateway.of(name).map(({ input }) => input as SentInput);

type User = ReturnType<typeof userEvent.setup>;

async function openAddress(user: User, name = /BEP20/) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('checkbox'));
  await screen.findByRole('img', { name: /QR code/ });
}

async function reviewOnChain(user: User, amount = '100', reference = hash) {
  await openAddress(user);
  await user.type(screen.getByLabelText('Amount sent'), amount);
  await user.type(screen.getByLabelText('Transaction hash or receipt number'), reference);
  await user.click(screen.getByRole('button', { name: 'Review deposit' }));
}

const chooseChannel = async (user: User) =>
  user.click(await screen.findByRole('button', { name: /Wire transfer/ }));

async function reviewBank(user: User) {
  await chooseChannel(user);
  await user.type(screen.getByLabelText('Amount sent'), '100');
  await user.type(screen.getByLabelText("Your bank's receipt number"), 'FT 99-1');
  await user.upload(screen.getByLabelText('Receipt picture'), pictureOf('receipt.png'));
  await screen.findByText('receipt.png');
  await user.click(screen.getByRole('button', { name: 'Review deposit' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

const confirmOnChain = () => screen.getByRole('button', { name: 'Submit deposit of 100.00 USDT' });
const confirmBank = () => screen.getByRole('button', { name: 'Submit deposit of 100.00 USD' });

describe('an address to send to', () => {
  it('shows only once the rules of its network are accepted, and not for another network', async () => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /BEP20/ }));
    expect(screen.getByText(/Send only USDT, only over BEP20, and at least 50\.00 USDT\./)).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByLabelText('Amount sent')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /I may send only USDT and only over BEP20/ }));
    expect(await screen.findByRole('img', { name: 'QR code of your BEP20 deposit address' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /TRC20/ }));
    expect(screen.getByRole('checkbox', { name: /only over TRC20/ })).not.toBeChecked();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  it('can be copied, to the last character, and is never cut', async () => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    const heading = screen.getByRole('heading', { name: 'Your BEP20 deposit address' });
    expect(heading.parentElement).toHaveTextContent(address);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('says why a network is closed, and cannot be had there', async () => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    const closed = await screen.findByRole('button', { name: /ERC20.*no address is free/ });
    await user.click(closed);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says who looks whether it arrived, and that a demonstration takes nothing', async () => {
    fakeGateway({ ...answers, DepositConfig: () => configOf({ demonstration: true }) });
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    expect(screen.getByText(/Nobody has the keys of this address/)).toBeVisible();
    expect(screen.getByText(/look up your transaction hash on BEP20 before/)).toBeVisible();
    await openAddress(user, /TRC20/);
    expect(screen.getByText(/on TRC20 are not looked up automatically/)).toBeVisible();
  });

  it('is there again after a reload, with what was typed', async () => {
    fakeGateway(answers);
    const user = userEvent.setup();
    const { unmount } = renderScreen(<Deposit />, '/recharge');
    await openAddress(user);
    await user.type(screen.getByLabelText('Amount sent'), '75');
    unmount();
    renderScreen(<Deposit />, '/recharge');
    expect(await screen.findByLabelText('Amount sent')).toHaveValue('75');
  });
});

describe('what was sent over a blockchain', () => {
  it.each([
    ['49', hash, /The minimum is 50\.00 USDT\./],
    ['50.5', hash, /must be a multiple of 1\.00\. Next valid: 51\.00 USDT\./],
    ['100', hash.slice(0, -1), /not a complete BEP20 transaction hash, which has 66 characters/],
    ['100', address, /This is an address, not a transaction hash/],
    ['100', 'A-1', /at least 4 letters or digits/],
    ['100', '{Tab}', /Enter the transaction hash or the receipt number/],
  ])('%s and %s stay on the form, which says why', async (amount, reference, words) => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    await reviewOnChain(userEvent.setup(), amount, reference);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
  });

  it('is told apart while it is typed: a hash, a receipt number, or a part of a hash', async () => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    const reference = screen.getByLabelText('Transaction hash or receipt number');
    await user.type(reference, 'BIN-2026-77');
    expect(screen.getByText('Read as a receipt number; our staff check it')).toBeVisible();
    await user.clear(reference);
    await user.click(reference);
    await user.paste(hash.slice(0, 30));
    expect(screen.getByText('Looks like a hash: 30 of 66 characters')).toBeVisible();
    await user.clear(reference);
    await user.paste(`https://bscscan.com/tx/${hash}`);
    expect(screen.getByText('BEP20 transaction hash')).toBeVisible();
  });

  it('is reviewed without a password, sent once, and answered with the receipt and what happens next', async () => {
    let release = (_value: unknown): void => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const gateway = fakeGateway({
      ...answers,
      SendOnChainDeposit: async () => {
        await held;
        return answers.SendOnChainDeposit();
      },
    });
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    expect(await screen.findByRole('button', { name: 'Change details' })).toHaveFocus();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();
    expect(screen.getByText(hash)).toBeVisible();
    expect(screen.getByText('Will be credited').parentElement).toHaveTextContent('100.00 CASH');
    const button = confirmOnChain();
    act(() => {
      button.click();
      button.click();
    });
    await user.keyboard('{Enter}');
    await act(async () => release(undefined));
    expect(await screen.findByRole('heading', { name: 'Deposit of 100.00 USDT submitted' })).toHaveFocus();
    const sent = sentTo(gateway);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ network: 'BEP20', amount: '100', reference: hash, receiptImage: null });
    expect(sent[0]?.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
    expect(screen.getByText('DP20261121-000007')).toBeVisible();
    expect(screen.getByText('Pending review')).toBeVisible();
    expect(
      screen.getByText(/100\.00 CASH will be credited as soon as the deposit is approved/),
    ).toBeVisible();
    expect(sessionStorage.getItem('draft.deposit.chain')).toBeNull();
  });

  it('sends a picture with it where there is one', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    await user.upload(screen.getByLabelText('Receipt picture'), pictureOf('sent.png'));
    await screen.findByText('sent.png');
    await reviewAfterPicture(user);
    await user.click(confirmOnChain());
    await screen.findByText('DP20261121-000007');
    expect(sentTo(gateway)[0]?.receiptImage?.name).toBe('sent.png');
  });

  async function reviewAfterPicture(user: User) {
    await user.type(screen.getByLabelText('Amount sent'), '100');
    await user.type(screen.getByLabelText('Transaction hash or receipt number'), hash);
    await user.click(screen.getByRole('button', { name: 'Review deposit' }));
    await screen.findByText('sent.png');
  }

  it('turns approved or rejected before the member’s eyes', async () => {
    vi.spyOn(toast, 'success').mockReturnValue('');
    const gateway = fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    gateway.answer({ RecentDeposits: () => listOf([onChain]) });
    await user.click(confirmOnChain());
    await screen.findByText('DP20261121-000007');
    // The credits arrive: the poll sees other balances, and the deposits are looked at again.
    gateway.answer({
      RecentDeposits: () => listOf([{ ...onChain, ...approved }]),
      Overview: () => overviewOf({ CASH_POINT: '200' }),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Deposit of 100.00 USDT approved' })).toBeVisible();
    expect(screen.getByText('JN20261121-000042')).toBeVisible();
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('Deposit of 100.00 USDT approved and credited.', {
        id: '7',
      }),
    );
  });

  it('stays as it is after a refusal, which is shown where it stands', async () => {
    const gateway = fakeGateway({
      ...answers,
      SendOnChainDeposit: () => refusal('PLATFORM_MESSAGE', 'This hash was already used.'),
    });
    renderScreen(<Deposit />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    await user.click(confirmOnChain());
    expect(await screen.findByRole('alert')).toHaveTextContent('This hash was already used.');
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(await screen.findByLabelText('Transaction hash or receipt number')).toHaveValue(hash);
    expect(gateway.of('DepositConfig')).toHaveLength(2);
  });
});

describe('what was sent through a bank', () => {
  it('goes to the account of the channel, each line of which can be copied', async () => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge?tab=bank');
    const user = userEvent.setup();
    const tile = await screen.findByRole('button', { name: /Wire transfer/ });
    expect(tile).toHaveTextContent('1 USD = 0.98 CASH');
    await user.click(tile);
    for (const [label, value] of [
      ['Bank name', 'First Bank'],
      ['Account holder', 'Portal Ltd'],
      ['Account number', '1234567890'],
      ['SWIFT or routing code', 'FRSTXX22'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Copy: ${label}` }));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
  });

  it('asks which account where there are several', async () => {
    const gateway = fakeGateway({
      ...answers,
      DepositConfig: () =>
        configOf({
          bankAccounts: [account('4'), account('5', { bankName: 'Second Bank', accountNumber: '999' })],
        }),
    });
    renderScreen(<Deposit />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await chooseChannel(user);
    expect(screen.queryByLabelText('Amount sent')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Second Bank/ }));
    // The same channel again is no other choice.
    await reviewBank(user);
    await screen.findByText('Second Bank · 999');
    await user.click(confirmBank());
    await screen.findByText('DP20261121-000008');
    expect(gateway.of('SendBankDeposit')[0]).toMatchObject({ input: { bankAccountId: '5', channelId: '1' } });
  });

  it('shows what will be credited while the amount is typed, cut and not rounded', async () => {
    fakeGateway({
      ...answers,
      DepositConfig: () => configOf({ channels: [channel({ multiple: '0.00000001', rate: '0.985' })] }),
    });
    renderScreen(<Deposit />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Wire transfer/ }));
    await user.type(screen.getByLabelText('Amount sent'), '33.33333333');
    expect(screen.getByLabelText('Amount to be credited')).toHaveTextContent(
      'Will be credited32.83333333 CASH',
    );
  });

  it('needs a picture of the receipt', async () => {
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge?tab=bank');
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

  it('is sent with its picture and the rate that was shown', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await reviewBank(user);
    await user.click(confirmBank());
    expect(await screen.findByRole('heading', { name: 'Deposit of 100.00 USD submitted' })).toHaveFocus();
    const [sent] = sentTo(gateway, 'SendBankDeposit');
    expect(sent).toMatchObject({ amount: '100', rate: '0.98', reference: 'FT 99-1' });
    expect(sent?.receiptImage?.name).toBe('receipt.png');
  });

  it('is reviewed at the new rate when that has changed, and never sent at it unasked', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge?tab=bank');
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

describe('a deposit whose answer was lost', () => {
  const lost = () => refusal('OUTCOME_UNKNOWN');

  it('is asked for again under the same key, with the same picture', async () => {
    const gateway = fakeGateway({ ...answers, SendBankDeposit: lost });
    renderScreen(<Deposit />, '/recharge?tab=bank');
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

  it('is found among the deposits by its reference', async () => {
    const gateway = fakeGateway({ ...answers, SendBankDeposit: lost });
    renderScreen(<Deposit />, '/recharge?tab=bank');
    const user = userEvent.setup();
    await reviewBank(user);
    await user.click(confirmBank());
    await user.click(await screen.findByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();
    gateway.answer({ Deposits: () => listOf([{ ...byBank, createdAt: new Date().toISOString() }]) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText('DP20261121-000008')).toBeVisible();
    expect(gateway.of('SendBankDeposit')).toHaveLength(1);
  });

  it('cannot be asked for again after a reload took its picture away, and says what to do', async () => {
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
        newestBefore: null,
      },
    };
    sessionStorage.setItem('attempt.deposit.bank', JSON.stringify(attempt));
    fakeGateway(answers);
    renderScreen(<Deposit />, '/recharge?tab=bank');
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    expect(screen.getByText(/was lost when the page reloaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send this order again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check history' })).toBeEnabled();
  });
});

describe('the latest deposits beside the form', () => {
  it('say how far each is, and why one was rejected', async () => {
    fakeGateway({ ...answers, RecentDeposits: () => listOf([{ ...onChain, ...rejected }, byBank]) });
    renderScreen(<Deposit />, '/recharge');
    const panel = await screen.findByRole('region', { name: 'Recent deposits' });
    expect(await within(panel).findByText('The amount is 10 USDT short.')).toBeVisible();
    expect(within(panel).getByText('Rejected')).toBeVisible();
    expect(within(panel).getByText('Pending review')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'All deposits' })).toHaveAttribute(
      'href',
      '/recharge?tab=records',
    );
  });

  it('say everything of one at a press', async () => {
    fakeGateway({ ...answers, RecentDeposits: () => listOf([byBank]) });
    renderScreen(<Deposit />, '/recharge');
    const panel = await screen.findByRole('region', { name: 'Recent deposits' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Wire transfer' }));
    const drawer = await screen.findByRole('dialog', { name: 'Bank · Wire transfer' });
    expect(await within(drawer).findByText('DP20261121-000008')).toBeVisible();
  });

  it('are looked at again while one waits, because a rejection changes no balance', async () => {
    vi.spyOn(toast, 'info').mockReturnValue('');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const gateway = fakeGateway({ ...answers, RecentDeposits: () => listOf([onChain]) });
    renderScreen(<Deposit />, '/recharge');
    await screen.findByText('Pending review');
    gateway.answer({ RecentDeposits: () => listOf([{ ...onChain, ...rejected }]) });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('The amount is 10 USDT short.')).toBeVisible();
    expect(toast.info).toHaveBeenCalledExactlyOnceWith(
      'Deposit of 100.00 USDT rejected. The reason is in your history.',
      { id: '7' },
    );
    const asked = gateway.of('RecentDeposits').length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(gateway.of('RecentDeposits'), 'nothing waits any more').toHaveLength(asked);
  });
});

describe('a screen with nothing to choose', () => {
  it.each([
    ['/recharge', { networks: [] }, 'No network is available at the moment'],
    ['/recharge?tab=bank', { channels: [] }, 'No bank channel is available at the moment'],
    // A channel without an account leads nowhere.
    ['/recharge?tab=bank', { bankAccounts: [] }, 'No bank channel is available at the moment'],
  ])('at %s says so', async (at, changes, words) => {
    fakeGateway({ ...answers, DepositConfig: () => configOf(changes) });
    renderScreen(<Deposit />, at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('that could not be loaded offers another try', async () => {
    const gateway = fakeGateway({ ...answers, DepositConfig: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<Deposit />, '/recharge');
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ DepositConfig: answers.DepositConfig });
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /BEP20/ })).toBeVisible();
  });
});
