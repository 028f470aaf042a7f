/** How a session ends, and how a language changes, in a real browser. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { ask, fillSignIn, open, passwords, signIn, signOut, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

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

  /** Changes the password on another device, which ends all sessions. */
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

  test('ends in both tabs with "expired" after a password change elsewhere', async () => {
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

  test('ends in both tabs with "invalid" after a reload with an unknown token', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    const tab = await secondTab(context, page);
    // A reload replaces the document, and the mark with it.
    for (const one of [page, tab]) {
      await one.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    }
    await page.evaluate(() => sessionStorage.setItem('token', 'f'.repeat(64)));
    for (const one of [page, tab]) {
      await one.getByText('Your login information is invalid!').first().waitFor();
      await one.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await one.locator('html[data-marked]').count()).toBe(0);
    }
    await keepScreenshot(page, 'story/session-invalid');
    await context.close();
  });

  test('ends everywhere on sign-out', async () => {
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

  test('continues in a new tab at its address, and ends in both together', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    const tab = await context.newPage();
    await tab.goto(`${suite.portal.url}/#/transfer`);
    await tab.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor();
    await signOut(tab);
    await page.getByText('You have logged out.').waitFor();
    // The next tab has no session either.
    const late = await context.newPage();
    await late.goto(`${suite.portal.url}/#/transfer`);
    await late.getByRole('heading', { name: 'Sign in' }).waitFor();
    await context.close();
  });

  test('gives a new tab another token, and exposes neither to a script that listens to the channel', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'aiko');
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const name of ['tabs', 'session'])
        new BroadcastChannel(name).addEventListener('message', ({ data }) => heard.push(data));
    });
    const tab = await context.newPage();
    await tab.goto(`${suite.portal.url}/#/index`);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    const tokens = await Promise.all(
      [page, tab].map((one) => one.evaluate(() => sessionStorage.getItem('token') ?? '')),
    );
    expect(tokens[1]).toMatch(/^[\w-]{43}$/);
    expect(tokens[1]).not.toBe(tokens[0]);
    const heard = await page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown }).heard));
    expect(heard).toContain('"ticket"');
    for (const token of tokens) expect(heard).not.toContain(token);
    // The list has the session of both tabs once.
    const list = '{ sessions { id isCurrent } }';
    const listed = await Promise.all(
      tokens.map((token) => ask<{ sessions: { id: string }[] }>(suite.portal, { query: list }, token)),
    );
    expect(listed[0]?.data?.sessions).toHaveLength(1);
    expect(listed[1]?.data).toEqual(listed[0]?.data);
    await context.close();
  });

  test('ends when a script redeems the ticket first, and both tabs show the reason', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'aiko');
    const tab = await context.newPage();
    // Holds the new tab's own request back until the script has sent the ticket it heard.
    const script = await context.newPage();
    await script.goto(`${suite.portal.url}/favicon.svg`);
    await script.evaluate(() => {
      const stolen = new Promise<string>((resolve) => {
        new BroadcastChannel('tabs').addEventListener('message', ({ data }) => {
          const { offer } = data as { offer?: { ticket?: string } | null };
          if (offer?.ticket !== undefined) resolve(offer.ticket);
        });
      });
      Object.assign(window, { stolen });
    });
    const query = 'mutation ($input: RedeemTabTicketInput!) { redeemTabTicket(input: $input) { token } }';
    await tab.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('RedeemTabTicket')) return route.continue();
      const ticket = await script.evaluate(() => (window as unknown as { stolen: Promise<string> }).stolen);
      const variables = { input: { ticket, verifier: 'a guess' } };
      const answer = await ask(suite.portal, { query, variables });
      expect(answer.errors?.[0]?.message).toMatch(/^Another program in this browser/);
      return route.continue();
    });
    await tab.goto(`${suite.portal.url}/#/index`);
    for (const one of [tab, page]) {
      await one.getByText('Another program in this browser tried to use your session').waitFor();
      expect(await one.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    }
    await keepScreenshot(tab, 'story/session-misused');
    await context.close();
  });

  test('keeps the address and the draft when it is lost', async () => {
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

  test('applies each language at once, reloads in it and keeps a draft', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    await open(page, suite.portal, '/transfer');
    await page.getByLabel('Recipient', { exact: true }).fill('aiko');
    await page.getByLabel('Amount', { exact: true }).fill('7.5');
    // each is chosen by its own name, from a menu in the previous language
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
