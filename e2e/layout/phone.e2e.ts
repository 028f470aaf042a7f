/** The portal in small windows: what they show, and what the keyboard does. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { inspect, loaded } from '../support/inspect.ts';
import { confirm, memberPage, open, passwords, signIn } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

/** The visible area of a common phone below its browser bars, and of the narrowest phone. */
const windows = { common: { width: 390, height: 664 }, narrow: { width: 320, height: 640 } } as const;

/** px: the header above a screen, and the tabs below it. */
const bar = 64;

onPortal('a phone', (suite) => {
  async function phoneOf(userName: string, size: keyof typeof windows = 'common'): Promise<Page> {
    const page = await memberPage(suite.browser, suite.portal, 'phone', userName);
    await page.setViewportSize(windows[size]);
    return page;
  }

  const shot = (page: Page, name: string) => keepScreenshot(page, `phone/${name}`, { fullPage: false });

  async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
    const box = await element.boundingBox();
    if (box === null) throw new Error('The element is not shown.');
    return { top: box.y, bottom: box.y + box.height };
  }

  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

  test('confirms a transfer by amount, Enter, password, Enter, and hides nothing under the buttons', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/transfer');
    await page.getByLabel('Recipient').fill('budi');
    await page.getByLabel('Amount', { exact: true }).fill('1.25');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Check before you confirm' });
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    await shot(page, '1-review');

    const warning = page.getByText(/A transfer cannot be undone/);
    const password = page.getByLabel('Transaction password', { exact: true });
    const confirm = page.getByRole('button', { name: 'Transfer 1.25 CASH' });
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), part);
      const [read, typed, pressed] = await Promise.all([warning, password, confirm].map(edges));
      expect(read?.bottom, `the warning, scrolled by ${part}`).toBeLessThanOrEqual(typed?.top ?? 0);
      expect(typed?.bottom, `the password, scrolled by ${part}`).toBeLessThanOrEqual(pressed?.top ?? 0);
    }
    await page.evaluate(() => window.scrollTo(0, 0));

    await page.keyboard.type(passwords.transaction);
    expect(await password.inputValue()).toBe(passwords.transaction);
    const shown = await edges(password);
    expect(shown.top).toBeGreaterThanOrEqual(bar);
    expect(shown.bottom).toBeLessThanOrEqual(windows.common.height - bar);
    await shot(page, '2-password');
    await inspect(page, 'the review');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1.25 CASH transferred to budi' }).waitFor();
    await page.context().close();
  });

  test('keeps the focused field between the header and the tabs', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/setting');
    await page.getByRole('button', { name: 'Change Transaction password' }).click();
    for (const name of ['currentPassword', 'newPassword', 'confirmation']) {
      const field = page.locator(`input[name="${name}"]`);
      await field.waitFor();
      // Scrolls so that the field is under the tabs.
      await field.evaluate((one) =>
        window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight),
      );
      await field.focus();
      const shown = await edges(field);
      expect(shown.top, name).toBeGreaterThanOrEqual(bar);
      expect(shown.bottom, name).toBeLessThanOrEqual(windows.common.height - bar);
    }
    await page.context().close();
  });

  test('shows the layout at once on a slow network, and sends a transfer once on a double click', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 50_000,
      uploadThroughput: 25_000,
    });
    await page.goto(`${suite.portal.url}/#/login`, { waitUntil: 'commit' });
    await page.locator('#frame').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.locator('#frame').count()).toBe(0);
    await shot(page, '9-slow-sign-in');
    await signIn(page, suite.portal, 'budi');
    await page.getByRole('heading', { name: 'Your credits' }).waitFor();

    await open(page, suite.portal, '/transfer');
    await page.getByLabel('Recipient').fill('aiko');
    await page.getByLabel('Amount', { exact: true }).fill('1.37');
    await page.keyboard.press('Enter');
    await confirm(page, 'Transfer 1.37 CASH');
    await page.getByRole('heading', { name: '1.37 CASH transferred to aiko' }).waitFor();
    await open(page, suite.portal, '/records');
    await loaded(page);
    expect(await page.getByTitle('-1.37').or(page.getByTitle('−1.37')).count()).toBe(1);
    await context.close();
  });

  test('shows the first record of the history without scrolling, with the filters a press away', async () => {
    const page = await phoneOf('aiko', 'narrow');
    await open(page, suite.portal, '/records');
    await loaded(page);
    const first = page.getByRole('region', { name: 'Records' }).getByRole('listitem').first();
    expect((await edges(first)).bottom).toBeLessThanOrEqual(windows.narrow.height - bar);
    await shot(page, '3-history');
    await inspect(page, 'the history');

    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Credit', { exact: true }).selectOption({ label: 'Cash credit' });
    await page.getByRole('button', { name: '30 days' }).click();
    await inspect(page, 'the filters');
    await shot(page, '4-filters');
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    expect(await page.getByRole('search').count()).toBe(0);
    expect((await edges(first)).bottom).toBeLessThanOrEqual(windows.narrow.height - bar);
    await shot(page, '5-filtered');
    await page.context().close();
  });

  const address = (page: Page): string => new URL(page.url()).hash.slice(1);
  const sheet = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name });
  const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

  test('closes only the overlay on Back', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/index');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
    for (const [button, name] of [
      ['Open menu', 'Menu'],
      [/^Notifications/, 'Notifications'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await sheet(page, name).waitFor();
      await page.goBack();
      await closed(page);
      expect(address(page)).toBe('/assets');
      // Closing it in another way leaves no history entry.
      await page.getByRole('button', { name: button }).click();
      await sheet(page, name).getByRole('button', { name: 'Close' }).click();
      await closed(page);
    }

    // A screen opened from the menu replaces it.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sheet(page, 'Menu').getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await closed(page);
    await page.getByRole('region', { name: 'Records' }).getByRole('button').first().click();
    await sheet(page).waitFor();
    await shot(page, '6-record');
    await page.goBack();
    await closed(page);
    expect(address(page)).toBe('/records');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.context().close();
  });

  test('keeps a filter that was set in a sheet when Back closes it', async () => {
    const page = await phoneOf('aiko', 'narrow');
    await open(page, suite.portal, '/index');
    await open(page, suite.portal, '/records');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Kind: All' }).click();
    const transfers = sheet(page, 'Kind').getByLabel('Transfer', { exact: true });
    await transfers.click();
    await expect.poll(() => transfers.isChecked()).toBe(true);
    await page.goBack();
    await closed(page);
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    expect(address(page)).toContain('type=TRANSFER');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.context().close();
  });

  test('closes a form of payout methods on Back, and by its button without a dead history entry', async () => {
    const page = await phoneOf('budi');
    await open(page, suite.portal, '/index');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
    const add = page.getByRole('button', { name: 'Add bank account' }).first();
    await add.click();
    await sheet(page).waitFor();
    await page.goBack();
    await closed(page);
    expect(address(page)).toBe('/user-info');
    await add.click();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.context().close();
  });

  test('restores a list with its rows and its scroll position', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/records');
    const rows = page.getByRole('region', { name: 'Records' }).getByRole('listitem');
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const inTheMiddle = () =>
      page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')?.innerText,
      );
    // Two pages; a movement and its fee are one row of them.
    const shown = page.getByText(/^\d+ records shown$/);
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBeGreaterThan(30);
    await rows.nth(24).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(500);
    const left = { scrolled: await scrolled(), row: await inTheMiddle() };
    expect(left.scrolled).toBeGreaterThan(1_000);
    expect(left.row).toBeDefined();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await expect.poll(scrolled).toBe(left.scrolled);
    expect(await inTheMiddle()).toBe(left.row);
    await page.context().close();
  });

  test('restores the position of the list after a review', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/otc');
    const buy = page
      .getByRole('region', { name: 'Offers' })
      .getByRole('button', { name: /^Buy / })
      .and(page.locator(':enabled'));
    await buy.first().waitFor();
    await buy.last().evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const left = await scrolled();
    expect(left).toBeGreaterThan(0);
    await buy.last().click();
    await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await buy.first().waitFor();
    await expect.poll(scrolled).toBe(left);
    await page.context().close();
  });

  test('keeps an open record open after a reload and closes it on Back', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/index');
    await open(page, suite.portal, '/records');
    const details = page.getByRole('dialog');
    await page
      .getByRole('region', { name: 'Records' })
      .getByRole('listitem')
      .nth(3)
      .getByRole('button')
      .click();
    const isWhole = () => details.getByRole('button', { name: 'Print' }).waitFor();
    await isWhole();
    const shown = await details.innerText();
    await page.reload();
    await isWhole();
    expect(await details.innerText()).toBe(shown);
    await page.goBack();
    await details.waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/records');
    await page.goBack();
    await page.waitForURL((url) => url.hash === '#/index');
    await page.context().close();
  });

  test('shows at once that a screen waits for a connection, and continues when it is back', async () => {
    const page = await phoneOf('aiko');
    await open(page, suite.portal, '/index');
    await loaded(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sheet(page, 'Menu').waitFor();
    await page.context().setOffline(true);
    await sheet(page, 'Menu').getByRole('link', { name: 'Jackpot' }).click();
    const offline = 'You are offline. The screen opens as soon as the connection is back.';
    await page.getByText(offline).waitFor();
    await shot(page, '7-offline');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Dashboard');
    // The screen before can still be used.
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await page.getByRole('button', { name: 'Show amounts' }).click();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Jackpot' }).waitFor();

    // A tab whose code is missing shows the error inside the tab.
    const code = /\/assets\/BankDeposit-/;
    await page.route(code, (route) => route.abort());
    await open(page, suite.portal, '/recharge');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Bank', exact: true }).click();
    const waiting = page.getByRole('main').getByText(offline);
    await waiting.waitFor();
    await page.unroute(code);
    await page.context().setOffline(false);
    await waiting.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('caches the served release of the portal on the device, and no API response', async () => {
    const context = await newContext(suite.browser, { device: 'phone', isKept: true });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Files that the first visit loaded are cached from the second visit on.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await loaded(page);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await shot(page, '8-kept');
    await context.setOffline(false);

    const kept = await page.evaluate(async () => {
      const cache = await caches.open('portal');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => !/^\/(assets\/[^/]+|favicon\.svg)?$/.test(path))).toEqual([]);

    // Content that a script wrote to the cache is never served; the files of the release are.
    const altered = '<title>Altered</title><h1>Altered</h1>';
    await page.evaluate(async (content) => {
      const cache = await caches.open('portal');
      for (const { url } of await cache.keys()) {
        const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
        const headers = { 'content-type': type, date: new Date().toUTCString() };
        await cache.put(
          url,
          new Response(url.endsWith('.js') ? 'window.isAltered = true' : content, { headers }),
        );
      }
    }, altered);
    const second = await context.newPage();
    await second.goto(suite.portal.url);
    await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await second.evaluate(() => 'isAltered' in window)).toBe(false);
    const keptPage = (tab: Page) =>
      tab.evaluate(async () => (await (await caches.open('portal')).match('./'))?.text());
    await expect.poll(() => keptPage(second)).toContain('id="root"');
    await context.close();
  });
});
