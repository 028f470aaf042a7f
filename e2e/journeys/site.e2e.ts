/** The pages of the site menu as members read them: replaced by the operator, in another language, and withdrawn. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { fillSignIn, memberPage, open, signIn } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

const roadmap = `# en-US The year ahead

First quarter

We open a second bank channel. <b>No date is promised</b> before it is announced.

Second quarter

- Statements as files
- Notices by mail

Third quarter

We ask members what comes next.

# ja-JP この一年の予定

第1四半期

2つ目の銀行チャネルを開きます。
`;

onPortal('a page of the site menu', (suite) => {
  /** Publishes a text from a file, as the operator does. Returns its number. */
  async function publish(kind: string, text: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-text-'));
    const file = join(folder, `${kind}.txt`);
    await writeFile(file, text);
    const told = await suite.portal.platformCommand('text', 'publish', kind, file);
    await rm(folder, { recursive: true });
    return /^Published as text (\d+), in /m.exec(told)?.[1] ?? expect.unreachable(told);
  }

  test('opens for a visitor after signing in', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await page.goto(`${suite.portal.url}/#/site/overview`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/login');
    await fillSignIn(page, 'nova');
    const article = page.getByRole('article', { name: 'How the platform works' });
    await article.getByRole('heading', { name: 'What a balance consists of' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/site/overview');
    await inspect(page, 'the overview');
    await keepScreenshot(page, 'site/phone-1-overview');
    await context.close();
  });

  test('shows what the operator publishes, in the published languages', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'aiko');
    await open(page, suite.portal, '/site/roadmap');
    await page.getByRole('article', { name: 'What comes next' }).waitFor();
    await publish('roadmap', roadmap);
    await page.reload();
    const article = page.getByRole('article', { name: 'The year ahead' });
    await article.getByText('<b>No date is promised</b> before it is announced.').waitFor();
    expect(await article.getByRole('listitem').allInnerTexts()).toEqual([
      'Statements as files',
      'Notices by mail',
    ]);
    expect(await page.getByRole('article').count(), 'the newest holds').toBe(1);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByText('Third quarter').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Third quarter');
    await inspect(page, 'the new page');
    await keepScreenshot(page, 'site/desktop-1-published');

    const language = async (from: string, to: string) => {
      await page.getByRole('button', { name: from }).click();
      await page.getByRole('menuitemradio', { name: to }).click();
    };
    await language('Language', '日本語');
    await page.getByRole('article', { name: 'この一年の予定' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'ロードマップ' }).waitFor();
    await page.getByText('2つ目の銀行チャネルを開きます。').waitFor();
    await inspect(page, 'the page in Japanese');
    await keepScreenshot(page, 'site/desktop-2-japanese');
    // It has no Indonesian: then English is read.
    await language('言語', 'Bahasa Indonesia');
    await page.getByRole('heading', { level: 1, name: 'Peta jalan' }).waitFor();
    await article.waitFor();
    await context.close();
  });

  test('falls back to the previous version when withdrawn, then disappears', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const menu = async (): Promise<string[]> => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('link', { name: 'Roadmap' }).waitFor();
      const names = await drawer.getByRole('link').allInnerTexts();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      return names;
    };
    const later = await publish('white-paper', '# en-US White paper, second edition\n\nIt has one page.\n');
    await open(page, suite.portal, '/site/white-paper');
    await page.getByRole('article', { name: 'White paper, second edition' }).waitFor();
    expect(await menu()).toContain('White paper');

    await suite.portal.platformCommand('text', 'withdraw', later);
    await page.reload();
    await page.getByRole('article', { name: 'White paper', exact: true }).waitFor();

    const listed = await suite.portal.platformCommand('text', 'list');
    const first = /^(\d+) {2}WHITE_PAPER {2}/m.exec(listed)?.[1] ?? expect.unreachable(listed);
    await suite.portal.platformCommand('text', 'withdraw', first);
    await page.reload();
    await page.getByText('This page is not published').waitFor();
    await inspect(page, 'a page that is not published');
    await keepScreenshot(page, 'site/phone-2-withdrawn');
    const names = await menu();
    expect(names).toContain('Roadmap');
    expect(names).not.toContain('White paper');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.waitForURL(/#\/index$/);
    await page.context().close();
  });
});
