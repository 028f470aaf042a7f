/** P2P trading as two members see it: an offer is published, bought once and announced; another is cancelled. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOutOfReach } from '../support/area.ts';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { ask, confirm, memberPage, minorOf, open, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Asset {
  readonly coin: string;
  readonly available: string;
  readonly frozen: string;
}

interface Order {
  readonly id: string;
  readonly status: string;
  readonly receiptNumber: string;
  readonly amount: string;
}

/** Time in ms after which every page has polled again. */
const pollWindowMs = 16_000;

onPortal('P2P trading', (suite) => {
  /** A member's balances and offers, requested without a browser. */
  async function readState(userName: string) {
    const query = `{
      assets { coin available frozen }
      otcSales(first: 100) { edges { node { id status receiptNumber amount } } }
      otcPurchases(first: 100) { edges { node { id status receiptNumber amount } } }
    }`;
    const { data, errors } = await ask<{
      assets: Asset[];
      otcSales: { edges: { node: Order }[] };
      otcPurchases: { edges: { node: Order }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    const of = (coin: string, part: 'available' | 'frozen' = 'available'): bigint =>
      minorOf(data.assets.find((one) => one.coin === coin)?.[part] ?? '0');
    return {
      of,
      sales: data.otcSales.edges.map(({ node }) => node),
      purchases: data.otcPurchases.edges.map(({ node }) => node),
    };
  }

  /** Publishes an offer of another member. */
  async function publish(userName: string, amount: string, price: string, actualAmount: string) {
    const query = 'mutation ($input: PublishOtcInput!) { publishOtc(input: $input) { order { id } } }';
    const input = {
      idempotencyKey: crypto.randomUUID(),
      amount,
      price,
      actualAmount,
      transactionPassword: passwords.transaction,
    };
    const { errors } = await ask(
      suite.portal,
      { query, variables: { input } },
      await tokenOf(suite.portal, userName),
    );
    expect(errors).toBeUndefined();
  }

  const shotsOf = (page: Page, device: Device) => (name: string) =>
    keepScreenshot(page, `otc/${device}-${name}`);

  test('sells an offer to another member once and notifies the seller', async () => {
    const seller = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const before = { aiko: await readState('aiko'), chen: await readState('chen') };
    const shot = shotsOf(seller, 'phone');
    await open(seller, suite.portal, '/otc');
    await seller.getByRole('button', { name: 'Buy 20.00 USDT for 19.98 CASH' }).waitFor();
    await inspect(seller, 'the lobby');
    await shot('1-lobby');
    await seller.getByRole('link', { name: 'Sell', exact: true }).click();
    await seller.getByLabel('Amount you offer').fill('30');
    await seller.getByLabel('Price of 1 USDT').fill('0.98');
    await seller.getByText('29.253 CASH').first().waitFor();
    await inspect(seller, 'the form');
    await shot('2-form');
    await seller.getByRole('button', { name: 'Review offer' }).click();
    await seller.getByText(/is frozen until a member buys all of it or you cancel/).waitFor();
    await shot('3-review');
    await confirm(seller, 'Offer 30.00 USDT for 29.40 CASH');
    await seller.getByRole('heading', { name: '30.00 USDT offered for 29.40 CASH' }).waitFor();
    await shot('4-published');
    const published = await readState('aiko');
    expect(published.sales.length, 'a double click is one offer').toBe(before.aiko.sales.length + 1);
    expect(published.of('USDT_POINT', 'frozen')).toBe(before.aiko.of('USDT_POINT', 'frozen') + minorOf('30'));

    const buyer = await memberPage(suite.browser, suite.portal, 'desktop', 'chen');
    const buyerShot = shotsOf(buyer, 'desktop');
    await open(buyer, suite.portal, '/usdt/otc');
    const offer = buyer.getByRole('button', { name: 'Buy 30.00 USDT for 29.40 CASH' });
    await offer.waitFor();
    await inspect(buyer, 'the lobby');
    await buyerShot('1-lobby');
    await offer.click();
    await buyer.getByText(/A purchase cannot be undone/).waitFor();
    await buyerShot('2-review');
    await confirm(buyer, 'Buy 30.00 USDT for 29.40 CASH');
    await buyer.getByRole('heading', { name: '30.00 USDT bought' }).waitFor();
    await buyerShot('3-bought');
    const after = { aiko: await readState('aiko'), chen: await readState('chen') };
    expect(after.chen.purchases.length, 'a double click is one purchase').toBe(
      before.chen.purchases.length + 1,
    );
    expect(after.chen.of('CASH_POINT')).toBe(before.chen.of('CASH_POINT') - minorOf('29.4'));
    expect(after.chen.of('USDT_POINT')).toBe(before.chen.of('USDT_POINT') + minorOf('30'));
    expect(after.aiko.of('CASH_POINT')).toBe(before.aiko.of('CASH_POINT') + minorOf('29.253'));
    expect(after.aiko.of('USDT_POINT', 'frozen')).toBe(before.aiko.of('USDT_POINT', 'frozen'));

    // The seller finds it among the own offers, and the buyer among the purchases.
    await open(seller, suite.portal, `/otc?tab=sales&receipt=${after.aiko.sales[0]?.receiptNumber ?? ''}`);
    await seller
      .getByRole('dialog')
      .getByText(/30\.00 USDT was bought for 29\.40 CASH/)
      .waitFor();
    await inspect(seller, 'the details');
    await shot('5-sold');
    await buyer.getByRole('link', { name: 'See the purchase' }).click();
    await buyer.getByRole('dialog').getByText('You bought 30.00 USDT for 29.40 CASH.').waitFor();
    await buyerShot('4-purchase');
    await Promise.all([seller.context().close(), buyer.context().close()]);
  });

  test('counts new offers and marks sold ones without moving the list until asked', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    const shot = shotsOf(page, 'desktop');
    await open(page, suite.portal, '/otc?minAmount=600');
    const lobby = page.getByRole('region', { name: 'Offers' });
    await lobby.getByRole('button', { name: 'Buy 640.00 USDT for 659.20 CASH' }).waitFor();
    const rows = () => lobby.getByRole('listitem').allInnerTexts();
    const [first = ''] = await rows();
    await suite.portal.platformCommand(
      'adjust',
      'in',
      'budi',
      '601',
      'USDT_POINT',
      '--reason',
      'Goodwill',
      '--yes',
    );
    await publish('budi', '601', '0.97', '580.05515');
    await lobby.getByRole('button', { name: '1 new offer: show' }).waitFor({ timeout: pollWindowMs });
    expect((await rows())[0]).toBe(first);
    await shot('5-news');
    await lobby.getByRole('button', { name: '1 new offer: show' }).click();
    await lobby.getByRole('button', { name: 'Buy 601.00 USDT for 582.97 CASH' }).waitFor();
    expect((await rows())[0]).toContain('0.97');
    const gone = (await readState('budi')).sales.find(({ amount }) => amount === '601');
    await suite.portal.platformCommand('otc', 'cancel', gone?.id ?? '', '--reason', 'On request');
    await lobby.getByText('No longer available').waitFor({ timeout: pollWindowMs });
    expect((await rows())[0]).toContain('0.97');
    await inspect(page, 'a lobby with an offer that is gone');
    await shot('6-gone');
    await lobby.getByRole('button', { name: '1 offer is gone: refresh' }).click();
    await expect.poll(async () => (await rows())[0]).toBe(first);
    await page.context().close();
  });

  test('returns a cancelled offer', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const before = await readState('aiko');
    const offer = before.sales.find(({ status }) => status === 'PUBLISHED');
    await open(page, suite.portal, `/otc?tab=sales&receipt=${offer?.receiptNumber ?? ''}`);
    const details = page.getByRole('dialog');
    await details.getByText(/^If you cancel, .* is available again at once/).waitFor();
    await keepScreenshot(page, 'otc/phone-6-published');
    await details.getByRole('button', { name: `Cancel offer ${offer?.receiptNumber ?? ''}` }).dblclick();
    await details.getByText(/^The offer was taken back\./).waitFor();
    await keepScreenshot(page, 'otc/phone-7-cancelled');
    const after = await readState('aiko');
    expect(after.of('USDT_POINT')).toBe(before.of('USDT_POINT') + minorOf(offer?.amount ?? '0'));
    expect(after.sales.find(({ id }) => id === offer?.id)?.status).toBe('CANCELLED');
    await page.context().close();
  });

  test('shows neither a menu entry nor screens to a member without the area', async () => {
    await expectOutOfReach(suite, {
      paths: ['/otc', '/usdt/otc'],
      link: 'P2P',
      query: '{ otcInfo { isOpen } }',
    });
  });
});
