import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as photo from '../../browser/photo.ts';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  address,
  answers,
  approved,
  configOf,
  confirmOnChain,
  hash,
  listOf,
  network,
  onChain,
  openAddress,
  pictureOf,
  rejected,
  reviewOnChain,
  sentTo,
  type User,
} from './deposits.fixture.ts';
import DepositScreen from './DepositScreen.tsx';

beforeAll(() => startTexts('deposit', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

describe('a deposit address', () => {
  it('shows only after the rules of its network are accepted', async () => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /BEP20/ }));
    expect(screen.getByText(/Send only USDT, and only over BEP20\./)).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByLabelText('Amount sent')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /I may send only USDT and only over BEP20/ }));
    expect(await screen.findByRole('img', { name: 'QR code of your BEP20 deposit address' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /TRC20/ }));
    expect(screen.getByRole('checkbox', { name: /only over TRC20/ })).not.toBeChecked();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  it('shows and copies the address in full', async () => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    const heading = screen.getByRole('heading', { name: 'Your BEP20 deposit address' });
    expect(heading.parentElement).toHaveTextContent(address);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('shows the reason instead when its network is closed', async () => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    const closed = await screen.findByRole('button', { name: /ERC20.*no address is free/ });
    await user.click(closed);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows whether deposits to it are checked automatically, and that a demonstration accepts none', async () => {
    fakeGateway({ ...answers, DepositConfig: () => configOf({ demonstration: true }) });
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    expect(screen.getByText(/Nobody has the keys of this address/)).toBeVisible();
    expect(screen.getByText(/look up your transaction hash on BEP20 before/)).toBeVisible();
    await openAddress(user, /TRC20/);
    expect(screen.getByText(/on TRC20 are not looked up automatically/)).toBeVisible();
  });

  it('restores address and form after a reload', async () => {
    fakeGateway(answers);
    const user = userEvent.setup();
    const { unmount } = renderScreen(<DepositScreen />, '/recharge');
    await openAddress(user);
    await user.type(screen.getByLabelText('Amount sent'), '75');
    unmount();
    renderScreen(<DepositScreen />, '/recharge');
    expect(await screen.findByLabelText('Amount sent')).toHaveValue('75');
  });
});

