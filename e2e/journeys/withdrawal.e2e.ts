/** Withdrawals as a member sees them: destination saved, submitted, frozen, reviewed; once per business day. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { ask, memberPage, open, minorOf, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Withdrawal {
  readonly id: string;
  readonly receiptNumber: string;
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly actualAmount: string;
  readonly address: string | null;
  readonly accountNumber: string | null;
  readonly reason: string | null;
  readonly expectedOn: string;
}

interface Asset {
  readonly coin: string;
  readonly available: string;
  readonly frozen: string;
  readonly holds: readonly { readonly reason: string; readonly amount: string }[];
}

interface State {
  readonly withdrawals: readonly Withdrawal[];
  readonly asset: Asset;
}

/** The amount of every withdrawal here, which all members' balances cover. */
const amount = '150';

/** Time in ms after which every page has polled again. */
const pollWindowMs = 16_000;

onPortal('a withdrawal', (suite) => {
  /** One request of a member without a browser; rejects when it is refused. */
  async function as<Data>(userName: string, query: string, variables: unknown = {}): Promise<Data> {
    const { data, errors } = await ask<Data>(
      suite.portal,
      { query, variables },
      await tokenOf(suite.portal, userName),
    );
    if (!data) throw new Error(`${userName}: ${errors?.[0]?.message ?? 'no answer'}`);
    return data;
  }

  async function readState(userName: string): Promise<State> {
    const data = await as<{ assets: Asset[]; withdrawals: { edges: { node: Withdrawal }[] } }>(
      userName,
      `{ assets { coin available frozen holds { reason amount } }
         withdrawals(first: 100) { edges { node {
           id receiptNumber status amount fee actualAmount address accountNumber reason expectedOn } } } }`,
    );
    const asset = data.assets.find(({ coin }) => coin === 'WITHDRAWAL_POINT');
    if (asset === undefined) throw new Error('no asset');
    return { asset, withdrawals: data.withdrawals.edges.map(({ node }) => node) };
  }

  beforeAll(async () => {
    // Members add a method and are paid there within the test.
    await suite.portal.platformCommand('payout', 'cool-down', '0');
  });

  /** A member's page whose clock can be moved forward, so that its timers run at once. */
  async function memberOn(device: Device, userName: string): Promise<Page> {
    const page = await memberPage(suite.browser, suite.portal, device, userName);
    await page.clock.install();
    return page;
  }

  const amountField = (page: Page): Locator => page.getByLabel('Amount', { exact: true });

  /** Saves the open form with the transaction password. */
  async function save(page: Page): Promise<void> {
    const form = page.getByRole('dialog');
    await form.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    await form.getByRole('button', { name: 'Save' }).click();
  }

  /** Expects the form with its draft and the new method selected. */
  async function expectRestored(page: Page, chosen: string): Promise<void> {
    await page.getByRole('heading', { level: 1, name: 'Withdrawal' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: chosen }).isChecked()).toBe(true);
    expect(await amountField(page).inputValue()).toBe(amount);
  }

  /** Expects that the reason for a wrong password is visible and not covered by the sticky buttons of a phone. */
  async function expectRefused(page: Page): Promise<void> {
    await page.getByLabel('Transaction password', { exact: true }).fill('NotMyPassword1');
    await page.getByRole('button', { name: `Withdraw ${amount}.00 WITHDRAW` }).click();
    const why = page.locator('main').getByText(/transaction password is wrong/);
    const isUncovered = () =>
      why.evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
      });
    await expect.poll(isUncovered).toBe(true);
  }

  /** Submits the form with a double click; resolves to the single withdrawal that it made. */
  async function sendIn(page: Page, userName: string, name: string): Promise<Withdrawal> {
    const before = await readState(userName);
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    if (name.startsWith('bank')) await expectRefused(page);
    await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    await keepScreenshot(page, `withdrawal/${name}-review`);
    await page.getByRole('button', { name: `Withdraw ${amount}.00 WITHDRAW` }).dblclick();
    await page.getByRole('heading', { name: `Withdrawal of ${amount}.00 WITHDRAW submitted` }).waitFor();
    const main = page.locator('main');
    await main.getByText('Pending review').first().waitFor();
    await keepScreenshot(page, `withdrawal/${name}-pending`);

    const after = await readState(userName);
    expect(after.withdrawals.length, 'a double click is one order').toBe(before.withdrawals.length + 1);
    const made = after.withdrawals[0];
    if (made === undefined) throw new Error('no withdrawal');
    expect(made).toMatchObject({ status: 'PENDING_REVIEW', amount, reason: null });
    expect(minorOf(made.fee) + minorOf(made.actualAmount)).toBe(minorOf(amount));
    await main.getByText(made.receiptNumber).waitFor();
    await main.getByText(expectedWords(made)).first().waitFor();
    expect(minorOf(before.asset.available) - minorOf(after.asset.available)).toBe(minorOf(amount));
    expect(minorOf(after.asset.frozen) - minorOf(before.asset.frozen)).toBe(minorOf(amount));
    expect(after.asset.holds.map(({ reason }) => reason)).toContain('WITHDRAWAL');
    return made;
  }

  /** The expected day as shown on the screen: 00:00 GMT+8. */
  const expectedWords = ({ expectedOn }: Withdrawal): string =>
    `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(expectedOn))}, 00:00 GMT+8`;

  /** Checks that the credits are shown as frozen, with the reason. */
  async function expectFrozen(page: Page): Promise<void> {
    await open(page, suite.portal, '/wallet');
    await page.getByText('Set aside for a withdrawal').first().waitFor();
  }

  /** Checks that a countdown replaces both forms, because the day's withdrawal is used. */
  async function expectUsedUp(page: Page, status: string): Promise<void> {
    for (const path of ['/withdraw?tab=bank', '/withdraw']) {
      await open(page, suite.portal, path);
      await page.getByRole('heading', { name: 'You have already withdrawn today' }).waitFor();
      expect(await page.getByRole('timer').innerText()).toMatch(/^\d\d:\d\d:\d\d left$/);
      await page.locator('main').getByText(status).first().waitFor();
      expect(await amountField(page).count()).toBe(0);
    }
  }

  /** Its details in the list of withdrawals. */
  async function record(page: Page, { receiptNumber }: Withdrawal): Promise<Locator> {
    await open(page, suite.portal, '/withdraw?tab=records');
    await page.locator('main [aria-haspopup="dialog"]').first().click();
    const detail = page.getByRole('dialog');
    await detail.getByText(receiptNumber).waitFor();
    return detail;
  }

  /** Its ledger records, oldest first. */
  async function movements(userName: string, { receiptNumber }: Withdrawal): Promise<string[]> {
    const { creditRecords } = await as<{
      creditRecords: {
        edges: { node: { receiptNumber: string; type: string; status: string; amount: string } }[];
      };
    }>(
      userName,
      '{ creditRecords(filter: { coin: WITHDRAWAL_POINT }, first: 50) { edges { node { receiptNumber type status amount } } } }',
    );
    return creditRecords.edges
      .map(({ node }) => node)
      .filter((node) => node.receiptNumber === receiptNumber)
      .map(({ type, status }) => `${type} ${status}`)
      .reverse();
  }

  /** Cancelled by the member while it is pending review: the credits are back at once. */
  async function cancelOwn(device: Device, userName: string): Promise<void> {
    const page = await memberOn(device, userName);
    const before = await readState(userName);
    const pending = before.withdrawals.find(({ status }) => status === 'PENDING_REVIEW');
    if (pending === undefined) throw new Error(`${userName} has no withdrawal that is pending review`);
    await open(page, suite.portal, '/withdraw?tab=records&status=PENDING_REVIEW');
    await page.locator('main [aria-haspopup="dialog"]').first().click();
    const detail = page.getByRole('dialog');
    await detail.getByText(/You can cancel it until the review has ended/).waitFor();
    await keepScreenshot(page, `withdrawal/cancel-${device}-1-pending`, { fullPage: false });
    const cancel = detail.getByRole('button', { name: `Cancel withdrawal ${pending.receiptNumber}` });
    const question = detail.getByText(
      /^Cancel this withdrawal\? .+ still counts as the withdrawal of its day/,
    );
    // A double click opens the question but does not answer it.
    await cancel.dblclick();
    await question.waitFor();
    expect(await readState(userName), 'nothing is cancelled unasked').toEqual(before);
    // Escape closes only the question.
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true);
    await cancel.click();
    await question.waitFor();
    await keepScreenshot(page, `withdrawal/cancel-${device}-2-asked`, { fullPage: false });
    await cancel.dblclick();
    await detail.getByText(/It was cancelled before it was paid/).waitFor();
    await keepScreenshot(page, `withdrawal/cancel-${device}-3-cancelled`, { fullPage: false });
    const after = await readState(userName);
    const cancelled = after.withdrawals.find(({ id }) => id === pending.id);
    expect(cancelled).toEqual({ ...pending, status: 'CANCELLED' });
    const back = minorOf(pending.amount);
    expect(minorOf(after.asset.available) - minorOf(before.asset.available)).toBe(back);
    expect(minorOf(before.asset.frozen) - minorOf(after.asset.frozen)).toBe(back);
    expect(await movements(userName, pending)).toContain('WITHDRAW CANCELLED');
    // The list of those under review no longer has it.
    await detail.getByRole('button', { name: 'Close' }).click();
    const left = after.withdrawals.filter(({ status }) => status === 'PENDING_REVIEW');
    await expect.poll(() => page.locator('main [aria-haspopup="dialog"]').count()).toBe(left.length);
    await page.context().close();
  }

  /** To an address that is bound first: frozen at once, and pending review until the next business day although it is approved. */
  async function withdrawOnChain(
    device: Device,
    userName: string,
    network: string,
    address: string,
  ): Promise<void> {
    const page = await memberOn(device, userName);
    await open(page, suite.portal, '/withdraw');
    await page.getByRole('radio', { name: network }).check();
    await amountField(page).fill(amount);
    await page.getByText('Please bind a wallet address first').waitFor();
    await keepScreenshot(page, `withdrawal/${device}-1-bind-first`);
    await page.getByRole('link', { name: `Add a ${network} address` }).click();

    const form = page.getByRole('dialog', { name: 'Add wallet address' });
    expect(await form.getByRole('radio', { name: network }).isChecked()).toBe(true);
    // A mistyped address is refused by its checksum, and the input is kept.
    const mistyped = address.slice(0, -1) + (network === 'TRC20' ? '9' : 'e');
    await form.getByLabel('Address', { exact: true }).fill(mistyped);
    await form.getByLabel('Name').fill('My wallet');
    await save(page);
    await form.getByText(/checksum/).waitFor();
    await form.getByLabel('Address', { exact: true }).fill(address);
    await keepScreenshot(page, `withdrawal/${device}-2-bind`, { fullPage: false });
    await form.getByRole('button', { name: 'Save' }).click();
    await expectRestored(page, 'My wallet');

    const made = await sendIn(page, userName, `${device}-3`);
    expect(made.address).toBe(address);
    const before = await readState(userName);
    await expectFrozen(page);
    await keepScreenshot(page, `withdrawal/${device}-4-frozen`);
    const detail = await record(page, made);
    await detail.getByText('Step 1 of 6').waitFor();
    expect(await movements(userName, made)).toContain('WITHDRAW PENDING');

    await suite.portal.platformCommand('review', 'approve', `withdrawal:${made.id}`);
    const listed = await suite.portal.platformCommand('withdrawal', 'list', '--status', 'APPROVED');
    expect(JSON.stringify(listed)).toContain(`withdrawal:${made.id}`);
    // The open page polls, and the approval is not shown before the next business day.
    await page.clock.fastForward(pollWindowMs);
    await detail.getByText('Step 1 of 6').waitFor();
    await detail.getByText(/An approval takes effect on the expected day at the earliest/).waitFor();
    await detail.getByText(expectedWords(made)).first().waitFor();
    await keepScreenshot(page, `withdrawal/${device}-5-approved-early`, { fullPage: false });
    const after = await readState(userName);
    expect(after.asset, 'it stays frozen until it is paid').toEqual(before.asset);
    expect(after.withdrawals[0]?.status).toBe('PENDING_REVIEW');

    await expectUsedUp(page, 'Pending review');
    await keepScreenshot(page, `withdrawal/${device}-6-countdown`);
    await page.context().close();
  }

  /** To a bank account: rejected with a reason, and the credits are back. */
  async function withdrawToBank(device: Device, userName: string): Promise<void> {
    const page = await memberOn(device, userName);
    const start = await readState(userName);
    await open(page, suite.portal, '/withdraw?tab=bank');
    await amountField(page).fill(amount);
    // The link is named differently for members who already have an account.
    await page.getByRole('link', { name: /^Add (?:bank|another) account$/ }).click();
    const form = page.getByRole('dialog', { name: 'Add bank account' });
    await form.getByLabel('Bank name').fill('Bank Central');
    await form.getByLabel('Account name').fill('A. Member');
    await form.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 00');
    await save(page);
    await expectRestored(page, 'Bank Central');

    const made = await sendIn(page, userName, `bank-${device}-1`);
    expect(made.accountNumber).toBe('DE89370400440532013000');
    await expectFrozen(page);

    const reason = 'The name on the account is not yours';
    await suite.portal.platformCommand('review', 'reject', `withdrawal:${made.id}`, '--reason', reason);
    await open(page, suite.portal, '/withdraw?tab=bank');
    await page.getByText(reason).first().waitFor();
    await page.getByText(/it still counts as today's withdrawal/).waitFor();
    await keepScreenshot(page, `withdrawal/bank-${device}-2-rejected`);
    const end = await readState(userName);
    expect(end.asset, 'the credits are back').toEqual(start.asset);
    expect(end.withdrawals[0]).toMatchObject({ id: made.id, status: 'REJECTED', reason });
    expect(await movements(userName, made)).toContain('WITHDRAW REJECTED');

    const detail = await record(page, made);
    await detail.getByText('Step 2 of 2').waitFor();
    await detail.getByText(reason).first().waitFor();
    await keepScreenshot(page, `withdrawal/bank-${device}-3-record`, { fullPage: false });
    await page.keyboard.press('Escape');
    await expectUsedUp(page, 'Rejected');
    await page.context().close();
  }

  test('over a chain binds an address, freezes the amount and shows the approval on the next business day on a phone', () =>
    withdrawOnChain('phone', 'budi', 'BEP20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'));

  test('to a bank returns the credits when rejected with a reason on a desktop', () =>
    withdrawToBank('desktop', 'aiko'));

  test('can be cancelled by the member before the review on a phone', () => cancelOwn('phone', 'aiko'));
});
