/** The portal's main flow with two members: sign in, live balances, a transfer, both records. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { ask, open, passwords, signIn, signOut, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';
import { TamperingProxy } from '../support/tampering-proxy.ts';

interface Transfers {
  transfers: {
    edges: { node: { receiptNumber: string; amount: string; counterparty: string; direction: string } }[];
  };
  assets: { coin: string; available: string }[];
}

/** Observes when a transfer is sent to the platform. */
const proxy = new TamperingProxy();

onPortal(
  'a transfer',
  (suite) => {
    afterAll(() => proxy.close());

    /** A member's data from the platform, requested without a browser. */
    async function readState(
      userName: string,
    ): Promise<{ cash: bigint; transfers: Transfers['transfers']['edges'] }> {
      const token = await tokenOf(suite.portal, userName);
      const query =
        '{ assets { coin available } transfers(first: 100) { edges { node { receiptNumber amount counterparty direction } } } }';
      const { data } = await ask<Transfers>(suite.portal, { query }, token);
      if (!data) throw new Error('no answer');
      const cash = data.assets.find(({ coin }) => coin === 'CASH_POINT')?.available ?? '';
      return { cash: cents(cash), transfers: data.transfers.edges };
    }

    /** Hundredths of an amount, truncated as on the screen. */
    const cents = (amount: string): bigint => {
      const [whole = '0', part = ''] = amount.split('.');
      return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
    };
    const shown = (amount: bigint): string =>
      `${(amount / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')}.${(amount % 100n).toString().padStart(2, '0')}`;

    async function fillTransfer(page: Page, to: string, amount: string): Promise<void> {
      await open(page, suite.portal, '/transfer');
      await page.getByLabel('Recipient', { exact: true }).fill(to);
      await page.getByLabel('Amount', { exact: true }).fill(amount);
      await page.getByText(`You entered ${amount.replace(',', '.')} CASH`).waitFor();
      await page.getByRole('button', { name: 'Review transfer' }).click();
      await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    }

    const mainText = async (page: Page): Promise<string> =>
      (await page.locator('main').innerText()).replaceAll(/\s/g, '');

    test('arrives at the other member on a phone, and both can find it', async () => {
      const [device, amount] = ['phone', '23.45'] as const;
      const [sender, receiver] = await Promise.all([
        newContext(suite.browser, { device }),
        newContext(suite.browser, { device }),
      ]);
      const aiko = await sender.newPage();
      const budi = await receiver.newPage();
      await signIn(budi, suite.portal, 'budi');
      const before = { aiko: await readState('aiko'), budi: await readState('budi') };
      await expect.poll(() => mainText(budi)).toContain(shown(before.budi.cash));
      await keepScreenshot(budi, `story/${device}-1-receiver-before`);

      await signIn(aiko, suite.portal, 'aiko');
      await keepScreenshot(aiko, `story/${device}-2-dashboard`);
      // The review shows the name as registered, and the date of registration.
      await fillTransfer(aiko, 'BUDI', amount.replace('.', ','));
      await aiko.getByText('Member since', { exact: true }).waitFor();
      await keepScreenshot(aiko, `story/${device}-3-review`);
      await aiko.getByRole('button', { name: `Transfer ${amount} CASH` }).dblclick();
      await aiko.getByRole('heading', { name: `${amount} CASH transferred to budi` }).waitFor();
      await keepScreenshot(aiko, `story/${device}-4-result`);

      // one poll, without a reload, on a page without any input
      await expect
        .poll(() => mainText(budi), { timeout: 13_000, interval: 250 })
        .toContain(shown(before.budi.cash + cents(amount)));
      await keepScreenshot(budi, `story/${device}-5-receiver-after`);

      const after = { aiko: await readState('aiko'), budi: await readState('budi') };
      expect(after.aiko.cash).toBe(before.aiko.cash - cents(amount));
      expect(after.budi.cash).toBe(before.budi.cash + cents(amount));
      expect(after.aiko.transfers.length, 'a double click is one transfer').toBe(
        before.aiko.transfers.length + 1,
      );
      const sent = after.aiko.transfers[0]?.node;
      expect(sent).toMatchObject({ amount, counterparty: 'budi', direction: 'OUTGOING' });
      expect(after.budi.transfers[0]?.node).toEqual({ ...sent, counterparty: 'aiko', direction: 'INCOMING' });

      for (const [page, other] of [
        [aiko, 'budi'],
        [budi, 'aiko'],
      ] as const) {
        await open(page, suite.portal, '/records');
        const record = page.getByRole('button', { name: /Transfer/ }).first();
        await record.waitFor();
        await keepScreenshot(
          page,
          `story/${device}-6-records-of-${other === 'budi' ? 'sender' : 'receiver'}`,
          {
            fullPage: false,
          },
        );
        await record.click();
        const detail = page.getByRole('dialog');
        await detail.getByText(sent?.receiptNumber ?? 'no receipt').waitFor();
        expect(await detail.innerText()).toContain(other);
        await keepScreenshot(
          page,
          `story/${device}-7-record-of-${other === 'budi' ? 'sender' : 'receiver'}`,
          {
            fullPage: false,
          },
        );
      }

      // The receiver shows a link: the member who opens it has the name in the form, and can keep it there.
      await open(budi, suite.portal, '/transfer');
      await budi.getByRole('button', { name: 'Receive credits' }).click();
      const link = await budi.getByText('#/transfer?to=budi').innerText();
      await keepScreenshot(budi, `story/${device}-8-receive`, { fullPage: false });
      await aiko.goto(link);
      await aiko.getByText('member since').waitFor();
      await aiko.getByRole('button', { name: 'Save budi as a recipient' }).click();
      const saved = aiko.getByRole('button', { name: 'Saved recipients', exact: true });
      await saved.waitFor();
      const field = aiko.getByLabel('Recipient', { exact: true });
      await field.fill('');
      await aiko.reload();
      await saved.click();
      await aiko.getByRole('menuitemradio', { name: 'budi' }).click();
      await aiko.getByText('member since').waitFor();
      expect(await field.inputValue()).toBe('budi');
      await sender.close();
      await receiver.close();
    });

    test('takes effect once when the platform dies during it and the member checks again', async () => {
      const context = await newContext(suite.browser, { device: 'desktop' });
      const page = await context.newPage();
      await signIn(page, suite.portal, 'aiko');
      const before = await readState('aiko');
      await fillTransfer(page, 'chen', '3.21');
      suite.portal.pausePlatform();
      const isOnItsWay = new Promise<void>((resolve) => {
        proxy.behavior = async ({ path, pass }) => {
          const answer = pass();
          if (path === '/api/app/makeOver/makeOver') resolve();
          return answer;
        };
      });
      await page.getByRole('button', { name: 'Transfer 3.21 CASH' }).click();
      await page.getByRole('button', { name: 'Sending' }).waitFor();
      await isOnItsWay;
      await suite.portal.killPlatform();
      proxy.behavior = undefined;
      await page.getByRole('heading', { name: 'Outcome unknown' }).waitFor({ timeout: 70_000 });
      await keepScreenshot(page, 'story/outcome-unknown');

      // after a reload it is still unknown, and still the same order
      await page.reload();
      await page.getByRole('heading', { name: 'Outcome unknown' }).waitFor();
      await suite.portal.startPlatform();

      // the next member to sign in on this browser does not see it; the same member does
      await signOut(page);
      await signIn(page, suite.portal, 'budi');
      await page.getByText('Total value').waitFor();
      expect(await page.getByRole('link', { name: 'Find out' }).count()).toBe(0);
      await signOut(page);
      await signIn(page, suite.portal, 'aiko');
      await page.getByRole('link', { name: 'Find out' }).click();
      await page.getByRole('heading', { name: 'Outcome unknown' }).waitFor();
      await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
      await page.getByRole('button', { name: 'Send this order again' }).click();
      await page.getByRole('heading', { name: '3.21 CASH transferred to chen' }).waitFor();
      const after = await readState('aiko');
      expect(after.cash).toBe(before.cash - 321n);
      expect(after.transfers.length).toBe(before.transfers.length + 1);
      await context.close();
    });
  },
  { through: proxy },
);
