/** A member who forgot the transaction password sets a new one with the mailed code. */
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { ask, open, passwords, signIn, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

const newPassword = 'Quiet-harbor7';

onPortal('a forgotten transaction password', (suite) => {
  test('can be reset in the settings, which suspends payouts and transfers to other members for a day', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'aiko');
    await open(page, suite.portal, '/setting');
    await page.getByRole('button', { name: 'Change Transaction password' }).click();
    await page.getByRole('button', { name: 'Forgot it? Set a new one' }).click();
    await page
      .getByText('For 24 hours after this nothing can be withdrawn or sent to other members.', {
        exact: false,
      })
      .waitFor();
    await page.locator('input[name="loginPassword"]').fill(passwords.login);
    await keepScreenshot(page, 'story/recovery-1-code', { fullPage: false });
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = page.locator('input[name="code"]');
    await code.waitFor();

    const mailed = async (): Promise<string> => {
      const mails = await suite.portal.mails();
      const mail = mails.findLast((text) =>
        text.includes('Subject: Your code for a new transaction password'),
      );
      return /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(mail ?? '')?.[0] ?? '';
    };
    await expect.poll(mailed).not.toBe('');
    await code.fill(await mailed());
    await page.locator('input[name="newPassword"]').fill(newPassword);
    await page.locator('input[name="confirmation"]').fill(newPassword);
    await keepScreenshot(page, 'story/recovery-2-password', { fullPage: false });
    await page.getByRole('button', { name: 'Set new transaction password' }).click();
    await page.getByText(/Withdrawals and transfers are possible again from/).waitFor();

    // The new password is accepted, but payouts are suspended; the old one is no longer accepted.
    const token = await tokenOf(suite.portal, 'aiko');
    const transfer = (transactionPassword: string) =>
      ask(
        suite.portal,
        {
          query: 'mutation ($input: TransferInput!) { transfer(input: $input) { transfer { amount } } }',
          variables: {
            input: {
              idempotencyKey: crypto.randomUUID(),
              coin: 'CASH_POINT',
              amount: '1.5',
              toUserName: 'budi',
              transactionPassword,
            },
          },
        },
        token,
      );
    const refused = async (transactionPassword: string) =>
      (await transfer(transactionPassword)).errors?.[0]?.message;
    expect(await refused(passwords.transaction)).toContain('transaction password is wrong');
    expect(await refused(newPassword)).toContain('no credits can leave your account');
    const withdrawn = await ask(
      suite.portal,
      {
        query:
          'mutation ($input: BankWithdrawalInput!) { withdrawToBank(input: $input) { withdrawal { id } } }',
        variables: {
          input: {
            idempotencyKey: crypto.randomUUID(),
            bankAccountId: '1',
            amount: '100',
            fee: '1',
            transactionPassword: newPassword,
          },
        },
      },
      token,
    );
    expect(withdrawn.errors?.[0]?.message).toContain('no credits can leave your account');
    // The screens show this before anything is filled in.
    await open(page, suite.portal, '/transfer');
    await page.getByRole('heading', { name: 'Transfers are closed for now' }).waitFor();
    await page.getByText('If it was not you who reset the password', { exact: false }).waitFor();
    expect(await page.getByLabel('Recipient', { exact: true }).count()).toBe(0);
    await inspect(page, 'transfers that are closed');
    await open(page, suite.portal, '/withdraw');
    await page.getByRole('heading', { name: 'Withdrawals are closed for now' }).waitFor();
    expect(await page.getByLabel('Amount', { exact: true }).count()).toBe(0);
    await inspect(page, 'withdrawals that are closed');
    await keepScreenshot(page, 'story/recovery-3-closed');
    await context.close();
  });
});
