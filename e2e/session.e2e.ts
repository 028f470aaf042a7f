/** How a session ends, and how a language changes, in a real browser. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from './browser.ts';
import { ask, open, passwords, signIn, signOut, tokenOf } from './member.ts';
import { onPortal } from './suite.ts';

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

  test('a password change elsewhere signs both tabs out with "expired"', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'eunji');
    const tab = await secondTab(context, page);
    const query =
      'mutation ($input: ChangeLoginPasswordInput!) { changeLoginPassword(input: $input) { changed } }';
    const variables = { input: { currentPassword: passwords.login, newPassword: 'Another2026' } };
    const answer = await ask<{ changeLoginPassword: { changed: boolean } }>(
      suite.portal,
      { query, variables },
      await tokenOf(suite.portal, 'eunji'),
    );
    expect(answer.data?.changeLoginPassword.changed).toBe(true);
    for (const one of [page, tab]) {
      await one.waitForURL(/#\/login/, { timeout: 25_000 });
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
      await one.getByText('Your login information is invalid!').first().waitFor({ timeout: 25_000 });
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
      await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
      await expect
        .poll(() => page.locator('html').getAttribute('lang'), { timeout: 1_400 })
        .toMatch(new RegExp(`^${lang}`));
      await reloaded;
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
      expect(await page.locator('input[name="to"]').inputValue()).toBe('aiko');
      expect(await page.locator('input[name="amount"]').inputValue()).toBe('7.5');
    }
    await context.close();
  });
});
