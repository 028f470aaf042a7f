/** A member's records as a file: a real download, parsed as a spreadsheet would; and an export that is cancelled. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { keepScreenshot, newContext, type Device } from '../support/browser.ts';
import { loaded } from '../support/inspect.ts';
import { ask, enter, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

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

onPortal('an export', (suite) => {
  let token: string;

  beforeAll(async () => {
    token = await tokenOf(suite.portal, 'aiko');
  });

  /** All records of aiko, newest first, requested without a browser. */
  async function allRecords(): Promise<readonly CreditRecord[]> {
    const query = `query ($after: String) {
      creditRecords(first: 100, after: $after) {
        edges { node { receiptNumber transactionNumber occurredAt amount balanceAfter reason } }
        pageInfo { hasNextPage endCursor }
      }
    }`;
    const records: CreditRecord[] = [];
    const pageBehind = async (after: string | null): Promise<PageOfRecords['creditRecords']> => {
      const { data } = await ask<PageOfRecords>(suite.portal, { query, variables: { after } }, token);
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
    const context = await newContext(suite.browser, { device, locale });
    await context.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await enter(context, locale, token);
    return [context, await context.newPage()];
  }

  test('contains every record to the last digit on a phone in Japanese', async () => {
    const [context, page] = await enterWithDownloads('phone', 'ja-JP');
    await open(page, suite.portal, '/records');
    const exportAll = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSVを書き出す' }).click();
      const file = await readFile(await (await download).path());
      return { file, name: (await download).suggestedFilename() };
    };
    // The demonstration continues in the background, so the comparison waits until no record was added meanwhile.
    let before = await allRecords();
    let { file, name } = await exportAll();
    let records = await allRecords();
    while (records.length > before.length) {
      before = records;
      ({ file, name } = await exportAll());
      records = await allRecords();
    }
    await keepScreenshot(page, 'export/phone-done', { fullPage: false });
    expect(name).toMatch(/^records_until_\d{4}-\d{2}-\d{2}\.csv$/);

    // The format that spreadsheets expect: a UTF-8 byte order mark and CRLF lines.
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = file.toString('utf8');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\r');

    const [header, ...rows] = parse(file, { bom: true, record_delimiter: '\r\n' });
    expect(records.length, 'more than a page').toBeGreaterThan(100);
    expect(header).toHaveLength(14);
    expect(header?.[0]).toBe('日時（GMT+8）');
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

  test('contains the filtered records and names their days', async () => {
    const [context, page] = await enterWithDownloads('desktop', 'en-US');
    await open(page, suite.portal, '/records?coin=CASH_POINT&type=TRANSFER&from=2026-01-01&to=2099-01-01');
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

  test('continues while the member is on another screen, and leaves no file when it is cancelled', async () => {
    const [context, page] = await enterWithDownloads('desktop', 'en-US');
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await open(page, suite.portal, '/records');
    await page.getByRole('table').waitFor();
    let callOff = (): void => undefined;
    const calledOff = new Promise<void>((resolve) => (callOff = resolve));
    // A slow gateway: the second page of 100 rows does not arrive before the export is cancelled.
    await page.route('**/graphql', async (route) => {
      const body = route.request().postDataJSON() as {
        operationName: string;
        variables: { first?: number; after?: string | null };
      };
      const isExport = body.operationName === 'CreditRecords' && body.variables.first === 500;
      if (isExport && body.variables.after !== null) await calledOff;
      const smaller = { ...body, variables: { ...body.variables, first: 100 } };
      await route.continue(isExport ? { postData: smaller } : {}).catch(() => undefined);
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
    callOff();
    expect(await page.getByText('100 records read').count()).toBe(0);
    expect(downloads).toBe(0);

    await open(page, suite.portal, '/records');
    await page.getByRole('button', { name: 'Export CSV' }).waitFor();
    await context.close();
  });

  test('warns before the page is left', async () => {
    const [context, page] = await enterWithDownloads('desktop', 'en-US');
    await open(page, suite.portal, '/records');
    await page.getByRole('table').waitFor();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"first":500') === true) return;
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
