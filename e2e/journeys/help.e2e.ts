/** Help as visitors and members see it, and the links to support. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { ask, fillSignIn, memberPage, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

const env = {
  SUPPORT_URL: 'https://help.example.com/ask?about={receipt}',
  SUPPORT_EMAIL: 'help@example.com',
};

const hash = (page: Page): string => new URL(page.url()).hash;
const hrefOf = async (link: Locator): Promise<string> => (await link.getAttribute('href')) ?? '';

onPortal(
  'help',
  (suite) => {
    test('answers a visitor by search and by address, and links to support when nothing is found', async () => {
      const context = await newContext(suite.browser, { device: 'phone' });
      const page = await context.newPage();
      await open(page, suite.portal, '/login');
      await page.getByRole('link', { name: 'Help and first steps' }).click();
      const steps = page.getByRole('region', { name: 'First steps' });
      await steps.getByRole('link', { name: 'Create an account' }).waitFor();
      await inspect(page, 'help for a visitor');

      await page.getByRole('searchbox').fill('forgot password');
      const answer = page.getByText('A code is sent to the email address of your account');
      await page.getByRole('button', { name: 'What if I forget my login password?' }).click();
      await answer.waitFor();
      expect(hash(page)).toBe('#/help?question=password');
      await page.reload();
      await answer.waitFor();
      await inspect(page, 'an answer');
      await keepScreenshot(page, 'help/phone-1-answer');

      await page.getByRole('searchbox').fill('zebra');
      const nothing = page.getByRole('region', { name: 'Search results' });
      await nothing.getByText('Nothing fits “zebra”.').waitFor();
      const desk = nothing.getByRole('link', { name: 'Open the help desk' });
      expect(await hrefOf(desk)).toBe('https://help.example.com/ask?about=');
      expect([await desk.getAttribute('target'), await desk.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      const mail = new URL(await hrefOf(nothing.getByRole('link', { name: 'Write to help@example.com' })));
      expect(mail.protocol + mail.pathname).toBe('mailto:help@example.com');
      await inspect(page, 'nothing found');
      await keepScreenshot(page, 'help/phone-2-nothing');
      await context.close();
    });

    test('finds questions about the account by the words that members use', async () => {
      const context = await newContext(suite.browser, { device: 'phone' });
      const page = await context.newPage();
      await open(page, suite.portal, '/help');
      const results = page.getByRole('region', { name: 'Search results' }).getByRole('listitem');
      for (const [typed, question] of [
        ['authenticator', 'How do I set up two-step verification (2FA) with an authenticator app?'],
        ['passkey', 'What is a passkey?'],
        ['two-step', 'How do I set up two-step verification (2FA) with an authenticator app?'],
        ['lost phone', 'What if I lost my phone?'],
        ['session', 'How do I see my devices and end a session?'],
        ['device', 'How do I see my devices and end a session?'],
        ['forgot transaction password', 'What if I forget my transaction password?'],
        ['cancel withdrawal', 'Can I cancel a withdrawal?'],
      ] as const) {
        await page.getByRole('searchbox').fill(typed);
        await results.first().getByRole('button', { name: question }).waitFor();
      }
      await context.close();
    });

    test('shows a member the answer of a link between the header and the tabs of a phone', async () => {
      const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto('about:blank');
      await open(page, suite.portal, '/help?question=outcome-unknown');
      const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { expanded: true }) });
      await item.getByText('No answer to your order arrived').waitFor();
      const tabs = page.getByRole('navigation').last();
      const place = async (of: Locator) => (await of.boundingBox()) ?? { y: NaN, height: NaN };
      await expect
        .poll(async () => {
          const { y, height } = await place(item);
          return y >= 64 && y + height <= (await place(tabs)).y;
        })
        .toBe(true);
      await keepScreenshot(page, 'help/phone-4-link', { fullPage: false });
      await page.context().close();
    });

    test('answers in Japanese, with the same address in every language', async () => {
      const context = await newContext(suite.browser, { device: 'desktop', locale: 'ja-JP', theme: 'dark' });
      const page = await context.newPage();
      await open(page, suite.portal, '/help?question=fees');
      await page.getByText('確定の前に表示されます。そのとき').waitFor();
      await page.getByRole('searchbox').fill('出金できない');
      const results = page.getByRole('region', { name: '検索結果' });
      await results
        .getByRole('button', { name: 'なぜ新しいアドレスにはまだ出金できないのですか？' })
        .waitFor();
      await page.getByRole('searchbox').fill('出金の手数料');
      await results.getByRole('button', { name: '手数料はかかりますか？' }).waitFor();
      await inspect(page, 'a search in Japanese');
      await keepScreenshot(page, 'help/desktop-1-japanese');
      await context.close();
    });

    test('shows a new member the next step', async () => {
      const page = await memberPage(suite.browser, suite.portal, 'phone', 'nova');
      await open(page, suite.portal, '/index');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Help' }).click();
      const current = page.getByRole('region', { name: 'First steps' }).locator('[aria-current="step"]');
      await current.getByRole('link', { name: 'Accept the terms' }).waitFor();
      await inspect(page, 'help for a new member');
      const token = await tokenOf(suite.portal, 'nova');
      const { data } = await ask<{ media: { id: string }[] }>(suite.portal, {
        query: '{ media(kind: TERMS) { id } }',
      });
      const input = { termsId: data?.media[0]?.id };
      await ask(
        suite.portal,
        {
          query:
            'mutation ($input: AcceptAgreementInput!) { acceptAgreement(input: $input) { member { id } } }',
          variables: { input },
        },
        token,
      );
      await page.reload();
      await current.getByRole('link', { name: 'Secure your account' }).waitFor();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      expect(await drawer.getByRole('link', { name: 'Help' }).getAttribute('aria-current')).toBe('page');
      await page.context().close();
    });

    test('passes the receipt number of an order to support', async () => {
      const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
      const { data } = await ask<{ deposits: { edges: { node: { receiptNumber: string } }[] } }>(
        suite.portal,
        {
          query: '{ deposits(filter: { status: REJECTED }, first: 1) { edges { node { receiptNumber } } } }',
        },
        await tokenOf(suite.portal, 'aiko'),
      );
      const receipt = data?.deposits.edges[0]?.node.receiptNumber ?? '';
      await open(page, suite.portal, `/recharge?tab=records&receipt=${receipt}`);
      const link = page.getByRole('dialog').getByRole('link', { name: 'Contact support' });
      expect(await hrefOf(link)).toBe(`https://help.example.com/ask?about=${receipt}`);
      await inspect(page, 'a rejected deposit');
      await keepScreenshot(page, 'help/desktop-2-deposit', { fullPage: false });
      await page.context().close();
    });

    test('passes the ID of the request to support for a banned member', async () => {
      const context = await newContext(suite.browser, { device: 'phone', theme: 'dark' });
      const page = await context.newPage();
      await open(page, suite.portal, '/login');
      const answered: string[] = [];
      page.on('response', (response) => answered.push(response.headers()['x-request-id'] ?? ''));
      await fillSignIn(page, 'zed');
      const link = page.getByRole('main').getByRole('link', { name: /^Open the help desk/ });
      const [, requestId] = /^https:\/\/help\.example\.com\/ask\?about=(.+)$/.exec(await hrefOf(link)) ?? [];
      expect(answered).toContain(requestId);
      await inspect(page, 'a banned member');
      await keepScreenshot(page, 'help/phone-3-banned');
      await context.close();
    });
  },
  { env },
);
