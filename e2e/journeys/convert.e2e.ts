/** Converts as a member sees them: credits are frozen, then cancelled or settled automatically, and booked once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { ask, memberPage, open, minorOf, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Order {
  readonly receiptNumber: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly fee: string;
  readonly actualAmount: string;
}

interface CreditRecord {
  readonly receiptNumber: string;
  readonly coin: string;
  readonly type: string;
  readonly status: string;
  readonly amount: string;
}

interface Asset {
  readonly coin: string;
  readonly available: string;
  readonly frozen: string;
  readonly holds: readonly { readonly reason: string; readonly amount: string }[];
}

onPortal('a convert', (suite) => {
  /** A member's data from the platform, requested without a browser. */
  async function readState(userName: string) {
    const query = `{
      assets { coin available frozen holds { reason amount } }
      convertOrders(first: 100) { edges { node { receiptNumber status from to amount fee actualAmount } } }
      creditRecords(filter: { types: [CONVERT, CONVERT_FEE] }, first: 100) {
        edges { node { receiptNumber coin type status amount } }
      }
    }`;
    const { data, errors } = await ask<{
      assets: Asset[];
      convertOrders: { edges: { node: Order }[] };
      creditRecords: { edges: { node: CreditRecord }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    const of = (coin: string): Asset => {
      const asset = data.assets.find((one) => one.coin === coin);
      if (asset === undefined) throw new Error(`no ${coin}`);
      return asset;
    };
    return {
      of,
      available: (coin: string) => minorOf(of(coin).available),
      orders: data.convertOrders.edges.map(({ node }) => node),
      records: data.creditRecords.edges.map(({ node }) => node),
    };
  }

  const amountOf = (page: Page) => page.getByLabel('Amount', { exact: true });

  async function review(page: Page, amount: string): Promise<void> {
    await amountOf(page).fill(amount);
    await page.getByRole('button', { name: 'Review conversion' }).click();
    await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();
    await typePassword(page);
  }

  const typePassword = (page: Page) =>
    page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);

  const shotsOf = (page: Page, device: Device) => (name: string) =>
    keepScreenshot(page, `convert/${device}-${name}`);

  test('returns the amount when cancelled on a phone', async () => {
    const [device, userName] = ['phone', 'dana'] as const;
    const page = await memberPage(suite.browser, suite.portal, device, userName);
    const before = await readState(userName);
    const shot = shotsOf(page, device);

    // Several presses make one order; it is pending and can be cancelled.
    await open(page, suite.portal, '/convert?from=CASH_POINT&to=ASSETS_POINT');
    await review(page, '30');
    await shot('1-review');
    await page.getByRole('button', { name: 'Convert 30.00 CASH' }).dblclick();
    await page.getByRole('heading', { name: /^30\.00.CASH will become .+.ENTRUST$/ }).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^00:00:\d\d left$/);
    await shot('2-pending');
    const placed = await readState(userName);
    expect(placed.orders.length, 'a double click is one convert').toBe(before.orders.length + 1);
    const first = placed.orders[0];
    expect(first).toMatchObject({ status: 'PENDING', from: 'CASH_POINT', to: 'ASSETS_POINT', amount: '30' });
    const cash = placed.of('CASH_POINT');
    expect(minorOf(cash.available)).toBe(before.available('CASH_POINT') - minorOf('30'));
    expect(cash.holds).toContainEqual(expect.objectContaining({ reason: 'CONVERT', amount: '30' }));

    // The frozen amount shows its reason, and the order is still there after a reload.
    await open(page, suite.portal, '/index');
    await page.getByText('Set aside for a conversion').first().waitFor();
    await shot('3-frozen-on-the-dashboard');
    await open(page, suite.portal, '/convert');
    await page.reload();
    const waiting = page.getByRole('region', { name: '1 conversion waiting to settle' });
    await waiting.waitFor();
    await shot('4-after-a-reload');
    await waiting.getByRole('button', { name: `Cancel conversion ${first?.receiptNumber ?? ''}` }).dblclick();
    await waiting.waitFor({ state: 'detached' });
    const cancelled = await readState(userName);
    expect(cancelled.orders[0]).toEqual({ ...first, status: 'CANCELLED' });
    expect(cancelled.of('CASH_POINT')).toEqual(before.of('CASH_POINT'));
    const returned = cancelled.records.filter(({ receiptNumber }) => receiptNumber === first?.receiptNumber);
    expect(
      returned.reduce((sum, { amount }) => sum + minorOf(amount), 0n),
      'all of it came back',
    ).toBe(0n);
    expect(
      returned.filter(({ amount }) => amount.startsWith('-')).map(({ status }) => status),
      'what was frozen, and its fee',
    ).toEqual(['CANCELLED', 'CANCELLED']);
    await page.context().close();
  });

  test('settles when left alone on a desktop', async () => {
    const [device, userName] = ['desktop', 'budi'] as const;
    await suite.portal.platformCommand('convert', 'window', '8');
    const page = await memberPage(suite.browser, suite.portal, device, userName);
    const before = await readState(userName);
    const shot = shotsOf(page, device);
    await open(page, suite.portal, '/convert?from=CASH_POINT&to=ASSETS_POINT');
    await review(page, '40');
    await page.getByRole('button', { name: 'Convert 40.00 CASH' }).click();
    await page.getByRole('heading', { name: /^40\.00.CASH will become/ }).waitFor();
    await page.getByRole('heading', { name: /^40\.00.CASH converted into .+.ENTRUST$/ }).waitFor();
    await shot('5-settled');
    const after = await readState(userName);
    const second = after.orders[0];
    expect(second).toMatchObject({ status: 'COMPLETED', amount: '40' });
    expect(after.available('CASH_POINT')).toBe(before.available('CASH_POINT') - minorOf('40'));
    expect(after.available('ASSETS_POINT')).toBe(
      before.available('ASSETS_POINT') + minorOf(second?.actualAmount ?? '0'),
    );
    expect(after.of('CASH_POINT').frozen).toBe(before.of('CASH_POINT').frozen);
    const booked = after.records.filter(({ receiptNumber }) => receiptNumber === second?.receiptNumber);
    const sums = (coin: string) =>
      booked.filter((record) => record.coin === coin).reduce((sum, { amount }) => sum + minorOf(amount), 0n);
    expect(sums('CASH_POINT'), 'given and fee together').toBe(-minorOf('40'));
    expect(sums('ASSETS_POINT')).toBe(minorOf(second?.actualAmount ?? '0'));
    expect(booked.every(({ status }) => status === 'COMPLETED')).toBe(true);

    // Both movements are in the history, under one receipt number.
    await open(page, suite.portal, '/records?type=CONVERT');
    for (const coin of ['Cash credit', 'Entrust credit']) {
      await page.getByLabel('Credit', { exact: true }).selectOption({ label: coin });
      await page
        .getByRole('button', { name: /^Convert/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByText(second?.receiptNumber ?? 'no receipt')
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await open(page, suite.portal, '/convert?tab=records');
    await page.getByRole('button', { name: 'CASH → ENTRUST' }).first().waitFor();
    expect(await page.locator('main').innerText()).toContain('Cancelled');
    await shot('6-history');
    await page.context().close();
    await suite.portal.platformCommand('convert', 'window', '30');
  });

  test('fails on the form above the balance', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'eunji');
    const before = await readState('eunji');
    await open(page, suite.portal, '/convert?from=CASH_POINT&to=ASSETS_POINT');
    await page.getByText(/CASH available/).waitFor();
    await amountOf(page).fill('1000000');
    await page.getByRole('button', { name: 'Review conversion' }).click();
    await page.getByText(/^You have .* CASH available\.$/).waitFor();
    await page.getByRole('button', { name: 'Max' }).click();
    await page.getByRole('button', { name: 'Review conversion' }).click();
    await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();
    expect((await readState('eunji')).orders.length).toBe(before.orders.length);

    // The browser's back button leads to the form, with the entered values.
    const entered = await page
      .getByRole('button', { name: /^Convert .* CASH$/ })
      .innerText()
      .then((words) => words.replaceAll(/[^\d.]/g, ''));
    await page.goBack();
    expect(Number(await amountOf(page).inputValue())).toBe(Number(entered));
    expect(page.url()).toMatch(/#\/convert$/);

    // Offline nothing is sent, and the page stays: chunks that cannot be fetched do not reload it.
    await page.getByRole('button', { name: 'Review conversion' }).click();
    await typePassword(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Convert .* CASH$/ }).click();
    await page.getByText('You are offline. Nothing was sent.').waitFor();
    await page.getByRole('link', { name: 'Wallet' }).hover();
    await page.waitForTimeout(1_000);
    await page.getByText('You are offline. Nothing was sent.').waitFor();
    await page.context().setOffline(false);
    expect((await readState('eunji')).orders.length).toBe(before.orders.length);
    await page.context().close();
  });

  test('appears in the section of its credit', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/bonus/convert');
    expect(await page.getByLabel('You give').inputValue()).toBe('Reward credit');
    await amountOf(page).waitFor();
    await page.context().close();
  });
});
