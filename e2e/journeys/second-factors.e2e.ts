/** Two-step verification: setup, sign-in, confirmation and removal. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authenticator } from '../support/authenticator.ts';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { expectSound } from '../support/inspect.ts';
import { ask, fillSignIn, open, passwords, signIn, signOut, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal('two-step verification', (suite) => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  /** The input, and not the button that changes what it asks for. */
  const password = (page: Page, which: 'Login' | 'Transaction') =>
    page.getByRole('textbox', { name: `${which} password` });
  const codeField = (page: Page) => page.getByLabel('Code from your authenticator app');

  /** Signs in with the password; the second step is open then. */
  async function toSecondStep(page: Page, userName: string): Promise<void> {
    await open(page, suite.portal, '/login');
    await fillSignIn(page, userName);
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
  }

  /** Fills the proofs of a change in the settings, and sends it. */
  async function prove(page: Page, code: string, submit: string): Promise<void> {
    const form = page.locator('form', { has: page.getByLabel('Code, or a recovery code') });
    await password(page, 'Login').fill(passwords.login);
    await form.getByLabel('Code, or a recovery code').fill(code);
    await form.getByRole('button', { name: submit, exact: true }).click();
  }

  test('works with an authenticator app, from setup to removal', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    const elsewhere = await tokenOf(suite.portal, 'aiko');
    await signIn(page, suite.portal, 'aiko');
    await open(page, suite.portal, '/setting');
    await button(page, /^Set up/).click();
    await password(page, 'Login').fill(passwords.login);
    await button(page, 'Continue').click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const shown = await page
      .getByText(/^[A-Z2-7]{32}$/)
      .first()
      .innerText();
    const nextCode = authenticator(shown.trim());
    await keepScreenshot(page, 'second-factors/phone-1-scan');
    await expectSound(page, 'scan');
    await codeField(page).fill('000000');
    await button(page, 'Add app').click();
    await page
      .getByText(/^The code is wrong/)
      .first()
      .waitFor();
    await codeField(page).fill(await nextCode());
    await button(page, 'Add app').click();

    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await keepScreenshot(page, 'second-factors/phone-2-codes');
    await expectSound(page, 'codes');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await button(page, 'I have saved them').click();
    await page.getByText('10 of 10 left', { exact: false }).waitFor();
    // the session from before the setup has ended
    const answer = await ask(suite.portal, { query: '{ me { id } }' }, elsewhere);
    expect(answer.errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');

    await button(page, /^Use codes/).click();
    await password(page, 'Transaction').fill(passwords.transaction);
    await prove(page, codes[0] ?? '', 'Use codes');
    await page.getByText('9 of 10 left', { exact: false }).waitFor();
    await keepScreenshot(page, 'second-factors/phone-3-settings');
    await expectSound(page, 'settings');

    await open(page, suite.portal, '/transfer');
    await page.getByLabel('Recipient', { exact: true }).fill('budi');
    await page.getByLabel('Amount', { exact: true }).fill('1.25');
    await button(page, 'Review transfer').click();
    await codeField(page).fill('000000');
    await button(page, /^Transfer 1\.25 CASH/).click();
    await page
      .getByText(/^The code is wrong/)
      .first()
      .waitFor();
    await codeField(page).fill(await nextCode());
    await keepScreenshot(page, 'second-factors/phone-4-review');
    await expectSound(page, 'review');
    await button(page, /^Transfer 1\.25 CASH/).click();
    await page.getByRole('heading', { name: '1.25 CASH transferred to budi' }).waitFor();

    await signOut(page);
    await toSecondStep(page, 'aiko');
    await keepScreenshot(page, 'second-factors/phone-5-second-step');
    await expectSound(page, 'second-step');
    await codeField(page).fill('000000');
    await button(page, 'Sign in').click();
    await page
      .getByText(/^The code is wrong/)
      .first()
      .waitFor();
    await codeField(page).fill(await nextCode());
    await button(page, 'Sign in').click();
    await page.waitForURL(/#\/index$/);

    await signOut(page);
    await toSecondStep(page, 'aiko');
    await button(page, 'Use a recovery code').click();
    await page.getByLabel('Recovery code', { exact: true }).fill((codes[1] ?? '').toLowerCase());
    await button(page, 'Sign in').click();
    await page.waitForURL(/#\/index$/);

    await open(page, suite.portal, '/setting');
    await button(page, /^Remove/).click();
    await page.getByText('This is your only app.', { exact: false }).waitFor();
    await prove(page, codes[2] ?? '', 'Remove');
    await page.getByText('Not set up.', { exact: false }).waitFor();
    await signOut(page);
    await signIn(page, suite.portal, 'aiko');
    await context.close();
  });

  test('protects a new bank account and can be removed by the operator when it is lost', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'chen');
    await open(page, suite.portal, '/setting');
    await button(page, /^Set up/).click();
    await password(page, 'Login').fill(passwords.login);
    await button(page, 'Continue').click();
    const shown = await page
      .getByText(/^[A-Z2-7]{32}$/)
      .first()
      .innerText();
    const nextCode = authenticator(shown.trim());
    await codeField(page).fill(await nextCode());
    await button(page, 'Add app').click();
    await button(page, 'I have saved them').click();

    await open(page, suite.portal, '/user-info');
    await button(page, 'Add bank account').first().click();
    const form = page.getByRole('dialog', { name: 'Add bank account' });
    await form.getByLabel('Bank name').fill('First Bank');
    await form.getByLabel('Account name').fill('C. Member');
    await form.getByLabel('Account number').fill('de89 3704 0044');
    await form.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    await form.getByLabel('Code from your authenticator app').fill(await nextCode());
    await keepScreenshot(page, 'second-factors/desktop-1-bank-account');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('First Bank').waitFor();

    await signOut(page);
    await toSecondStep(page, 'chen');
    expect(
      await suite.portal.platformCommand('factor', 'remove', 'chen', '--reason', 'Lost phone'),
    ).toContain('removed: 1');
    await button(page, 'Use another account').click();
    await fillSignIn(page, 'chen');
    await page.waitForURL(/#\/index$/);
    await context.close();
  });
});
