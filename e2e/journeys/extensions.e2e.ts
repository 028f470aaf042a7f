/** The portal of a site whose platform implements only the paths of the contract. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loaded } from '../support/inspect.ts';
import { memberPage, open } from '../support/member.ts';
import { screensForMembers } from '../support/screens.ts';
import { onPortal } from '../support/suite.ts';

interface Answer {
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const listOf = <T>(oneOrMore: T | readonly T[]): readonly T[] => [oneOrMore].flat() as readonly T[];

/** What the gateway refuses from now on: code and operation of each error that reaches the page. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const asked = listOf((response.request().postDataJSON() ?? {}) as { operationName?: string });
    const nameOf = (index: number): string => asked[index]?.operationName ?? '';
    void response.json().then(
      (answers: Answer | readonly Answer[]) =>
        listOf(answers).forEach(({ errors = [] }, index) =>
          refused.push(...errors.map(({ extensions }) => `${nameOf(index)}: ${extensions.code}`)),
        ),
      () => {
        // The answer to a page that has gone cannot be read.
        if (!response.ok()) refused.push(`${nameOf(0)}: HTTP ${response.status()}`);
      },
    );
  });
  return refused;
}

/** A screen that needs an extension. */
const statement = '/records/statement';

onPortal(
  'without extensions',
  (suite) => {
    test('every screen works and requests nothing that is missing', async () => {
      const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
      const refused = refusalsOn(page);
      for (const { paths } of screensForMembers) {
        const [path = ''] = paths;
        if (path === statement) continue;
        await open(page, suite.portal, path);
        await loaded(page);
        expect(await page.getByRole('alert').allInnerTexts(), `${path}: what it complains of`).toEqual([]);
        expect(refused, `${path}: refused`).toEqual([]);
      }
    });

    test('nothing is shown that needs one, and signing out still works', async () => {
      const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
      const count = (role: 'region' | 'button' | 'link' | 'searchbox', name: string | RegExp) =>
        page.getByRole(role, { name }).count();

      await open(page, suite.portal, '/setting');
      await loaded(page);
      expect(await count('region', 'Passwords')).toBe(1);
      for (const name of ['Signed-in devices', 'Email', 'Sign-in security'])
        expect(await count('region', name), name).toBe(0);
      await page.getByRole('button', { name: 'Change Transaction password' }).click();
      await page.getByLabel('Current transaction password').waitFor();
      expect(await count('button', 'Forgot it? Set a new one')).toBe(0);

      await open(page, suite.portal, '/records');
      await loaded(page);
      await page.getByRole('table', { name: 'Records' }).waitFor();
      expect(await count('searchbox', 'Search')).toBe(0);
      expect(await count('link', 'Monthly statement')).toBe(0);

      await open(page, suite.portal, '/transfer');
      await loaded(page);
      await page.getByLabel('Recipient', { exact: true }).fill('budi');
      await page.getByLabel('Amount', { exact: true }).fill('1');
      await page.getByRole('button', { name: 'Review transfer' }).click();
      await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();

      await open(page, suite.portal, '/help?question=withdraw');
      await page.getByRole('button', { name: 'How do I withdraw?' }).waitFor();
      const answers =
        /two-step|passkey|lost my phone|devices|change my email|forget my transaction password|cancel a withdrawal/;
      expect(await count('button', answers)).toBe(0);

      await page.goto(`${suite.portal.url}/#${statement}`);
      await page.waitForURL(/#\/404$/);

      await open(page, suite.portal, '/index');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL(/#\/login/);
    });
  },
  { env: { PLATFORM_EXTENSIONS: 'none' } },
);
