/**
 * PIN codes as members see them: bought, shown, copied and activated; and transferred to another member, who receives a
 * new code.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOutOfReach } from '../support/area.ts';
import { keepScreenshot, type Device } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { ask, confirm, memberPage, minorOf, open, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Code {
  readonly id: string;
  readonly status: string;
  readonly name: string;
  readonly code: string | null;
  readonly fromUserName: string | null;
  readonly contractId: string | null;
}

/** As a code is shown, in groups of four. */
const written = ({ code }: Pick<Code, 'code'>): string => (code ?? '').replaceAll(/(.{4})(?=.)/g, '$1-');

onPortal('PIN codes', (suite) => {
  /** A member's codes, newest first, and balances; requested without a browser. */
  async function readState(userName: string) {
    const query = `{
      assets { coin available locked }
      insuranceContracts(first: 50) { edges { node { id name status } } }
      matchingCodes(first: 50) { edges { node { id status name code fromUserName contractId } } }
    }`;
    const { data, errors } = await ask<{
      assets: { coin: string; available: string; locked: string }[];
      insuranceContracts: { edges: { node: { id: string; name: string; status: string } }[] };
      matchingCodes: { edges: { node: Code }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    const codes = data.matchingCodes.edges.map(({ node }) => node);
    const insurance = data.assets.find(({ coin }) => coin === 'INSURANCE_POINT');
    return {
      codes,
      pending: (name: string) => codes.filter((one) => one.status === 'PENDING' && one.name === name),
      contracts: data.insuranceContracts.edges.map(({ node }) => node),
      available: minorOf(insurance?.available ?? '0'),
      locked: minorOf(insurance?.locked ?? '0'),
    };
  }

  const shotsOf = (page: Page, device: Device) => (name: string) =>
    keepScreenshot(page, `matching-codes/${device}-${name}`);

  test('can be bought once, shown and copied on request, and activated by typing one', async () => {
    await suite.portal.platformCommand(
      'adjust',
      'in',
      'aiko',
      '1000',
      'INSURANCE_POINT',
      '--reason',
      'Test',
      '--yes',
    );
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const shot = shotsOf(page, 'phone');
    const before = await readState('aiko');
    await open(page, suite.portal, '/code');
    await page
      .getByRole('article', { name: /^Bronze · 100\.00/ })
      .first()
      .waitFor();
    await inspect(page, 'the screen');
    const known = before.codes.flatMap(({ code }) => (code === null ? [] : [written({ code })]));
    expect(known.length).toBeGreaterThan(0);
    const text = await page.locator('body').innerText();
    expect(
      known.filter((code) => text.includes(code)),
      'no code is shown unasked',
    ).toEqual([]);
    await shot('1-codes');

    await page.getByLabel('Package').selectOption({ label: 'Silver · 500.00 INSURANCE' });
    await page.getByLabel('Number of codes').fill('2');
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await page.getByText(/is locked until you activate the codes/).waitFor();
    await shot('2-review');
    await confirm(page, 'Buy 2 codes for 1,000.00 INSURANCE');
    await page.getByRole('heading', { name: '2 PIN codes for Silver bought' }).waitFor();
    await shot('3-bought');
    const bought = await readState('aiko');
    expect(bought.pending('Silver').length, 'a double click is one purchase').toBe(
      before.pending('Silver').length + 2,
    );
    expect(bought.available).toBe(before.available - minorOf('1000'));
    expect(bought.locked).toBe(before.locked + minorOf('1000'));

    await page.getByRole('button', { name: 'Back to the PIN codes' }).click();
    const own = page.getByRole('article', { name: /^Silver · 500\.00/ }).first();
    await own.getByRole('button', { name: 'Show the PIN code for Silver' }).click();
    const shown = await own.locator('code').innerText();
    const [first] = bought.pending('Silver').filter((code) => written(code) === shown);
    expect(first, 'the code on the screen is one of those that were bought').toBeDefined();
    await shot('4-shown');
    await own.getByRole('button', { name: 'Hide the PIN code for Silver' }).click();
    await own.getByRole('button', { name: 'Copy: PIN code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);

    // Typed in lower case, without dashes.
    await page
      .getByRole('textbox', { name: 'PIN code', exact: true })
      .fill(shown.replaceAll('-', ' ').toLowerCase());
    await page.getByRole('button', { name: 'Review activation' }).click();
    await page.getByText(/becomes your insurance package/).waitFor();
    await confirm(page, 'Activate Silver');
    await page.getByRole('heading', { name: 'Silver activated' }).waitFor();
    await shot('5-activated');
    const after = await readState('aiko');
    const activated = after.codes.find(({ id }) => id === first?.id);
    expect(activated).toMatchObject({ status: 'ACTIVATED', code: null });
    expect(after.contracts.length, 'a double click is one package').toBe(bought.contracts.length + 1);
    expect(after.contracts.find(({ id }) => id === activated?.contractId)).toMatchObject({ name: 'Silver' });
    expect(after.available, 'the price was locked already').toBe(bought.available);

    await page.getByRole('link', { name: 'See it in the history' }).click();
    await page.getByRole('dialog').getByText('Activated').first().waitFor();
    await shot('6-record');
    await page.context().close();
  });

  test('become a new code when transferred, and only that one can be used', async () => {
    const before = { aiko: await readState('aiko'), chen: await readState('chen') };
    const sender = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    const shot = shotsOf(sender, 'desktop');
    await open(sender, suite.portal, '/insurance/code');
    const own = sender.getByRole('article', { name: /^Bronze · 100\.00/ }).first();
    await own.getByRole('button', { name: 'Show the PIN code for Bronze' }).click();
    const old = (await own.locator('code').innerText()).replaceAll('-', '');
    const sent = before.aiko.pending('Bronze').find(({ code }) => code === old);
    await own.getByRole('button', { name: 'Transfer the PIN code for Bronze' }).click();
    await own.getByLabel('Recipient').fill('aiko');
    await own.getByRole('button', { name: 'Review transfer' }).click();
    await own.getByText('This is your own username.').waitFor();
    await own.getByLabel('Recipient').fill('chen');
    await inspect(sender, 'the form');
    await shot('1-form');
    await own.getByRole('button', { name: 'Review transfer' }).click();
    await sender.getByText(/chen receives a new code, and yours can no longer be used/).waitFor();
    await shot('2-review');
    await confirm(sender, 'Transfer to chen');
    await sender.getByRole('heading', { name: 'PIN code transferred to chen' }).waitFor();
    await shot('3-transferred');

    const after = { aiko: await readState('aiko'), chen: await readState('chen') };
    expect(after.aiko.codes.find(({ id }) => id === sent?.id)).toMatchObject({
      status: 'TRANSFERRED',
      code: null,
    });
    const known = new Set(before.chen.codes.map(({ id }) => id));
    const received = after.chen.codes.filter(({ id }) => !known.has(id));
    expect(received, 'a double click is one transfer').toMatchObject([
      { name: 'Bronze', status: 'PENDING', fromUserName: 'aiko' },
    ]);
    expect(received[0]?.code).toMatch(/^[0-9A-Z]{16}$/);
    expect(received[0]?.code).not.toBe(old);
    expect(after.aiko.locked).toBe(before.aiko.locked - minorOf('100'));
    expect(after.chen.locked).toBe(before.chen.locked + minorOf('100'));

    // Neither of the two can use the old code.
    const query =
      'mutation ($input: ActivateMatchingCodeInput!) { activateMatchingCode(input: $input) { record { id } } }';
    for (const userName of ['aiko', 'chen']) {
      const input = {
        idempotencyKey: crypto.randomUUID(),
        code: old,
        transactionPassword: passwords.transaction,
      };
      const token = await tokenOf(suite.portal, userName);
      const { errors } = await ask(suite.portal, { query, variables: { input } }, token);
      expect(errors?.[0]?.extensions.code, userName).toBe('PLATFORM_MESSAGE');
    }
    expect(await readState('chen')).toMatchObject({ codes: after.chen.codes });

    await open(sender, suite.portal, '/code?tab=records&type=SEND');
    await sender.locator('main').getByText('Transferred to chen').first().waitFor();
    await inspect(sender, 'the records');
    await shot('4-records');

    const receiver = await memberPage(suite.browser, suite.portal, 'desktop', 'chen');
    const receiverShot = shotsOf(receiver, 'desktop');
    await open(receiver, suite.portal, '/index');
    await receiver.getByRole('button', { name: /^Notifications/ }).click();
    await receiver
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /^aiko sent you a PIN code for Bronze/ })
      .first()
      .click();
    const record = receiver.getByRole('dialog', { name: 'Received from aiko' });
    await record.getByText('100.00').first().waitFor();
    await receiverShot('5-received');
    await open(receiver, suite.portal, '/code?tab=all&status=PENDING');
    await receiver.getByRole('button', { name: 'Bronze' }).first().click();
    const details = receiver.getByRole('dialog');
    await details.getByRole('button', { name: 'Show the PIN code for Bronze' }).click();
    await details.getByText(written(received[0] ?? { code: null })).waitFor();
    await inspect(receiver, 'the details of a code');
    await receiverShot('6-new-code');

    // The operator sees the state of codes, but not the codes.
    const listed = await suite.portal.platformCommand('pin', 'list', 'chen');
    expect(listed).toContain(`${received[0]?.id ?? ''}  Bronze  PENDING`);
    expect(listed).not.toContain(received[0]?.code ?? '');
    await Promise.all([sender.context().close(), receiver.context().close()]);
  });

  test('show neither a menu entry nor a screen to a member without the area', async () => {
    await expectOutOfReach(suite, {
      paths: ['/code', '/insurance/code'],
      link: 'PIN code',
      query: '{ matchingCodes(first: 1) { edges { cursor } } }',
    });
  });
});
