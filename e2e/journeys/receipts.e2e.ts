/** A printed receipt, a rejected order sent again, a search of the history, and the statement of a month. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from '../support/browser.ts';
import { accessibilityProblems, loaded, overflow } from '../support/inspect.ts';
import { ask, memberPage, minorOf, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Deposit {
  readonly receiptNumber: string;
  readonly amount: string;
  readonly reference: string | null;
}

onPortal('receipts and statements', (suite) => {
  async function as<Data>(userName: string, query: string): Promise<Data> {
    const { data, errors } = await ask<Data>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    return data;
  }

  /** Keeps a screenshot of the page in print, and returns its text. */
  async function onPaper(page: Page, name: string): Promise<string> {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await keepScreenshot(page, name);
    const words = await page.locator('body').innerText();
    expect(await page.getByRole('button').count(), 'buttons on paper').toBe(0);
    expect(await page.getByRole('navigation').count(), 'menus on paper').toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    return words;
  }

  test('allow printing a receipt and sending a rejected deposit again on a phone', async () => {
    const { deposits } = await as<{ deposits: { edges: { node: Deposit }[] } }>(
      'aiko',
      '{ deposits(filter: { status: REJECTED, method: BANK }, first: 1) { edges { node { receiptNumber amount reference } } } }',
    );
    const rejected = deposits.edges[0]?.node;
    if (rejected === undefined) throw new Error('aiko has no rejected deposit');
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    await open(page, suite.portal, `/recharge?tab=records&receipt=${rejected.receiptNumber}`);
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Print' }).waitFor();
    await keepScreenshot(page, 'receipts/phone-details', { fullPage: false });
    expect(await accessibilityProblems(page)).toEqual([]);

    const words = await onPaper(page, 'receipts/phone-paper');
    for (const part of ["Members' Portal", 'Receipt · Deposit', rejected.receiptNumber, 'Rejected', 'GMT+8'])
      expect(words).toContain(part);

    await details.getByRole('link', { name: 'Send again' }).click();
    await page.getByRole('heading', { name: 'Tell us what you sent' }).waitFor();
    await expect.poll(() => details.count()).toBe(0);
    expect(minorOf(await page.getByLabel('Amount sent').inputValue())).toBe(minorOf(rejected.amount));
    expect(await page.getByLabel("Your bank's receipt number").inputValue()).toBe(rejected.reference);
    await keepScreenshot(page, 'receipts/phone-again');
  });

  test('allow searching the history and opening the statement of a month on a desktop', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/records');
    await page.getByRole('searchbox', { name: 'Search' }).fill('budi');
    await page.waitForURL(/search=budi/);
    await loaded(page);
    const rows = page.getByRole('table', { name: 'Records' }).locator('tr[data-row]');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) expect(await row.innerText()).toContain('budi');
    await keepScreenshot(page, 'receipts/desktop-search');

    await page.getByRole('link', { name: 'Monthly statement' }).click();
    await page.getByRole('heading', { level: 1, name: 'Monthly statement' }).waitFor();
    await loaded(page);
    await page.getByRole('region', { name: 'Cash credit' }).waitFor();
    await keepScreenshot(page, 'receipts/desktop-statement');
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    const words = await onPaper(page, 'receipts/desktop-statement-paper');
    for (const part of ['Statement · ', 'aiko', 'Opening balance', 'Closing balance', 'Cash credit'])
      expect(words).toContain(part);
  });
});
