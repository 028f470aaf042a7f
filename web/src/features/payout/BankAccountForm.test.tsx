import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { PayoutSections } from './index.ts';
import { drawer, payoutGateway, savePassword } from './payoutMethods.fixture.ts';

beforeAll(() => startTexts('payout'));
beforeEach(() => session.start('token'));

describe('the bank account form', () => {
  it('saves the normalised account once, with the transaction password', async () => {
    const user = userEvent.setup();
    const gateway = payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await user.type(form.getByLabelText('Bank name'), 'Bank Central');
    await user.type(form.getByLabelText('Account name'), 'Aiko Tanaka');
    await user.type(form.getByLabelText('Account number'), 'de89 3704-0044');
    expect(form.getByText('You entered DE89 3704 0044')).toBeVisible();
    await user.type(form.getByLabelText('Transaction password'), 'Credits2026');
    const save = form.getByRole('button', { name: 'Save' });
    act(() => {
      save.click();
      save.click();
    });
    expect(await screen.findByText('Bank Central')).toBeVisible();
    expect(gateway.of('AddBankAccount')).toEqual([
      {
        input: {
          bankName: 'Bank Central',
          accountName: 'Aiko Tanaka',
          accountNumber: 'DE8937040044',
          transactionPassword: 'Credits2026',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('draft.payout.bank')).toBeNull();
  });

  it('validates required fields before sending', async () => {
    const gateway = payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await userEvent.type(form.getByLabelText('Account number'), '12_45');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const words of [
      'Enter the bank name.',
      'Enter the account name.',
      'An account number has 5 to 34 letters and digits, and nothing else.',
      'Enter your transaction password.',
    ]) {
      expect(form.getByText(words)).toBeVisible();
    }
    expect(form.getByLabelText('Bank name')).toHaveFocus();
    expect(gateway.of('AddBankAccount')).toHaveLength(0);
  });

  it('survives a reload, without the password', async () => {
    payoutGateway();
    const { unmount } = renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await userEvent.type(form.getByLabelText('Bank name'), 'Bank Central');
    await userEvent.type(form.getByLabelText('Transaction password'), 'Credits2026');
    unmount();
    expect(sessionStorage.getItem('draft.payout.bank')).not.toContain('Credits2026');
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    expect((await drawer('Add bank account')).getByLabelText('Bank name')).toHaveValue('Bank Central');
  });

  it('stays open after a refusal, and shows the reason', async () => {
    const gateway = payoutGateway();
    const wrong = 'The transaction password is wrong. Nothing was changed.';
    const field = 'input.transactionPassword';
    gateway.answer({ AddBankAccount: () => refusal('PLATFORM_MESSAGE', wrong, { field }) });
    const user = userEvent.setup();
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await user.type(form.getByLabelText('Bank name'), 'Bank Central');
    await user.type(form.getByLabelText('Account name'), 'Aiko');
    await user.type(form.getByLabelText('Account number'), '12345');
    await savePassword(user, form);
    await form.findByText(wrong);
    const password = form.getByLabelText('Transaction password');
    expect(password).toHaveAccessibleDescription(wrong);
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByLabelText('Bank name')).toHaveValue('Bank Central');
    await user.type(password, '1');
    expect(form.queryByText(wrong)).toBeNull();
  });
});
