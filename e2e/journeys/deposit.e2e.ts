/** Deposits as a member sees them: submitted, reviewed by an operator, then credited or rejected with a reason. */
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { ask, memberPage, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Deposit {
  readonly id: string;
  readonly receiptNumber: string;
  readonly status: string;
  readonly amount: string;
  readonly creditedAmount: string;
  readonly hash: string | null;
  readonly reason: string | null;
}

const someHash = (): string => `0x${randomBytes(32).toString('hex')}`;

/** Time in ms after which every page has polled again. */
const pollWindowMs = 16_000;

/** A file as a member chooses it. */
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/**
 * A page of 400 by 200 points with four Chinese characters, as banks write them: in a font that is not embedded, with a
 * predefined encoding.
 */
function chinesePdf(): Buffer {
  const content = 'BT /F1 60 Tf 80 80 Td <D2F8D0D0BBD8B5A5> Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /GBK-EUC-H /DescendantFonts [6 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 7 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>`,
    `<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0
      /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = pdf.length;
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF`;
  return Buffer.from(pdf + table + trailer, 'latin1');
}

onPortal('a deposit', (suite) => {
  /** A member's data from the platform, requested without a browser. */
  async function readState(userName: string): Promise<{ cash: bigint; deposits: readonly Deposit[] }> {
    const query =
      '{ assets { coin available } deposits(first: 100) { edges { node { id receiptNumber status amount creditedAmount hash reason } } } }';
    const { data } = await ask<{
      assets: { coin: string; available: string }[];
      deposits: { edges: { node: Deposit }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error('no answer');
    const [whole = '0', part = ''] = (
      data.assets.find(({ coin }) => coin === 'CASH_POINT')?.available ?? ''
    ).split('.');
    return {
      cash: BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2)),
      deposits: data.deposits.edges.map(({ node }) => node),
    };
  }

  /** A member's page whose clock can be moved forward, so that its timers run at once. */
  async function memberOn(device: Device, userName: string): Promise<Page> {
    const page = await memberPage(suite.browser, suite.portal, device, userName);
    await page.clock.install();
    return page;
  }

  /** Chooses the network and confirms the warnings; then the address is shown. */
  async function openAddress(page: Page, network: string): Promise<void> {
    await open(page, suite.portal, '/recharge');
    await page.getByRole('button', { name: new RegExp(`${network}.*From`) }).click();
    expect(await page.getByRole('img', { name: /QR code/ }).count(), 'no address before the rules').toBe(0);
    await page.getByRole('checkbox').check();
    await page.getByRole('img', { name: `QR code of your ${network} deposit address` }).waitFor();
  }

  async function fillOnChain(page: Page, amount: string, reference: string): Promise<void> {
    await openAddress(page, 'BEP20');
    await page.getByLabel('Amount sent').fill(amount);
    await page.getByLabel('Transaction hash or receipt number').fill(reference);
    await page.getByRole('button', { name: 'Review deposit' }).click();
  }

  async function fillBank(page: Page, amount: string, reference: string): Promise<void> {
    await open(page, suite.portal, '/recharge?tab=bank');
    await page.getByRole('button', { name: /Local bank transfer.*From/ }).click();
    const account = page.getByRole('radio').first();
    if ((await page.getByRole('radio').count()) > 0) await account.check();
    await page.getByLabel('Amount sent').fill(amount);
    await page.getByLabel("Your bank's receipt number").fill(reference);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
    await page.getByLabel('Receipt picture').setInputFiles(file('receipt.png', 'image/png', picture));
    await page.getByText('receipt.png', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Review deposit' }).click();
  }

  /** Submits the form with a double click; resolves to the single deposit that it made. */
  async function sendIn(page: Page, userName: string, amount: string): Promise<Deposit> {
    const before = await readState(userName);
    await page.getByRole('button', { name: `Submit deposit of ${amount}` }).dblclick();
    await page.getByRole('heading', { name: `Deposit of ${amount} submitted` }).waitFor();
    await page.locator('main').getByText('Pending review').first().waitFor();
    const after = await readState(userName);
    expect(after.deposits.length, 'a double click is one deposit').toBe(before.deposits.length + 1);
    expect(after.cash, 'nothing is credited before it is approved').toBe(before.cash);
    const deposit = after.deposits[0];
    if (deposit === undefined) throw new Error('no deposit');
    expect(deposit.status).toBe('PENDING_REVIEW');
    await page.getByText(deposit.receiptNumber).waitFor();
    return deposit;
  }

  /** Approves it, and waits until the member's page shows it without input. */
  async function approve(page: Page, userName: string, deposit: Deposit, amount: string): Promise<void> {
    const before = await readState(userName);
    await suite.portal.platformCommand('review', 'approve', `deposit:${deposit.id}`);
    await page.clock.fastForward(pollWindowMs);
    await page.getByRole('heading', { name: `Deposit of ${amount} approved` }).waitFor();
    const after = await readState(userName);
    const [whole = '0', part = ''] = deposit.creditedAmount.split('.');
    expect(after.cash - before.cash).toBe(BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2)));
  }

  /** The movement of the credits among the member's records. */
  async function findRecord(page: Page, deposit: Deposit): Promise<string> {
    await open(page, suite.portal, '/records');
    await page
      .locator('main')
      .getByRole('button', { name: /Deposit/ })
      .first()
      .click();
    const detail = page.getByRole('dialog');
    await detail.getByText(deposit.receiptNumber).waitFor();
    return detail.innerText();
  }

  test('is accepted as sent over a chain, approved, credited in whole multiples and recorded on a phone', async () => {
    const device = 'phone';
    const page = await memberOn(device, 'aiko');
    const hash = someHash();
    await fillOnChain(page, '63.2', hash);
    await keepScreenshot(page, `deposit/${device}-1-review`);
    const deposit = await sendIn(page, 'aiko', '63.20 USDT');
    expect(deposit.hash).toBe(hash);
    expect(deposit.creditedAmount).toMatch(/^63(\.0+)?$/);
    await page.getByText('Left over, not credited').waitFor();
    await keepScreenshot(page, `deposit/${device}-2-pending`);
    await approve(page, 'aiko', deposit, '63.20 USDT');
    await keepScreenshot(page, `deposit/${device}-3-approved`);
    expect(await findRecord(page, deposit)).toContain('63.00');

    // the same hash again, written another way
    await fillOnChain(page, '64', hash.slice(2).toUpperCase());
    await page.getByRole('button', { name: 'Submit deposit of 64.00 USDT' }).click();
    await page
      .locator('main')
      .getByText(/You have already submitted this deposit/)
      .waitFor();
    await page.context().close();
  });

  test('through a bank is approved at the rate of the channel on a desktop', async () => {
    const device = 'desktop';
    const page = await memberOn(device, 'budi');
    await fillBank(page, '200', `FT ${randomBytes(6).toString('hex')}`);
    await page.getByText('197.00', { exact: false }).first().waitFor();
    const deposit = await sendIn(page, 'budi', '200.00 USD');
    expect(deposit.creditedAmount).toMatch(/^197(\.0+)?$/);
    await keepScreenshot(page, `deposit/${device}-4-bank-pending`);
    await approve(page, 'budi', deposit, '200.00 USD');
    await findRecord(page, deposit);

    await open(page, suite.portal, '/recharge?tab=records&method=BANK');
    await page
      .locator('main')
      .getByRole('button', { name: /Local bank transfer/ })
      .first()
      .click();
    const detail = page.getByRole('dialog');
    await detail.getByText(deposit.receiptNumber).waitFor();
    await detail.getByRole('button', { name: 'Show picture' }).click();
    const picture = detail.getByRole('img', { name: 'Receipt picture' });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await keepScreenshot(page, `deposit/${device}-5-record`, { fullPage: false });
    await page.context().close();
  });

  test('shows the reason on a phone when it is rejected', async () => {
    const device = 'phone';
    const page = await memberOn(device, 'chen');
    const reason = `The transaction sent 10 USDT, not 75 (${device}).`;
    await fillOnChain(page, '75', someHash());
    const deposit = await sendIn(page, 'chen', '75.00 USDT');
    const before = await readState('chen');
    await suite.portal.platformCommand('review', 'reject', `deposit:${deposit.id}`, '--reason', reason);
    // no balance changes: the page polls by itself while a deposit is pending
    await page.clock.fastForward(pollWindowMs);
    await page.getByRole('heading', { name: 'Deposit of 75.00 USDT rejected' }).waitFor();
    await page.locator('main').getByText(reason).first().waitFor();
    await keepScreenshot(page, `deposit/${device}-6-rejected`);
    expect((await readState('chen')).cash).toBe(before.cash);

    await open(page, suite.portal, '/recharge?tab=records&status=REJECTED');
    await page.locator('main').getByRole('button', { name: /BEP20/ }).first().click();
    await page.getByRole('dialog').getByText(reason).first().waitFor();
    await keepScreenshot(page, `deposit/${device}-7-rejected-record`, { fullPage: false });
    await page.context().close();
  });

  test('refuses invalid files in the browser and sends nothing', async () => {
    const page = await memberOn('desktop', 'aiko');
    await openAddress(page, 'TRC20');
    const sent: string[] = [];
    page.on('request', (request) => {
      if ((request.headers()['content-type'] ?? '').startsWith('multipart/')) sent.push(request.url());
    });
    const picture = page.getByLabel('Receipt picture');
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(6_000_000)]);
    await picture.setInputFiles(file('photo.png', 'image/png', png));
    await page
      .getByText(/photo\.png cannot be shown: it may be damaged\./)
      .first()
      .waitFor();
    await keepScreenshot(page, 'deposit/broken');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await picture.setInputFiles(file('drawing.svg', 'image/svg+xml', svg));
    await page
      .getByText(/drawing\.svg is not a JPEG, PNG or WebP picture, nor a PDF\./)
      .first()
      .waitFor();
    await picture.setInputFiles(file('page.jpg', 'image/jpeg', Buffer.from('<!doctype html><p>hello</p>')));
    await page
      .getByText(/page\.jpg is not a JPEG, PNG or WebP picture, nor a PDF\./)
      .first()
      .waitFor();
    // the name of a picture and its first bytes, but nothing a browser can show
    const torn = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2000)]);
    await picture.setInputFiles(file('torn.jpg', 'image/jpeg', torn));
    await page
      .getByText(/torn\.jpg cannot be shown/)
      .first()
      .waitFor();
    await picture.setInputFiles(file('torn.pdf', 'application/pdf', Buffer.from('%PDF-1.7 and no more')));
    await page
      .getByText(/The first page of torn\.pdf cannot be shown/)
      .first()
      .waitFor();
    expect(sent).toEqual([]);
    await page.context().close();
  });

  test('sends the first page of a PDF as a picture', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    await openAddress(page, 'TRC20');
    const paper = await page.context().newPage();
    await paper.setContent('<h1>A receipt</h1><p style="break-before: page">Conditions</p>');
    const pdf = await paper.pdf({ width: '400px', height: '800px' });
    await page.getByLabel('Receipt picture').setInputFiles(file('receipt.pdf', 'application/pdf', pdf));
    await page.getByText('receipt.jpg', { exact: true }).waitFor();
    const [width, height] = await page
      .locator('[data-picture-field] img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
    expect([width, height], 'one page, as high as a picture may be').toEqual([1024, 2048]);
    await keepScreenshot(page, 'deposit/pdf');

    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByLabel('Receipt picture').setInputFiles(file('bank.pdf', 'application/pdf', chinesePdf()));
    await page.getByText('bank.jpg', { exact: true }).waitFor();
    const ink = await page.locator('[data-picture-field] img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(400, 200).getContext('2d');
      context?.drawImage(image, 0, 0, 400, 200);
      /** How many of a hundred pixels are dark, from one place across to another. */
      const darkness = (left: number, right: number): number => {
        const { data } = context?.getImageData(left, 60, right - left, 70) ?? { data: [255] };
        const dark = data.filter((value, i) => i % 4 === 0 && value < 128).length;
        return (dark * 400) / data.length;
      };
      return [80, 140, 200, 260].map((left) => darkness(left, left + 60));
    });
    for (const dark of ink) expect(dark, 'each character is drawn').toBeGreaterThan(5);
    expect(fetched.filter((address) => address.endsWith('.bcmap')).length).toBeGreaterThan(0);
    await keepScreenshot(page, 'deposit/pdf-chinese');
    await page.context().close();
  });
});
