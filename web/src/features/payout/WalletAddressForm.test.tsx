import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { PayoutSections } from './index.ts';
import type { WalletAddress } from './methods.ts';
import {
  drawer,
  evm,
  payoutGateway,
  savePassword,
  tron,
  lookalike,
  typeAddress,
  wallet,
} from './payoutMethods.fixture.ts';

beforeAll(() => startTexts('payout'));
beforeEach(() => session.start('token'));

describe('the wallet address form', () => {
  it('validates while typing', async () => {
    payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'TRC20', evm);
    // Shown before the field is left.
    expect(form.getByText(/This is a BEP20\/ERC20 address, not a TRC20 address/)).toBeVisible();
    await user.click(form.getByRole('radio', { name: /^BEP20/ }));
    expect(form.queryByText(/This is an address of/)).toBeNull();
    expect(form.getByText('42 of 42 characters')).toBeVisible();
  });

  it.each([
    ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', /No one holds the key to this address/],
    ['BEP20', `0x${'0'.repeat(40)}`, /No one holds the key to this address/],
    ['ERC20', `0x${'0'.repeat(36)}dEaD`, /No one holds the key to this address/],
    ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', /the contract of a token, not a wallet/],
  ])('refuses on %s at once what loses a payment: %s', async (network, typed, words) => {
    const gateway = payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    const user = userEvent.setup();
    const form = await typeAddress(user, network, typed);
    expect(form.getByText(words)).toBeVisible();
    await savePassword(user, form);
    expect(gateway.of('AddWalletAddress')).toEqual([]);
  });

  it('accepts an incomplete address until the field is left', async () => {
    payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', evm.slice(0, -1));
    expect(form.queryByText(/character is missing/)).toBeNull();
    await user.tab();
    expect(form.getByText('1 character is missing: BEP20 addresses have 42.')).toBeVisible();
  });

  it('returns to the previous screen with the new ID', async () => {
    const gateway = payoutGateway();
    const user = userEvent.setup();
    const { address } = renderScreen(
      <PayoutSections />,
      '/user-info?add=wallet&network=TRC20&back=%2Fwithdraw',
    );
    const form = await drawer('Add wallet address');
    expect(form.getByRole('radio', { name: /^TRC20/ })).toBeChecked();
    await user.click(form.getByLabelText('Address'));
    await user.paste(` ${tron}\n`);
    await user.type(form.getByLabelText(/^Name/), ' Phone ');
    await savePassword(user, form);
    await waitFor(() => expect(address()).toBe('/withdraw?added=9'));
    expect(gateway.of('AddWalletAddress')).toEqual([
      {
        input: {
          network: 'TRC20',
          address: tron,
          label: 'Phone',
          lookAlikeAccepted: false,
          transactionPassword: 'Credits2026',
        },
      },
    ]);
  });

  it('returns when cancelled too', async () => {
    payoutGateway();
    const { address } = renderScreen(<PayoutSections />, '/user-info?add=bank&back=%2Fwithdraw%3Ftab%3Dbank');
    await userEvent.click((await drawer('Add bank account')).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/withdraw?tab=bank');
  });

  it('never redirects out of the portal', async () => {
    payoutGateway();
    const { address } = renderScreen(<PayoutSections />, '/user-info?add=bank&back=%2F%2Fevil.example');
    await userEvent.click((await drawer('Add bank account')).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/user-info');
  });

  it('asks for confirmation of an address that looks like a saved one', async () => {
    const gateway = payoutGateway([], [wallet()]);
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    await screen.findByText('Ledger');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', lookalike);
    const warning = form.getByRole('alert');
    expect(warning).toHaveTextContent('This looks like a saved address but is a different one');
    expect(warning).toHaveTextContent(evm);
    expect(warning).toHaveTextContent(lookalike);
    expect(warning.querySelectorAll('mark')).toHaveLength(64);
    await savePassword(user, form);
    expect(form.getByText('Confirm that you have compared the addresses.')).toBeVisible();
    expect(gateway.of('AddWalletAddress')).toHaveLength(0);
    await user.click(form.getByRole('checkbox', { name: /I have compared every character/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('AddWalletAddress')).toHaveLength(1));
    expect(gateway.of('AddWalletAddress')[0]).toMatchObject({
      input: { address: lookalike, lookAlikeAccepted: true },
    });
  });

  it('asks again for another lookalike', async () => {
    payoutGateway([], [wallet()]);
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    await screen.findByText('Ledger');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', lookalike);
    await user.click(form.getByRole('checkbox'));
    await user.clear(form.getByLabelText('Address'));
    await user.click(form.getByLabelText('Address'));
    await user.paste(lookalike.replace('a', 'b'));
    expect(form.getByRole('checkbox')).not.toBeChecked();
  });

  it('asks for confirmation when only the platform knows the similar address', async () => {
    const wallets: WalletAddress[] = [];
    const gateway = payoutGateway([], wallets);
    gateway.answer({
      AddWalletAddress: () => {
        wallets.push(wallet());
        return refusal('PLATFORM_MESSAGE', `This address begins and ends like your saved ${evm}.`);
      },
    });
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    await screen.findByText('No wallet address yet');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', lookalike);
    await savePassword(user, form);
    expect(await form.findByRole('checkbox', { name: /I have compared/ })).not.toBeChecked();
    expect(form.getByLabelText('Address')).toHaveValue(lookalike);
  });
});
