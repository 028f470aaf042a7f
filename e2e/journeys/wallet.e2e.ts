/** The wallet and the credit sections: their addresses of spec §2, and why credits are not available. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { brokenWords, loaded, overflow } from '../support/inspect.ts';
import { ask, memberPage, minorOf, open, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

/** For each address of spec §2 the title of the screen and its open part. */
const addresses: readonly (readonly [path: string, arrived: string, title: string, part: string | null])[] = [
  ['/wallet', '/wallet', 'Wallet', null],
  ['/assets', '/assets', 'Wallet', null],
  ['/recharge-h5', '/recharge-h5', 'Deposit', null],
  ['/withdraw-h5', '/withdraw-h5', 'Withdrawal', null],
  ['/cash-point', '/cash/records', 'Cash credit', 'History'],
  ['/cash/transfer', '/cash/transfer', 'Cash credit', 'Transfer'],
  ['/cash/convert', '/cash/convert', 'Cash credit', 'Convert'],
  ['/assets-point', '/assets/records', 'Entrust credit', 'History'],
  ['/assets/custody', '/assets/custody', 'Entrust credit', 'Entrust'],
  ['/assets/convert', '/assets/convert', 'Entrust credit', 'Convert'],
  ['/gmt-point', '/gmt/records', 'Game credit', 'History'],
  ['/gmt/convert', '/gmt/convert', 'Game credit', 'Convert'],
  ['/bonus-point', '/bonus/records', 'Reward credit', 'History'],
  ['/bonus/convert', '/bonus/convert', 'Reward credit', 'Convert'],
  ['/bonus/report', '/bonus/report', 'Reward credit', 'Earnings report'],
  ['/insurance-point', '/insurance/records', 'Insurance credit', 'History'],
  ['/insurance/premium', '/insurance/premium', 'Insurance credit', 'Premium'],
  ['/insurance/convert', '/insurance/convert', 'Insurance credit', 'Convert'],
  ['/insurance/insure', '/insurance/insure', 'Insurance credit', 'Insurance package'],
  ['/insurance/code', '/insurance/code', 'Insurance credit', 'PIN code'],
  ['/usdt-point', '/usdt/records', 'USDT credit', 'History'],
  ['/usdt/convert', '/usdt/convert', 'USDT credit', 'Convert'],
  ['/usdt/otc', '/usdt/otc', 'USDT credit', 'P2P'],
];

/** The marked menu entry at these addresses; at all others it is the wallet. */
const entries: Readonly<Record<string, string>> = {
  '/recharge-h5': 'Deposit',
  '/withdraw-h5': 'Withdrawal',
};

