/** A member changes the email address with codes that a mail server delivers, and another adds the first one. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { expectSound } from '../support/inspect.ts';
import { open, passwords, signIn } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal('the email address', (suite) => {
  const mailsTo = async (address: string) =>
    (await suite.portal.mails()).filter((mail) => mail.startsWith(`To: ${address}\n`));
  /** The subjects of the mails to an address, oldest first. */
  const subjectsTo = async (address: string) =>
    (await mailsTo(address)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
  async function codeTo(address: string): Promise<string> {
    const code = async () => {
      const mail = (await mailsTo(address)).findLast((text) => text.includes('\nSubject: Your code'));
      return /^ {4}([A-Z0-9]{4}(?:-[A-Z0-9]{4}){2})$/m.exec(mail ?? '')?.[1] ?? '';
    };
    await expect.poll(code).not.toBe('');
    return code();
  }
  const section = (page: Page) => page.getByRole('region', { name: 'Email' });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const fillFirst = async (page: Page, address: string): Promise<void> => {
    await page.getByLabel('New email address').fill(address);
    await page.getByRole('textbox', { name: 'Transaction password' }).fill(passwords.transaction);
  };

  test('can be changed with the codes from both mailboxes, which signs out every other device', async () => {
    const elsewhere = await newContext(suite.browser, { device: 'desktop' });
    const other = await elsewhere.newPage();
    await signIn(other, suite.portal, 'aiko');
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'aiko');
    await open(page, suite.portal, '/setting');
    await button(page, 'Change Email address').click();
    await page
      .getByText('nothing can be withdrawn or sent to other members for 24 hours', { exact: false })
      .waitFor();
    await fillFirst(page, 'aiko@example.net');
    await keepScreenshot(page, 'email/phone-1-address', { fullPage: false });
    await expectSound(page, 'address');
    await button(page, 'Send both codes').click();

    await page.getByLabel('Code sent to aiko@example.net').fill(await codeTo('aiko@example.com'));
    await page.getByLabel('Code sent to a***o@example.com').fill(await codeTo('aiko@example.com'));
    await button(page, 'Confirm address').click();
    await page
      .getByText('The code is wrong or has expired. Nothing was changed.', { exact: false })
      .first()
      .waitFor();
    await keepScreenshot(page, 'email/phone-2-codes', { fullPage: false });
    await expectSound(page, 'codes');
    await page.getByLabel('Code sent to aiko@example.net').fill(await codeTo('aiko@example.net'));
    await button(page, 'Confirm address').click();
    await page
      .getByText(/Your email address is aiko@example\.net\. Withdrawals and transfers are possible again/)
      .waitFor();
    await section(page).getByText('a***o@example.net', { exact: true }).waitFor();

    for (const address of ['aiko@example.com', 'aiko@example.net'])
      await expect.poll(() => subjectsTo(address)).toContain('Your account has a new email address');
    await other.waitForURL(/#\/login/);

    // Mails go to the new address from now on: that of the next forgotten password too.
    await button(page, 'Change Transaction password').click();
    await button(page, 'Forgot it? Set a new one').click();
    await page.locator('input[name="loginPassword"]').fill(passwords.login);
    await button(page, 'Send code').click();
    await expect
      .poll(() => subjectsTo('aiko@example.net'))
      .toContain('Your code for a new transaction password');
    await Promise.all([context.close(), elsewhere.close()]);
  });

  test('can be added by a member who has none', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'nova');
    await open(page, suite.portal, '/setting');
    await button(page, 'Add Email address').click();
    await fillFirst(page, 'nova@example.com');
    await button(page, 'Send code').click();
    await page.getByLabel('Code sent to nova@example.com').fill(await codeTo('nova@example.com'));
    await keepScreenshot(page, 'email/desktop-1-code', { fullPage: false });
    await button(page, 'Confirm address').click();
    await section(page).getByText('n***a@example.com', { exact: true }).waitFor();
    await section(page).getByRole('switch', { name: 'Orders' }).waitFor();
    await context.close();
  });
});