describe('an on-chain deposit', () => {
  it.each([
    ['49', hash, /Too little: the minimum is 50\.00 USDT; below it the funds are not recoverable\./],
    ['100', hash.slice(0, -1), /not a complete BEP20 transaction hash, which has 66 characters/],
    ['100', address, /This is an address, not a transaction hash/],
    ['100', 'A-1', /at least 4 letters or digits/],
    ['100', '', /Enter the transaction hash or the receipt number/],
  ])('%s and %s stay on the form, which shows why', async (amount, reference, words) => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    await reviewOnChain(userEvent.setup(), amount, reference);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
  });

  it('reports the sent amount and shows what happens to the remainder, before and after', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /BEP20/ }));
    expect(
      screen.getByText(
        'The minimum is 50.00 USDT; below it the funds are not recoverable. Multiples of 1.00 USDT are credited; what is left over is not.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /TRC20/ }));
    await reviewOnChain(user, '99.2');
    const review = await screen.findByRole('heading', { name: 'Check before you confirm' });
    expect(review).toBeVisible();
    expect(screen.getByText('Left over, not credited').parentElement).toHaveTextContent('0.20 USDT');
    expect(screen.getByText('Will be credited').parentElement).toHaveTextContent('99.00 CASH');
    await user.click(screen.getByRole('button', { name: /^Submit deposit/ }));
    await waitFor(() => expect(sentTo(gateway)[0]).toMatchObject({ amount: '99.2' }));
  });

  it('must be a multiple when the platform takes nothing else', async () => {
    fakeGateway({
      ...answers,
      DepositConfig: () => configOf({ networks: [network('BEP20', { remainder: null })] }),
    });
    renderScreen(<DepositScreen />, '/recharge');
    await reviewOnChain(userEvent.setup(), '50.5');
    expect(await screen.findByText('The amount must be a multiple of 1.00.')).toBeVisible();
    expect(screen.queryByText(/Next valid/)).toBeNull();
  });

  it.each([
    ['99.2', '100', '100'],
    ['99.2', '50', '100'],
    ['49.99', '50', '1'],
  ])(
    'refers %s with the minimum %s and the multiple %s to support and suggests no other amount',
    async (amount, minimum, multiple) => {
      fakeGateway({
        ...answers,
        Portal: () => ({
          portal: {
            __typename: 'Portal',
            support: { __typename: 'Support', url: 'https://help.example.com/', email: null },
          },
        }),
        DepositConfig: () => configOf({ networks: [network('BEP20', { minimum, multiple })] }),
      });
      renderScreen(<DepositScreen />, '/recharge');
      const user = userEvent.setup();
      const least = multiple === '100' ? '100.00' : '50.00';
      expect(await screen.findByRole('button', { name: new RegExp(`From ${least} USDT`) })).toBeVisible();
      await openAddress(user);
      await user.type(screen.getByLabelText('Amount sent'), amount);
      expect(screen.getByLabelText('Amount to be credited')).toHaveTextContent(/Will be credited–$/);
      await user.tab();
      expect(screen.getByLabelText('Amount sent')).toHaveAccessibleDescription(
        new RegExp(
          `the minimum is ${least} USDT; below it the funds are not recoverable\\. If you have sent it already, support can help\\.`,
        ),
      );
      expect(await screen.findByRole('link', { name: /^Contact support/ })).toBeVisible();
      expect(screen.queryByText(/Next valid/)).toBeNull();
      expect(screen.getByLabelText('Amount sent')).toHaveValue(amount);
    },
  );

  it('recognises a hash, a receipt number and a partial hash while typing', async () => {
    fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
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

  it('reviews without a password, sends once and shows the receipt and the next step', async () => {
    let release = (_value: unknown): void => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const gateway = fakeGateway({
      ...answers,
      SendOnChainDeposit: async () => {
        await held;
        return answers.SendOnChainDeposit();
      },
    });
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    expect(await screen.findByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();
    expect(screen.getByText(hash)).toBeVisible();
    expect(screen.getByText('Will be credited').parentElement).toHaveTextContent('100.00 CASH');
    const button = await confirmOnChain();
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

  it('sends the optional picture', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    await user.upload(screen.getByLabelText('Receipt picture'), pictureOf('sent.png'));
    await screen.findByText('sent.png');
    await reviewAfterPicture(user);
    await screen.findByText('sent.png');
    await user.click(await confirmOnChain());
    await screen.findByText('DP20261121-000007');
    expect(sentTo(gateway)[0]?.receiptImage?.name).toBe('sent.png');
  });

  it('waits for its picture while that is drawn', async () => {
    let finish = (_picture: File): void => undefined;
    vi.spyOn(photo, 'preparePhoto').mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const gateway = fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    const picture = screen.getByLabelText('Receipt picture');
    await user.upload(picture, [
      new File([await pictureOf('').arrayBuffer(), new Uint8Array(6_000_000)], 'large.png', {
        type: 'image/png',
      }),
    ]);
    await reviewAfterPicture(user);
    expect(picture).toHaveFocus();
    expect(await screen.findAllByText('Preparing large.png…')).toHaveLength(2);
    expect(picture).toHaveAccessibleDescription(/Preparing large\.png…/);
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
    finish(pictureOf('large.jpg'));
    await screen.findByText('large.jpg');
    await user.click(screen.getByRole('button', { name: 'Review deposit' }));
    await user.click(await confirmOnChain());
    await screen.findByText('DP20261121-000007');
    expect(sentTo(gateway)[0]?.receiptImage?.name).toBe('large.jpg');
  });

  it('shows the refusal of its picture at the picture', async () => {
    const words = 'The picture cannot be read.';
    fakeGateway({
      ...answers,
      SendOnChainDeposit: () => refusal('PLATFORM_MESSAGE', words, { field: 'input.receiptImage' }),
    });
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await openAddress(user);
    await user.upload(screen.getByLabelText('Receipt picture'), pictureOf('sent.png'));
    await screen.findByText('sent.png');
    await reviewAfterPicture(user);
    await user.click(await confirmOnChain());
    const picture = await screen.findByLabelText('Receipt picture');
    expect(picture).toHaveAccessibleDescription(new RegExp(words));
    expect(picture).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  async function reviewAfterPicture(user: User) {
    await user.type(screen.getByLabelText('Amount sent'), '100');
    await user.click(screen.getByLabelText('Transaction hash or receipt number'));
    await user.paste(hash);
    await user.click(screen.getByRole('button', { name: 'Review deposit' }));
  }

  it('updates its result when it is approved or rejected', async () => {
    vi.spyOn(toast, 'success').mockReturnValue('');
    const gateway = fakeGateway(answers);
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    gateway.answer({ RecentDeposits: () => listOf([onChain]) });
    await user.click(await confirmOnChain());
    await screen.findByText('DP20261121-000007');
    // Credits arrive: the poll sees new balances, and the deposits are refetched.
    gateway.answer({
      RecentDeposits: () => listOf([{ ...onChain, ...approved }]),
      Overview: () => overviewOf({ CASH_POINT: '200' }),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Deposit of 100.00 USDT approved' })).toBeVisible();
    expect(screen.getByText('JN20261121-000042')).toBeVisible();
    expect(screen.getByText('Deposit: Approved')).toHaveRole('status');
    expect(toast.success, 'its result says it').not.toHaveBeenCalled();
  });

  it('offers to send a rejected deposit again from its result, with the entered values', async () => {
    const gateway = fakeGateway(answers);
    const { address: place } = renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    gateway.answer({ RecentDeposits: () => listOf([{ ...onChain, ...rejected }]) });
    await user.click(await confirmOnChain());
    await screen.findByRole('heading', { name: 'Deposit of 100.00 USDT rejected' });
    await user.click(screen.getByRole('link', { name: 'Send again' }));
    await user.click(await screen.findByRole('checkbox'));
    expect(await screen.findByLabelText('Amount sent')).toHaveValue('100');
    expect(screen.getByLabelText('Transaction hash or receipt number')).toHaveValue(hash);
    expect(place()).toBe('/recharge');
  });

  it('keeps its form after a refusal, and shows the reason', async () => {
    const gateway = fakeGateway({
      ...answers,
      SendOnChainDeposit: () => refusal('PLATFORM_MESSAGE', 'This hash was already used.'),
    });
    renderScreen(<DepositScreen />, '/recharge');
    const user = userEvent.setup();
    await reviewOnChain(user);
    await user.click(await confirmOnChain());
    expect(await screen.findByRole('alert')).toHaveTextContent('This hash was already used.');
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(await screen.findByLabelText('Transaction hash or receipt number')).toHaveValue(hash);
    expect(gateway.of('DepositConfig')).toHaveLength(2);
  });
});