onPortal('the wallet', (suite) => {
  const memberOn = (device: Device, userName: string): Promise<Page> =>
    memberPage(suite.browser, suite.portal, device, userName);

  const address = (page: Page): string => new URL(page.url()).hash.slice(1);
  const part = (page: Page, title: string) =>
    page.getByRole('navigation', { name: title }).locator('a[aria-current="page"]');

  test('opens every address of spec §2 to a member with all flags', async () => {
    const page = await memberOn('desktop', 'aiko');
    for (const [path, arrived, title, name] of addresses) {
      await open(page, suite.portal, path);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await expect.poll(() => address(page), { message: path }).toBe(arrived);
      if (name !== null) expect(await part(page, title).innerText(), path).toBe(name);
      const marked = await page
        .getByRole('navigation', { name: 'Main' })
        .locator('a[aria-current]')
        .innerText();
      expect(marked, path).toBe(entries[path] ?? 'Wallet');
    }
    await page.context().close();
  });

  test('opens at no further address, and not behind a disabled flag', async () => {
    const nowhere = [
      '/cash-point/records',
      '/cash',
      '/gmt/transfer',
      '/assets/records/1',
      '/withdrawal/records',
    ];
    const page = await memberOn('desktop', 'nova');
    for (const path of [...nowhere, '/insurance/code', '/usdt/otc']) {
      await open(page, suite.portal, path);
      await expect.poll(() => address(page), { message: path }).toBe('/404');
    }
    await open(page, suite.portal, '/insurance-point');
    const parts = page.getByRole('navigation', { name: 'Insurance credit' }).getByRole('link');
    await parts.first().waitFor();
    expect(await parts.allInnerTexts()).toEqual(['History', 'Premium', 'Convert', 'Insurance package']);
    await page.context().close();
  });

  /** The reasons for a member's frozen cash, requested without a browser. */
  async function frozenCash(userName: string): Promise<{ frozen: string; reasons: string[] }> {
    const query = '{ assets { coin frozen holds { reason } } }';
    const { data } = await ask<{
      assets: { coin: string; frozen: string; holds: { reason: string }[] }[];
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    const cash = data?.assets.find(({ coin }) => coin === 'CASH_POINT');
    return { frozen: cash?.frozen ?? '', reasons: (cash?.holds ?? []).map(({ reason }) => reason) };
  }

  test('shows on a phone what a convert order froze, why, and its release', async () => {
    const [userName, amount] = ['chen', '42.00'] as const;
    // Long enough to be checked on two screens.
    await suite.portal.platformCommand('convert', 'window', '15');
    const page = await memberOn('phone', userName);
    await open(page, suite.portal, '/cash/convert');
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await page.getByRole('button', { name: 'Review conversion' }).click();
    await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    await page.getByRole('button', { name: `Convert ${amount} CASH` }).click();
    await page.getByRole('heading', { name: new RegExp(`^${amount} CASH will become`) }).waitFor();
    const head = page.getByRole('region', { name: 'Available' });
    await head.getByText('Set aside for a conversion').waitFor();
    await keepScreenshot(page, 'wallet/phone-1-frozen-in-section');

    // from the section to the wallet as a member goes there
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
    expect(address(page)).toBe('/assets');
    const cash = page.getByRole('article').filter({ hasText: 'Cash credit' });
    await cash.getByText('Set aside for a conversion').waitFor();
    expect(await cash.innerText()).toContain(amount);
    expect(await frozenCash(userName)).toMatchObject({ reasons: ['CONVERT'] });
    await loaded(page);
    await keepScreenshot(page, 'wallet/phone-2-frozen-in-wallet');

    // it settles by itself, and the page shows it without any input
    await expect.poll(() => cash.getByText('Set aside for a conversion').count(), { interval: 500 }).toBe(0);
    expect((await frozenCash(userName)).reasons).toEqual([]);
    await page.context().close();
  });

  test('links to deposit and withdrawal on a phone and stays marked', async () => {
    const page = await memberOn('phone', 'aiko');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Deposit', '/recharge-h5'],
      ['Withdraw', '/withdraw-h5'],
    ] as const) {
      await open(page, suite.portal, '/assets');
      await page.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => address(page)).toBe(path);
      expect(await tabs.locator('a[aria-current]').innerText()).toBe('Wallet');
    }
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Wallet', 'Game', 'Account']);
    await page.context().close();
  });

  test('shows amounts of trillions and long names in full on the narrowest phone', async () => {
    const page = await memberOn('phone', 'aiko');
    await page.setViewportSize({ width: 320, height: 700 });
    const amounts =
      /^(?:available|frozen|locked|amount|actualAmount|fee|balanceAfter|result|lost|earned|profit|price)$/;
    const names = /^(?:counterparty|toUserName|userName|nickname)$/;
    const grown = (key: string, value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      if (names.test(key)) return 'maximilian_the_great';
      return amounts.test(key) && /[1-9]/.test(value)
        ? `${value.startsWith('-') ? '-' : ''}9876543210123.98765432`
        : value;
    };
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), grown)) });
    });
    for (const path of [
      '/index',
      '/assets',
      '/cash/records',
      '/bonus/report',
      '/records',
      '/convert?tab=records',
      '/transfer?tab=records',
      '/withdraw',
      '/package',
      '/insurance/premium',
      '/claim-insurance',
      '/custody',
    ]) {
      await open(page, suite.portal, path);
      await loaded(page);
      expect(await page.locator('main').innerText(), path).toContain('9,876,543,210,123');
      await keepScreenshot(page, `wallet/trillions${path.replaceAll(/\W/g, '-')}`);
      expect(await overflow(page), `${path}: pixels wider than the window`).toBe(0);
      expect(await brokenWords(page), `${path}: words that are broken within`).toEqual([]);
    }
    // A poll may be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  test('exports the earnings report to a file with the same total', async () => {
    const page = await memberOn('desktop', 'aiko');
    await open(page, suite.portal, '/bonus/report?days=90');
    const total = page.getByRole('row', { name: /^Total/ });
    await total.waitFor();
    await loaded(page);
    await keepScreenshot(page, 'wallet/report');
    // without a file picker the file goes to the downloads
    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^earnings_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(header).toBe('\uFEFF"Day (GMT+8)","Kind","Credit","Earned"');
    const sum = lines.reduce((all, line) => all + minorOf(/"(-?[\d.]+)"$/.exec(line)?.[1] ?? ''), 0n);
    const shown = await total.locator('[title]').getAttribute('title');
    expect(sum).toBe(minorOf((shown ?? '').replaceAll(/[^\d.]/g, '')));
    expect(lines.length).toBeGreaterThan(10);
    await page.context().close();
  });
});
