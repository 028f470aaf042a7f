/** Entrust packages as a member sees them: one is bought and its profit switched, another is redeemed in its window. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { ask, confirm, memberPage, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Order {
  readonly id: string;
  readonly receiptNumber: string;
  readonly status: string;
  readonly amount: string;
  readonly autoAdd: boolean;
  readonly locked: string;
  readonly redeemed: string | null;
  readonly expiresAt: string;
}

interface State {
  readonly orders: readonly Order[];
  /** `PURCHASE -100`. Not the balance: other orders of the demonstration end meanwhile. */
  readonly records: readonly string[];
}

onPortal('an entrust package', (suite) => {
  /** Aiko's state, requested without a browser. The newest package and record come first. */
  async function readState(): Promise<State> {
    const query = `{
      entrustOrders(first: 100) {
        edges { node { id receiptNumber status amount autoAdd locked redeemed expiresAt } }
      }
      creditRecords(first: 10) { edges { node { type amount } } }
    }`;
    const { data, errors } = await ask<{
      entrustOrders: { edges: { node: Order }[] };
      creditRecords: { edges: { node: { type: string; amount: string } }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, 'aiko'));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    return {
      orders: data.entrustOrders.edges.map(({ node }) => node),
      records: data.creditRecords.edges.map(({ node: { type, amount } }) => `${type} ${amount}`),
    };
  }

  const shotsOf = (page: Page, device: Device) => (name: string) =>
    keepScreenshot(page, `entrust/${device}-${name}`);

  test('is bought once and compounds its profit on a desktop', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    const shot = shotsOf(page, 'desktop');
    const before = await readState();
    await open(page, suite.portal, '/custody');
    await page.getByRole('region', { name: 'Your packages' }).waitFor();
    await shot('1-packages');
    await page.getByRole('button', { name: 'Buy the package of 100.00 ENTRUST' }).click();
    await shot('2-review');
    await confirm(page, 'Buy for 100.00 ENTRUST');
    await page.getByRole('heading', { name: 'Package of 100.00 ENTRUST bought' }).waitFor();
    await shot('3-bought');
    const after = await readState();
    expect(after.orders.length, 'a double click is one package').toBe(before.orders.length + 1);
    expect(after.orders[0]).toMatchObject({ status: 'RUNNING', amount: '100', autoAdd: false });
    expect(after.records).toContain('PURCHASE -100');

    await page.getByRole('button', { name: 'Back to the packages' }).click();
    await page.getByRole('switch', { name: 'Auto-add' }).first().click();
    await expect.poll(async () => (await readState()).orders[0]?.autoAdd).toBe(true);
    await page.getByText('The daily profit goes into the package.').first().waitFor();
    await open(page, suite.portal, `/custody?tab=records&receipt=${after.orders[0]?.receiptNumber ?? ''}`);
    await page
      .getByRole('dialog')
      .getByText(after.orders[0]?.receiptNumber ?? '')
      .waitFor();
    await shot('4-record');
    await page.context().close();
  });

  test('announces that it can be redeemed and returns its credits on a phone', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const shot = shotsOf(page, 'phone');
    await open(page, suite.portal, '/index');
    await page.getByRole('link', { name: 'Redeem or upgrade it' }).click();
    const own = page.getByRole('region', { name: 'Your packages' });
    await own.getByText('This package can be redeemed').waitFor();
    await own.getByRole('timer').first().waitFor();
    await shot('1-window');
    const before = await readState();
    const due = before.orders.find(
      ({ status, expiresAt }) => status === 'RUNNING' && Date.parse(expiresAt) <= Date.now(),
    );
    await own.getByRole('button', { name: /^Redeem the package/ }).click();
    await shot('2-review');
    await confirm(page, /^Redeem /);
    await page.getByRole('heading', { name: /is available again$/ }).waitFor();
    await shot('3-redeemed');
    const after = await readState();
    const redeemed = after.orders.find(({ id }) => id === due?.id);
    expect(redeemed).toMatchObject({ status: 'REDEEMED', locked: '0' });
    expect(after.records).toContain(`REDEEM ${redeemed?.redeemed}`);
    await page.context().close();
  });
});
