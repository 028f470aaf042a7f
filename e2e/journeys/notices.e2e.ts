/** Notices about a member's orders: in the bell on every screen, and under 'needs attention' on the dashboard. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from '../support/browser.ts';
import { accessibilityProblems, loaded } from '../support/inspect.ts';
import { ask, memberPage, open, showAllAttention, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Deposit {
  readonly id: string;
  readonly receiptNumber: string;
}

onPortal('notices', (suite) => {
  /** A deposit waiting for review, submitted without the browser. */
  async function depositOf(userName: string, amount: string): Promise<Deposit> {
    const token = await tokenOf(suite.portal, userName);
    // Members must accept the terms before they move credits.
    const shown = await ask<{ media: [{ id: string }] }>(suite.portal, {
      query: '{ media(kind: TERMS) { id } }',
    });
    const consent =
      'mutation ($input: AcceptAgreementInput!) { acceptAgreement(input: $input) { member { id } } }';
    const variables = { input: { termsId: shown.data?.media[0].id } };
    await ask(suite.portal, { query: consent, variables }, token);
    // The first request for networks assigns the member's addresses.
    await ask(suite.portal, { query: '{ depositConfig { networks { network address } } }' }, token);
    const query =
      'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id receiptNumber } } }';
    const input = {
      idempotencyKey: randomUUID(),
      network: 'BEP20',
      amount,
      reference: `0x${randomBytes(32).toString('hex')}`,
    };
    const { data, errors } = await ask<{ depositOnChain: { deposit: Deposit } }>(
      suite.portal,
      { query, variables: { input } },
      token,
    );
    if (!data) throw new Error(`No deposit: ${errors?.[0]?.message ?? ''}`);
    return data.depositOnChain.deposit;
  }

  const bell = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
  const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

  /** Opens the bell, so that only later events count as new. */
  async function seeAll(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await panel(page).waitFor();
    await loaded(page);
    await page.keyboard.press('Escape');
    await bell(page, 'Notifications').waitFor();
  }

  test('show an approved deposit in the bell on a desktop', async () => {
    const [device, userName] = ['desktop', 'nova'] as const;
    const page = await memberPage(suite.browser, suite.portal, device, userName);
    await open(page, suite.portal, '/records');
    await seeAll(page);
    const deposit = await depositOf(userName, '88');
    await suite.portal.platformCommand('review', 'approve', `deposit:${deposit.id}`);
    // Without any input the balance changes, and the bell refreshes.
    const button = bell(page, 'Notifications: 1 new');
    await button.waitFor();
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

    const asked = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('"DepositEvents"'),
    );
    await page.reload();
    await asked;
    await loaded(page);
    expect(await bell(page, 'Notifications').innerText()).toBe('');
    await page.context().close();
  });

  test('show a rejected deposit on the dashboard of a phone until it is dismissed', async () => {
    const [device, userName] = ['phone', 'budi'] as const;
    const page = await memberPage(suite.browser, suite.portal, device, userName);
    const deposit = await depositOf(userName, '91');
    await open(page, suite.portal, '/index');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await showAllAttention(page);
    await attention.getByRole('link', { name: /deposits? (?:is|are) pending review$/ }).waitFor();
    const reason = `The transaction sent 10 USDT, not 91 (${device}).`;
    await suite.portal.platformCommand('review', 'reject', `deposit:${deposit.id}`, '--reason', reason);
    // No balance changes: the dashboard polls by itself while an order is pending.
    const line = attention.getByText(reason);
    await line.waitFor();
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
  });
});
