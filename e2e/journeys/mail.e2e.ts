/** Mails to members, from the settings to the mail server. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { ask, open, passwords, signIn, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal('mail', (suite) => {
  /** Waits for a number of mails to a member that contain all of the words; returns their text. */
  async function mailsTo(userName: string, words: string, count: number): Promise<string[]> {
    const found = async () =>
      (await suite.portal.mails()).filter(
        (mail) => mail.startsWith(`To: ${userName}@example.com\n`) && mail.includes(words),
      );
    await expect.poll(async () => (await found()).length).toBe(count);
    return found();
  }

  const transferTo = async (toUserName: string, amount: string): Promise<void> => {
    const query =
      'mutation ($input: TransferInput!) { transfer(input: $input) { transfer { receiptNumber } } }';
    const input = {
      idempotencyKey: crypto.randomUUID(),
      coin: 'CASH_POINT',
      amount,
      toUserName,
      transactionPassword: passwords.transaction,
    };
    const token = await tokenOf(suite.portal, 'aiko');
    const { errors } = await ask(suite.portal, { query, variables: { input } }, token);
    expect(errors).toBeUndefined();
  };

  /** Chooses Japanese in the settings; the page reloads in it. */
  async function chooseJapanese(page: Page): Promise<void> {
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '日本語' }).click(),
    ]);
    // Loaded in Japanese: the platform now uses it as the member's language.
    await page.getByRole('region', { name: 'メール' }).waitFor();
  }

  test('reports credits if the member chose so, and always a sign-in elsewhere, in the language of the member', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    await mailsTo('budi', 'A sign-in from a new device', 1);

    await open(page, suite.portal, '/setting');
    const credits = page.getByRole('switch', { name: 'Credits received' });
    await credits.click();
    await expect.poll(() => credits.isChecked()).toBe(false);
    await transferTo('budi', '1.5');
    await credits.click();
    await expect.poll(() => credits.isChecked()).toBe(true);
    await page.getByRole('region', { name: 'Email' }).scrollIntoViewIfNeeded();
    await keepScreenshot(page, 'story/mail-1-settings', { fullPage: false });
    await chooseJapanese(page);
    await transferTo('budi', '2.5');

    const [mail = ''] = await mailsTo('budi', 'aiko さんから 2.50 現金クレジットが届きました。', 1);
    expect(mail).toContain('Subject: aiko さんからクレジットが届きました');
    expect(mail).toContain('budi 様');
    await mailsTo('budi', '1.50 cash credits', 0);
    // The same device is not new the second time.
    await mailsTo('budi', 'sign-in from a new device', 1);
    await context.close();
  });
});
