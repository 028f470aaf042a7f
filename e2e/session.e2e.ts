/** How a session ends, and how a language changes, in a real browser. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from './browser.ts';
import { ask, fillSignIn, open, passwords, signIn, signOut, tokenOf } from './member.ts';
import { onPortal } from './suite.ts';

const changedPassword = 'Another2026';

onPortal('a session', (suite) => {
  /** A second tab of the same session: a tab that a page opens gets a copy of its session storage. */
  async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(tab.url()).toContain('#/index');
    return tab;
  }

  /** On another device: all sessions of the member end. */
  async function changePasswordElsewhere(userName: string): Promise<void> {
    const query =
      'mutation ($input: ChangeLoginPasswordInput!) { changeLoginPassword(input: $input) { changed } }';
    const variables = { input: { currentPassword: passwords.login, newPassword: changedPassword } };
    const answer = await ask<{ changeLoginPassword: { changed: boolean } }>(
      suite.portal,
      { query, variables },
      await tokenOf(suite.portal, userName),
    );
    expect(answer.data?.changeLoginPassword.changed).toBe(true);
  }

  test('a password change elsewhere signs both tabs out with "expired"', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'eunji');
    const tab = await secondTab(context, page);
    await changePasswordElsewhere('eunji');
    for (const one of [page, tab]) {
      await one.waitForURL(/#\/login/);
      await one.getByText('Your login information has expired').first().waitFor();
      expect(await one.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    }
    await keepScreenshot(page, 'story/session-expired');
    await context.close();
  });

  test('a token that the platform does not know signs both tabs out with "invalid" after a reload', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    const tab = await secondTab(context, page);
    await page.evaluate(() => sessionStorage.setItem('token', 'f'.repeat(64)));
    for (const one of [page, tab]) {
      await one.getByText('Your login information is invalid!').first().waitFor();
      await one.getByRole('heading', { name: 'Sign in' }).waitFor();
    }
    await keepScreenshot(page, 'story/session-invalid');
    await context.close();
  });

  test('signing out ends the session everywhere', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
    await signOut(page);
    await expect
      .poll(
        async () => (await ask(suite.portal, { query: '{ me { id } }' }, token)).errors?.[0]?.extensions.code,
      )
      .toBe('SESSION_EXPIRED');
    await page.goto(`${suite.portal.url}/#/records`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await context.close();
  });

  test('a new tab goes on with the session at the address it is opened with, and both end together', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    const tab = await context.newPage();
    await tab.goto(`${suite.portal.url}/#/transfer`);
    await tab.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor();
    await signOut(tab);
    await page.getByText('You have signed out.').waitFor();
    // Nor does the next one find a session.
    const late = await context.newPage();
    await late.goto(`${suite.portal.url}/#/transfer`);
    await late.getByRole('heading', { name: 'Sign in' }).waitFor();
    await context.close();
  });

  test('a lost session keeps the address and the draft', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'chen');
    await open(page, suite.portal, '/transfer');
    await page.getByLabel('Recipient', { exact: true }).fill('aiko');
    await page.getByLabel('Amount', { exact: true }).fill('7.5');
    await changePasswordElsewhere('chen');
    await page.getByText('Your login information has expired').first().waitFor();
    await fillSignIn(page, 'chen', changedPassword);
    await page.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor();
    expect(await page.locator('input[name="to"]').inputValue()).toBe('aiko');
    expect(await page.locator('input[name="amount"]').inputValue()).toBe('7.5');
    await context.close();
  });

  test('each language applies at once, the page reloads in it, and a draft survives', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    await open(page, suite.portal, '/transfer');
    await page.getByLabel('Recipient', { exact: true }).fill('aiko');
    await page.getByLabel('Amount', { exact: true }).fill('7.5');
    // each is chosen by its own name, from a menu that speaks the language before it
    for (const [menu, name, lang, title] of [
      ['Language', '中文', 'zh', '转账'],
      ['语言', '日本語', 'ja', '送金'],
      ['言語', '한국어', 'ko', '이체'],
      ['언어', 'Bahasa Indonesia', 'id', 'Transfer'],
      ['Bahasa', 'English', 'en', 'Transfer'],
    ] as const) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      const reloaded = page.waitForEvent('load');
      // Fails when the page reloads before.
      const applied = page.evaluate(
        (expected) =>
          new Promise<void>((resolve) =>
            new MutationObserver(() => {
              if (document.documentElement.lang.startsWith(expected)) resolve();
            }).observe(document.documentElement, { attributes: true }),
          ),
        lang,
      );
      await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
      await Promise.all([applied, reloaded]);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
      expect(await page.locator('input[name="to"]').inputValue()).toBe('aiko');
      expect(await page.locator('input[name="amount"]').inputValue()).toBe('7.5');
    }
    await context.close();
  });
});
