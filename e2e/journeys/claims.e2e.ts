/** Claims as a member sees them: filed with a screenshot, rejected with a reason, filed again, and paid. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from '../support/browser.ts';
import { expectSound, loaded } from '../support/inspect.ts';
import { ask, memberPage, minorOf, open, showAllAttention, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface State {
  readonly cash: string;
  readonly claims: readonly {
    readonly id: string;
    readonly status: string;
    readonly receiptNumber: string;
  }[];
}

/** Time after which every page has polled again, in ms. */
const pollWindowMs = 16_000;

onPortal('a claim', (suite) => {
  async function readState(): Promise<State> {
    const query =
      '{ assets { coin available } claims(first: 100) { edges { node { id status receiptNumber } } } }';
    const { data } = await ask<{
      assets: { coin: string; available: string }[];
      claims: { edges: { node: State['claims'][number] }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, 'aiko'));
    if (!data) throw new Error('no answer');
    return {
      cash: data.assets.find(({ coin }) => coin === 'CASH_POINT')?.available ?? '',
      claims: data.claims.edges.map(({ node }) => node),
    };
  }

  async function file(page: Page, button: RegExp, name: string): Promise<State['claims'][number]> {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { name: 'Gold · round 2 · order 5' }).waitFor();
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
    await page.getByLabel('Screenshot').setInputFiles({ name, mimeType: 'image/png', buffer: picture });
    await page.getByText(name, { exact: true }).waitFor();
    await keepScreenshot(page, `claims/form-${name.replace('.png', '')}`);
    await page.getByRole('button', { name: 'Review claim' }).click();
    await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();
    const before = await readState();
    await page.getByRole('button', { name: 'Claim 8.96908 CASH' }).dblclick();
    await page.getByRole('heading', { name: 'Claim of 8.96908 CASH submitted' }).waitFor();
    const after = await readState();
    expect(after.claims.length, 'a double click is one claim').toBe(before.claims.length + 1);
    expect(after.cash, 'nothing is paid before it is approved').toBe(before.cash);
    const [claim] = after.claims;
    if (claim === undefined) throw new Error('no claim');
    await page.getByText(claim.receiptNumber).waitFor();
    return claim;
  }

  test('can be rejected with a reason, filed again and paid to the cash credits', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    await page.clock.install();
    await open(page, suite.portal, '/claim-insurance');
    const round = page.getByRole('article', { name: 'Gold · round 2' });
    await round.waitFor();
    expect(await round.getByRole('listitem').count()).toBe(6);
    await loaded(page);
    await expectSound(page, 'the claim');
    await keepScreenshot(page, 'claims/rounds');

    const first = await file(page, /^Claim the loss of 9\.00 CASH/, 'first.png');
    const reason = 'The day of the loss cannot be read.';
    await suite.portal.platformCommand('review', 'reject', `claim:${first.id}`, '--reason', reason);
    await page.clock.fastForward(pollWindowMs);
    await page.getByRole('heading', { name: 'Claim of 8.96908 CASH rejected' }).waitFor();
    await page.locator('main').getByText(reason).first().waitFor();
    await keepScreenshot(page, 'claims/rejected');

    await open(page, suite.portal, '/index');
    await loaded(page);
    await showAllAttention(page);
    await page.locator('main').getByText(reason).first().waitFor();
    const again = page.locator('main').getByRole('link', { name: 'Send again' });
    await again.and(page.locator('[href*="/claim-insurance?trade="]')).first().click();
    await page.getByRole('heading', { name: 'Gold · round 2 · order 5' }).waitFor();
    await page.getByRole('button', { name: 'Back to the rounds' }).click();

    const second = await file(page, /^Claim again: the loss of 9\.00 CASH/, 'second.png');
    const before = await readState();
    expect(await suite.portal.platformCommand('review', 'list')).toContain('rejected before: 1');
    await suite.portal.platformCommand('review', 'approve', `claim:${second.id}`);
    await page.clock.fastForward(pollWindowMs);
    await page.getByRole('heading', { name: 'Claim of 8.96908 CASH approved' }).waitFor();
    expect(minorOf((await readState()).cash) - minorOf(before.cash)).toBe(896_908_000n);
    await keepScreenshot(page, 'claims/approved');
    await page.getByRole('button', { name: 'Back to the rounds' }).click();
    await round.waitFor();
    expect(await page.getByRole('button', { name: /the loss of 9\.00 CASH/ }).count()).toBe(0);

    await open(page, suite.portal, '/claim-insurance?tab=records&status=REJECTED');
    await page.locator('main').getByText(reason).first().waitFor();
    await open(page, suite.portal, `/records`);
    await page
      .locator('main')
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText(second.receiptNumber).waitFor();
    await page.context().close();
  });
});
