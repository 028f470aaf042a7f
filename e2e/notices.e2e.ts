/** What a member is told of their orders: by the bell on every screen, and by what needs attention on the dashboard. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, keepScreenshot, launch, newContext, type Device } from './browser.ts';
import { accessibilityProblems, loaded, overflow, rawTexts } from './inspect.ts';
import { ask, enter, memberPage, open, tokenOf } from './member.ts';
import { startPortal, type Portal } from './portal.ts';

interface Deposit {
  readonly id: string;
  readonly receiptNumber: string;
}

/** Each width has members of its own: one whose deposit is approved, one whose deposit is rejected. */
const members: [device: Device, approved: string, rejected: string][] = [
  ['desktop', 'nova', 'chen'],
  ['phone', 'dana', 'budi'],
];

describe.skipIf(chromiumPath() === undefined)('notices (needs a Chromium: CHROMIUM_PATH)', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    portal = await startPortal();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await portal.close();
  });

  /** A deposit that waits for its review, sent in without the browser. */
  async function depositOf(userName: string, amount: string): Promise<Deposit> {
    const token = await tokenOf(portal, userName);
    // At first sight of its networks a member gets the addresses.
    await ask(portal, { query: '{ depositConfig { networks { network address } } }' }, token);
    const query =
      'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id receiptNumber } } }';
    const input = {
      idempotencyKey: randomUUID(),
      network: 'BEP20',
      amount,
      reference: `0x${randomBytes(32).toString('hex')}`,
    };
    const { data, errors } = await ask<{ depositOnChain: { deposit: Deposit } }>(
      portal,
      { query, variables: { input } },
      token,
    );
    if (!data) throw new Error(`No deposit: ${errors?.[0]?.message ?? ''}`);
    return data.depositOnChain.deposit;
  }

  const bell = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
  const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

  /** Looks at what there is to tell by now, so that only what happens from now on is new. */
  async function seeAll(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await panel(page).waitFor();
    await loaded(page);
    await page.keyboard.press('Escape');
    await bell(page, 'Notifications').waitFor();
  }

  test.each(members)('on a %s, the bell tells of a deposit that was approved', async (device, userName) => {
    const page = await memberPage(browser, portal, device, userName);
    await open(page, portal, '/records');
    await seeAll(page);
    const deposit = await depositOf(userName, '88');
    await portal.platformCommand('review', 'approve', `deposit:${deposit.id}`);
    // Nothing is pressed: the balance changes, and the bell hears of it.
    const button = bell(page, 'Notifications: 1 new');
    await button.waitFor({ timeout: 40_000 });
    expect(await button.locator('[data-count]').getAttribute('data-count')).toBe('1');
    await keepScreenshot(page, `notices/${device}-1-bell`, { fullPage: false });

    await button.press('Enter');
    const told = panel(page)
      .getByRole('link', { name: /^Your deposit was approved and credited/ })
      .first();
    await told.getByText('New').waitFor();
    expect(await told.innerText()).toContain('+88.00 CASH');
    expect(await panel(page).getByText('New', { exact: true }).count()).toBe(1);
    await keepScreenshot(page, `notices/${device}-2-panel`, { fullPage: false });

    // Closed with the keyboard, the focus is back on the bell, which has nothing new.
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await bell(page, 'Notifications').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await told.click();
    const detail = page.getByRole('dialog');
    await detail.getByText(deposit.receiptNumber).waitFor();
    expect(new URL(page.url()).hash).toContain('/recharge?tab=records');
    await keepScreenshot(page, `notices/${device}-3-record`, { fullPage: false });
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.hash.includes('receipt='));

    const asked = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"Notices"'));
    await page.reload();
    await asked;
    await loaded(page);
    expect(await bell(page, 'Notifications').innerText()).toBe('');
    await page.context().close();
  });

  test.each(members)(
    'on a %s, the dashboard names a rejected deposit until it is put away',
    async (device, _approved, userName) => {
      const page = await memberPage(browser, portal, device, userName);
      const deposit = await depositOf(userName, '91');
      await open(page, portal, '/index');
      const attention = page.getByRole('region', { name: 'Needs attention' });
      await attention.getByRole('link', { name: /deposits? (?:is|are) under review$/ }).waitFor();
      const reason = `The transaction sent 10 USDT, not 91 (${device}).`;
      await portal.platformCommand('review', 'reject', `deposit:${deposit.id}`, '--reason', reason);
      // No balance changes: the dashboard looks again by itself while an order waits.
      const line = attention.getByText(reason);
      await line.waitFor({ timeout: 50_000 });
      expect(await line.innerText()).toContain('91.00 USDT');
      await keepScreenshot(page, `notices/${device}-4-attention`);
      expect(await accessibilityProblems(page)).toEqual([]);

      await attention.getByRole('button', { name: 'Dismiss: Your deposit was rejected' }).first().click();
      await line.waitFor({ state: 'detached' });
      await page.reload();
      await loaded(page);
      expect(await line.count(), 'it stays away').toBe(0);

      await page.getByRole('button', { name: /^Notifications/ }).click();
      await panel(page).getByText(`Reason: ${reason}`).waitFor();
      await page.context().close();
    },
  );

  const visits = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'].flatMap((locale, index) =>
    (['light', 'dark'] as const).map(
      (theme, other) => [locale, theme, (index + other) % 2 === 0 ? 'desktop' : 'phone'] as const,
    ),
  );

  test.each(visits)('the open panel in %s, %s, on a %s', async (locale, theme, device) => {
    const context = await newContext(browser, { device, locale, theme });
    await enter(context, locale, await tokenOf(portal, 'aiko'));
    const page = await context.newPage();
    await open(page, portal, '/index');
    await loaded(page);
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await loaded(page);
    const name = `notices/panel-${locale}-${theme}-${device}`;
    await keepScreenshot(page, name, { fullPage: false });
    expect(await accessibilityProblems(page), `${name}: accessibility`).toEqual([]);
    expect(await overflow(page), `${name}: pixels wider than the window`).toBe(0);
    expect(await rawTexts(page), `${name}: raw texts`).toEqual([]);
    await context.close();
  });
});
