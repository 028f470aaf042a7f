/**
 * Insurance packages as a member sees them: one is bought, insured, topped up and upgraded; another is redeemed, which
 * suspends transfers.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { ask, confirm, memberPage, open, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Contract {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly amount: string;
  readonly lost: string;
  readonly tradesLeft: number;
  readonly lastTrade: { readonly result: string } | null;
}

interface State {
  readonly contracts: readonly Contract[];
  readonly autoCompound: boolean;
  readonly premiums: number;
  readonly available: number;
  readonly types: readonly string[];
}

/** Presses the mouse where it is; `clickCount` says which of several clicks in a row that is. */
async function press(page: Page, clickCount: number): Promise<void> {
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

onPortal('an insurance package', (suite) => {
  /** A member's state, requested without a browser. The newest package and record come first. */
  async function readState(userName: string): Promise<State> {
    const query = `{
      assets { coin available }
      insurance { autoCompound premiumsCount }
      insuranceContracts(first: 20) {
        edges { node { id name status amount lost tradesLeft lastTrade { result } } }
      }
      creditRecords(first: 4) { edges { node { type } } }
    }`;
    const { data, errors } = await ask<{
      assets: { coin: string; available: string }[];
      insurance: { autoCompound: boolean; premiumsCount: number };
      insuranceContracts: { edges: { node: Contract }[] };
      creditRecords: { edges: { node: { type: string } }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    return {
      contracts: data.insuranceContracts.edges.map(({ node }) => node),
      autoCompound: data.insurance.autoCompound,
      premiums: data.insurance.premiumsCount,
      available: Number(data.assets.find(({ coin }) => coin === 'INSURANCE_POINT')?.available),
      types: data.creditRecords.edges.map(({ node }) => node.type),
    };
  }

  const shotsOf = (page: Page, device: Device) => (name: string) =>
    keepScreenshot(page, `insurance/${device}-${name}`);

  test('can be bought once, insured, topped up, upgraded and refilled on a desktop', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    const shot = shotsOf(page, 'desktop');
    const before = await readState('aiko');
    await open(page, suite.portal, '/index');
    await page
      .getByRole('region', { name: 'Protection' })
      .getByText(/^\d+%$/)
      .waitFor();
    await page.getByRole('link', { name: 'Insurance package', exact: true }).click();

    // A package that has traded for a long time: its latest trade is posted, and losses reduced it.
    const gold = page.getByRole('article', { name: /^Gold/ });
    await gold.getByText(/^Latest trade/).waitFor();
    await shot('1-packages');
    await gold.getByRole('button', { name: /^Refill Gold/ }).click();
    await confirm(page, /^Refill with/);
    await page.getByRole('heading', { name: /^Gold refilled with/ }).waitFor();
    await page.getByRole('button', { name: 'Back to the packages' }).click();

    await page.getByRole('button', { name: 'Buy Bronze for 100.00 INSURANCE' }).click();
    await shot('2-review');
    await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    await page.getByRole('button', { name: 'Buy Bronze for 100.00 INSURANCE' }).hover();
    await press(page, 1);
    await page.getByRole('heading', { name: 'Bronze bought' }).waitFor();
    // The second half of a double click that comes after the answer presses nothing of the result.
    await press(page, 2);
    const bought = await readState('aiko');
    const refilled = Number(before.contracts.find(({ name }) => name === 'Gold')?.lost);
    expect(refilled).toBeGreaterThan(0);
    expect(bought.contracts.find(({ name }) => name === 'Gold')).toMatchObject({ lost: '0' });
    expect(bought.contracts.length, 'a double click is one package').toBe(before.contracts.length + 1);
    expect(bought.contracts[0]).toMatchObject({ name: 'Bronze', status: 'LOCKED', amount: '100' });
    expect(bought.available).toBeCloseTo(before.available - refilled - 100, 8);
    expect(bought.types).toEqual(expect.arrayContaining(['PURCHASE', 'REFILL']));

    await page.getByRole('button', { name: 'Back to the packages' }).click();
    const bronze = page.getByRole('article').filter({ hasText: 'Pay the premium of 3.00 INSURANCE' });
    await bronze.getByRole('link', { name: 'Pay the premium of 3.00 INSURANCE' }).click();
    await page.getByRole('heading', { name: 'Premiums of Bronze' }).waitFor();
    await page.getByRole('button', { name: 'Review premium' }).click();
    await shot('3-premium');
    await confirm(page, 'Pay 3.00 INSURANCE');
    await page.getByRole('heading', { name: 'Premium 1 of Bronze paid' }).waitFor();
    await page.getByRole('button', { name: 'Back to the premiums' }).click();
    // The next package without a premium may be another.
    const choice = page.getByLabel('Package', { exact: true });
    await choice.selectOption({ label: 'Bronze · 100.00 INSURANCE' });
    await page.getByText('The second premium is not open yet').waitFor();
    await page.getByText('So far: 0 of 6 trades, 0.00 in total.').waitFor();
    await shot('4-round');
    const insured = await readState('aiko');
    expect(insured.premiums, 'a double click is one premium').toBe(before.premiums + 1);
    expect(insured.contracts[0]).toMatchObject({ tradesLeft: 6 });

    await page.getByRole('link', { name: 'Insurance package', exact: true }).first().click();
    const own = page.getByRole('article').filter({ hasText: '6 of 6 insured trades left' });
    await own.getByRole('button', { name: 'Add to Bronze' }).click();
    await own.getByLabel('Amount to add').fill('50');
    await own.getByRole('button', { name: 'Review addition' }).click();
    await confirm(page, 'Add 50.00 INSURANCE');
    await page.getByRole('heading', { name: '50.00 INSURANCE added to Bronze' }).waitFor();
    await page.getByRole('button', { name: 'Back to the packages' }).click();
    await own.getByRole('button', { name: 'Upgrade to Silver from Bronze' }).click();
    await shot('5-upgrade');
    await confirm(page, 'Upgrade to Silver for 400.00 INSURANCE');
    await page.getByRole('heading', { name: 'Package upgraded to Silver' }).waitFor();
    const after = await readState('aiko');
    expect(after.contracts[0]).toMatchObject({ name: 'Silver', amount: '550', tradesLeft: 6 });
    expect(after.available).toBeCloseTo(bought.available - 3 - 50 - 400, 8);
    expect(after.types).toEqual(expect.arrayContaining(['UPGRADE', 'ADD', 'PREMIUM']));

    await page.getByRole('button', { name: 'Back to the packages' }).click();
    await page.getByRole('switch', { name: 'Auto compound' }).click();
    await expect.poll(async () => (await readState('aiko')).autoCompound).toBe(!before.autoCompound);
    await page.context().close();
  });

  test('announces that it unlocked, is redeemed and suspends transfers on a phone', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'chen');
    const shot = shotsOf(page, 'phone');
    const before = await readState('chen');
    await open(page, suite.portal, '/index');
    await page.getByRole('link', { name: 'Redeem or upgrade it' }).click();
    await page.getByText('This package is unlocked').waitFor();
    await shot('1-unlocked');
    await page.getByRole('button', { name: 'Redeem Silver' }).click();
    await page.getByText('Redeeming closes Transfer until 00:00 GMT+8 the next day').waitFor();
    await page.getByRole('timer').first().waitFor();
    await shot('2-review');
    await confirm(page, /^Redeem Silver for/);
    await page.getByRole('heading', { name: /is available again$/ }).waitFor();
    await page.getByText('Transfer is closed until 00:00 GMT+8 the next day').waitFor();
    await shot('3-redeemed');
    const after = await readState('chen');
    const held = Number(before.contracts[0]?.amount);
    expect(after.contracts[0]).toMatchObject({ status: 'TERMINATED', amount: '0' });
    // The demonstration's fee is 3 %.
    expect(after.available - before.available).toBeCloseTo(held * 0.97, 6);
    expect(after.types).toEqual(expect.arrayContaining(['REDEEM', 'REDEEM_FEE']));

    await open(page, suite.portal, '/transfer');
    await page.getByText(/You redeemed an insurance package today/).waitFor();
    await page.getByRole('timer').waitFor();
    await shot('4-transfers-closed');
    await page.context().close();
  });
});
