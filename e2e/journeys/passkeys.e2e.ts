/** Passkeys: added in the settings, used to sign in and to confirm, and removed. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { expectSound } from '../support/inspect.ts';
import { fillSignIn, open, passwords, signIn, signOut } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

/** A software authenticator of the device that always verifies its user. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

onPortal('passkeys', (suite) => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const loginPassword = (page: Page) => page.getByRole('textbox', { name: 'Login password' });
  // Browsers accept no IP address as the site of a passkey.
  const portalAt = () => ({
    ...suite.portal,
    url: suite.portal.url.replace('127.0.0.1', 'localhost'),
  });

  test('sign in, alone and after the password, confirm a transfer and can be removed', async () => {
    const portal = portalAt();
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await addAuthenticator(page);
    await signIn(page, portal, 'aiko');
    await open(page, portal, '/setting');
    await button(page, /^Add Passkey/).click();
    await loginPassword(page).fill('Wrong12345');
    await button(page, 'Make passkey').click();
    await page
      .getByRole('alert')
      .or(page.getByText(/login password is wrong/i))
      .first()
      .waitFor();
    await loginPassword(page).fill(passwords.login);
    await page.getByLabel('Name of the passkey').fill('Phone');
    await keepScreenshot(page, 'passkeys/phone-1-add');
    await expectSound(page, 'add');
    await button(page, 'Make passkey').click();
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    await button(page, 'I have saved them').click();
    await page.getByText('Phone', { exact: true }).waitFor();

    await button(page, /^Use codes/).click();
    await loginPassword(page).fill(passwords.login);
    await page.getByRole('textbox', { name: 'Transaction password' }).fill(passwords.transaction);
    await page.getByText('Your device asks for your passkey next.').waitFor();
    await page.locator('form').getByRole('button', { name: 'Use codes', exact: true }).click();
    await button(page, /^Use password/).waitFor();
    await keepScreenshot(page, 'passkeys/phone-2-settings');
    await expectSound(page, 'settings');

    await open(page, portal, '/transfer');
    await page.getByLabel('Recipient', { exact: true }).fill('budi');
    await page.getByLabel('Amount', { exact: true }).fill('1.25');
    await button(page, 'Review transfer').click();
    await page.getByText('Your device asks for your passkey next.').waitFor();
    await keepScreenshot(page, 'passkeys/phone-3-review');
    await expectSound(page, 'review');
    await button(page, /^Transfer 1\.25 CASH/).click();
    await page.getByRole('heading', { name: '1.25 CASH transferred to budi' }).waitFor();

    await open(page, portal, '/user-info');
    await button(page, 'Add bank account').first().click();
    const form = page.getByRole('dialog', { name: 'Add bank account' });
    await form.getByLabel('Bank name').fill('First Bank');
    await form.getByLabel('Account name').fill('A. Member');
    await form.getByLabel('Account number').fill('de89 3704 0044');
    await form.getByText('Your device asks for your passkey next.').waitFor();
    expect(await form.getByLabel('Transaction password', { exact: true }).count()).toBe(0);
    await keepScreenshot(page, 'passkeys/phone-4-bank-account');
    await expectSound(page, 'bank-account');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByText('First Bank').first().waitFor();

    await signOut(page);
    await button(page, 'Sign in with a passkey').waitFor();
    await keepScreenshot(page, 'passkeys/phone-5-login');
    await expectSound(page, 'login');
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL(/#\/index$/);

    // The draft is restored when the session is lost and the same passkey signs in.
    await open(page, portal, '/transfer');
    await page.getByLabel('Recipient', { exact: true }).fill('budi');
    await page.evaluate(() => sessionStorage.setItem('token', 'f'.repeat(64)));
    await page.getByText('Your login information is invalid!').first().waitFor();
    await button(page, 'Sign in with a passkey').click();
    await page.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor();
    expect(await page.locator('input[name="to"]').inputValue()).toBe('budi');

    await signOut(page);
    await open(page, portal, '/login');
    await fillSignIn(page, 'aiko');
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await button(page, 'Use passkey').waitFor();
    await keepScreenshot(page, 'passkeys/phone-6-second-step');
    await expectSound(page, 'second-step');
    await button(page, 'Use passkey').click();
    await page.waitForURL(/#\/index$/);

    await open(page, portal, '/setting');
    await button(page, /^Remove/).click();
    await page.getByText('This is your only factor.', { exact: false }).waitFor();
    await loginPassword(page).fill(passwords.login);
    await page.getByText('Your device asks for your passkey next.').waitFor();
    await page.locator('form').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Not set up.', { exact: false }).waitFor();
    await signOut(page);
    await button(page, 'Sign in with a passkey').click();
    await page.getByText(/^The passkey could not be confirmed/).waitFor();
    await signIn(page, portal, 'aiko');
    await context.close();
  });

  test('do not appear at another address of the portal', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    const asked = page.waitForResponse(
      (response) => response.request().postData()?.includes('"PasskeyOrigin"') === true,
    );
    await open(page, suite.portal, '/login');
    await (await asked).finished();
    expect(await button(page, 'Sign in with a passkey').count()).toBe(0);
    await context.close();
  });
});
