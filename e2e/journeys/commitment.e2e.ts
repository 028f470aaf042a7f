/**
 * The commitment area as members see it: an application is rejected, sent again and approved, and its free package is
 * claimed once; a forbidden claim shows the reason.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOutOfReach } from '../support/area.ts';
import { keepScreenshot } from '../support/browser.ts';
import { expectSound, loaded } from '../support/inspect.ts';
import { ask, confirm, memberPage, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface State {
  /** Newest first. */
  readonly applications: readonly { readonly id: string; readonly status: string }[];
  /** Kinds of the insurance packages that the member received. */
  readonly given: readonly string[];
}

/** Time in ms after which every page has polled again. */
const pollWindowMs = 16_000;

onPortal('a commitment package', (suite) => {
  async function readState(userName: string): Promise<State> {
    const query = `{
      commitmentApplications(first: 100) { edges { node { id status } } }
      insuranceContracts(first: 100) { edges { node { kind } } }
    }`;
    const { data, errors } = await ask<{
      commitmentApplications: { edges: { node: State['applications'][number] }[] };
      insuranceContracts: { edges: { node: { kind: string } }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    return {
      applications: data.commitmentApplications.edges.map(({ node }) => node),
      given: data.insuranceContracts.edges
        .map(({ node: { kind } }) => kind)
        .filter((kind) => kind !== 'BOUGHT'),
    };
  }

  async function look(page: Page, name: string): Promise<void> {
    await loaded(page);
    await keepScreenshot(page, `commitment/${name}`);
    await expectSound(page, name);
  }

  /** Sends the form that is open; resolves to the name of the application in the operator's queue. */
  async function apply(page: Page, statement: string, name: string): Promise<string> {
    await page.getByRole('heading', { name: 'Apply for Starter' }).waitFor();
    await page.getByLabel('Statement').fill(statement);
    await look(page, name);
    const before = await readState('budi');
    await page.getByRole('button', { name: 'Submit application' }).dblclick();
    await page.getByText('We are reading your statement').waitFor();
    const { applications } = await readState('budi');
    expect(applications.length, 'a double click is one application').toBe(before.applications.length + 1);
    expect(await suite.portal.platformCommand('review', 'list')).toContain(statement);
    return `commitment:${applications[0]?.id ?? ''}`;
  }

  test('accepts two applications and gives its free package once after approval', async () => {
    await suite.portal.platformCommand('member', 'flag', 'budi', 'commitment', 'on');
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'budi');
    const main = page.locator('main');
    await page.clock.install();
    await open(page, suite.portal, '/commitment');
    const starter = page.getByRole('article', { name: 'Starter' });
    await starter.waitFor();
    const builder = page.getByRole('article', { name: 'Builder' });
    await builder.getByText('Your rank is too low for this package.').waitFor();
    await look(page, 'phone-1-packages');

    await starter.getByRole('button', { name: 'Apply for Starter' }).click();
    const first = await apply(page, 'I commit to it.', 'phone-2-form');
    const reason = 'Say what you commit to, and for how long.';
    await suite.portal.platformCommand('review', 'reject', first, '--reason', reason);
    await page.clock.fastForward(pollWindowMs);
    await starter.getByText(reason).waitFor();
    await look(page, 'phone-3-rejected');

    await open(page, suite.portal, '/index');
    await loaded(page);
    await main.getByText(reason).first().waitFor();
    const again = main.getByRole('link', { name: 'Send again' });
    await again.and(page.locator('[href*="/commitment?package="]')).click();
    const second = await apply(page, 'I will pay every premium for six months.', 'phone-4-again');
    expect(await suite.portal.platformCommand('review', 'list')).toContain('rejected before: 1');
    await suite.portal.platformCommand('review', 'approve', second);
    await page.clock.fastForward(pollWindowMs);
    await starter.getByText('Your application is approved').waitFor();
    await look(page, 'phone-5-approved');

    await open(page, suite.portal, '/index');
    await main.getByRole('link', { name: 'Claim the free package' }).click();
    await page.getByRole('button', { name: 'Claim the free package of Starter' }).click();
    await look(page, 'phone-6-review');
    const before = await readState('budi');
    await confirm(page, 'Claim Bronze of 100.00 INSURANCE');
    await page.getByRole('heading', { name: 'Free package of Starter claimed' }).waitFor();
    await look(page, 'phone-7-claimed');
    expect((await readState('budi')).given, 'a double click is one claim').toEqual([
      'TRIAL',
      ...before.given,
    ]);
    await page.getByRole('link', { name: 'See the application' }).click();
    await page.getByRole('dialog').getByText('I will pay every premium for six months.').waitFor();
    await look(page, 'phone-8-details');
    await page.context().close();
  });

  test('shows why its free package cannot be claimed, before and after the member confirms', async () => {
    const aiko = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(aiko, suite.portal, '/commitment/claim');
    const running = aiko.getByRole('article').filter({ hasText: 'For your commitment Builder' });
    await running.getByText('Action forbidden').waitFor();
    await running.getByText(/A free insurance package of yours is running/).waitFor();
    expect(await aiko.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    await look(aiko, 'desktop-1-forbidden');
    await aiko.getByRole('link', { name: 'Applications', exact: true }).click();
    await aiko.getByText('Say what you commit to, and for how long').first().waitFor();
    await look(aiko, 'desktop-2-applications');
    await aiko.context().close();

    const chen = await memberPage(suite.browser, suite.portal, 'desktop', 'chen');
    await open(chen, suite.portal, '/commitment/claim');
    const claim = chen.getByRole('button', { name: 'Claim the free package of Starter' });
    await claim.click();
    await suite.portal.platformCommand('commitment', 'level', '1', '7');
    const before = await readState('chen');
    await confirm(chen, 'Claim Bronze of 100.00 INSURANCE');
    await chen
      .getByText(/^Action forbidden: your rank is too low for this package/)
      .first()
      .waitFor();
    expect((await readState('chen')).given).toEqual(before.given);
    await look(chen, 'desktop-3-refused');
    await chen.getByRole('button', { name: 'Change details' }).click();
    await chen.getByText('Your rank is too low for this package.').first().waitFor();
    await suite.portal.platformCommand('commitment', 'level', '1', '0');
    await chen.reload();
    await claim.click();
    await confirm(chen, 'Claim Bronze of 100.00 INSURANCE');
    await chen.getByRole('heading', { name: 'Free package of Starter claimed' }).waitFor();
    expect((await readState('chen')).given).toEqual(['TRIAL', ...before.given]);
    await chen.getByRole('button', { name: 'Back to the free packages' }).click();
    await chen.getByText('Free package claimed').waitFor();
    await look(chen, 'desktop-4-claimed');
    await chen.context().close();
  });

  test('does not exist for a member without the area: no menu entry, no code, no screen, no answer', async () => {
    await expectOutOfReach(suite, {
      paths: ['/commitment', '/commitment/details', '/commitment/claim'],
      link: 'Commitment',
      query: '{ commitments { id } }',
    });
  });
});
