/** A member's records as a file: a real download, read back as a spreadsheet would; and one that is called off. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, keepScreenshot, launch, newContext, type Device } from './browser.ts';
import { loaded } from './inspect.ts';
import { ask, enter, open, tokenOf } from './member.ts';
import { startPortal, type Portal } from './portal.ts';

interface CreditRecord {
  readonly receiptNumber: string;
  readonly transactionNumber: string;
  readonly occurredAt: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly reason: string | null;
}

interface PageOfRecords {
  readonly creditRecords: {
    readonly edges: readonly { readonly node: CreditRecord }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

describe.skipIf(chromiumPath() === undefined)('an export (needs a Chromium: CHROMIUM_PATH)', () => {
  let portal: Portal;
  let browser: Browser;
  let token: string;

  beforeAll(async () => {
    portal = await startPortal();
    browser = await launch();
    token = await tokenOf(portal, 'aiko');
  });
  afterAll(async () => {
    await browser.close();
    await portal.close();
  });

  /** Every record of aiko's, newest first, asked without a browser. */
  async function allRecords(): Promise<readonly CreditRecord[]> {
    const query = `query ($after: String) {
      creditRecords(first: 100, after: $after) {
        edges { node { receiptNumber transactionNumber occurredAt amount balanceAfter reason } }
        pageInfo { hasNextPage endCursor }
      }
    }`;
    const records: CreditRecord[] = [];
    const pageBehind = async (after: string | null): Promise<PageOfRecords['creditRecords']> => {
      const { data } = await ask<PageOfRecords>(portal, { query, variables: { after } }, token);
      if (!data) throw new Error('no answer');
      return data.creditRecords;
    };
    let page = await pageBehind(null);
    for (;;) {
      records.push(...page.edges.map(({ node }) => node));
      if (!page.pageInfo.hasNextPage) return records;
      page = await pageBehind(page.pageInfo.endCursor);
    }
  }

  /** A member's window whose files go to the downloads: a dialog of the system cannot be pressed from here. */
  async function enterWithDownloads(device: Device, locale: string): Promise<[BrowserContext, Page]> {
    const context = await newContext(browser, { device, locale });
    await context.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await enter(context, locale, token);
    return [context, await context.newPage()];
  }

  test.each<[Device, string, string, string]>([
    ['desktop', 'en-US', 'Export CSV', 'Time (GMT+8)'],
    ['phone', 'ja-JP', 'CSVを書き出す', '時刻（GMT+8）'],
  ])('on a %s in %s holds every record to its last digit', async (device, locale, button, timeHeader) => {
    const [context, page] = await enterWithDownloads(device, locale);
    await open(page, portal, '/records');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await readFile(await (await download).path());
    const name = (await download).suggestedFilename();
    await keepScreenshot(page, `export/${device}-done`, { fullPage: false });
    expect(name).toMatch(/^records_until_\d{4}-\d{2}-\d{2}\.csv$/);

    // What a spreadsheet looks at first: UTF-8 by its mark, lines by CRLF.
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = file.toString('utf8');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\r');

    const [header, ...rows] = parse(file, { bom: true, record_delimiter: '\r\n' });
    const records = await allRecords();
    expect(records.length, 'more than a page').toBeGreaterThan(100);
    expect(header).toHaveLength(14);
    expect(header?.[0]).toBe(timeHeader);
    expect(rows).toHaveLength(records.length);
    const inZone = (at: string): string =>
      new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(rows.map((row) => [row[0], row[4], row[5], row[11], row[12]])).toEqual(
      records.map(({ occurredAt, amount, balanceAfter, receiptNumber, transactionNumber }) => [
        inZone(occurredAt),
        amount,
        balanceAfter,
        receiptNumber,
        transactionNumber,
      ]),
    );
    expect(
      rows.some((row) => row[4]?.startsWith('-')),
      'negative amounts stay numbers',
    ).toBe(true);
    expect(rows.flat().filter((field) => /^[=+@\t\r]/.test(field))).toEqual([]);
    await context.close();
  });

  test('holds what the filters let through, and says its days', async () => {
    const [context, page] = await enterWithDownloads('desktop', 'en-US');
    await open(page, portal, '/records?coin=CASH_POINT&type=TRANSFER&from=2026-01-01&to=2099-01-01');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const rows = parse(await readFile(await (await download).path()), { bom: true });
    expect((await download).suggestedFilename()).toBe('records_2026-01-01_2099-01-01.csv');
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.slice(1).map((row) => `${row[1] ?? ''} of ${row[2] ?? ''}`))).toEqual(
      new Set(['Transfer of Cash credit']),
    );
    await context.close();
  });

  test('goes on while the member looks at another screen, and is called off without a file', async () => {
    const [context, page] = await enterWithDownloads('desktop', 'en-US');
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await open(page, portal, '/records');
    await page.getByRole('table').waitFor();
    // A gateway that has become slow: the second page of the export does not come before it is called off.
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON() as {
        operationName: string;
        variables: { first?: number; after?: string | null };
      };
      const isSecond =
        operationName === 'CreditRecords' && variables.first === 100 && variables.after !== null;
      if (isSecond) await new Promise((resolve) => setTimeout(resolve, 15_000));
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('100 records read').first().waitFor();
    await keepScreenshot(page, 'export/desktop-on-its-way', { fullPage: false });

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await loaded(page);
    await page.getByText(/^Exporting records_until_/).waitFor();
    await page.getByText('100 records read').first().waitFor();
    await keepScreenshot(page, 'export/desktop-on-another-screen', { fullPage: false });
    await page.getByRole('button', { name: 'Cancel the export' }).click();
    await page.getByText('Export stopped. No file was saved.').waitFor();
    expect(await page.getByText('100 records read').count()).toBe(0);
    expect(downloads).toBe(0);

    await open(page, portal, '/records');
    await page.getByRole('button', { name: 'Export CSV' }).waitFor();
    await context.close();
  });

  test('asks before the page is left', async () => {
    const [context, page] = await enterWithDownloads('desktop', 'en-US');
    await open(page, portal, '/records');
    await page.getByRole('table').waitFor();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"first":100') === true) return;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('0 records read').first().waitFor();
    const asked = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await leaving;
    await context.close();
  });
});
