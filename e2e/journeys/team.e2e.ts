/** A member's team: the tree, its search and keyboard control, ranks, and an accepted invitation. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { expectSound } from '../support/inspect.ts';
import { ask, memberPage, open, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal('a team', (suite) => {
  const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  /** The user name of the row that has the focus. */
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.querySelector('[translate="no"]')?.textContent ?? '');
  /** Presses keys in order and returns the focused row after each. */
  const press = async (page: Page, ...keys: string[]): Promise<string[]> => {
    const led: string[] = [];
    for (const key of keys) {
      await page.keyboard.press(key);
      led.push(await focused(page));
    }
    return led;
  };
  /** Records which branches the page requests from now on; null is the member's own. */
  const branchesAsked = (page: Page): (string | null)[] => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      const { variables } = request.postDataJSON() as { variables?: { below?: string | null } };
      if (variables?.below !== undefined) asked.push(variables.below);
    });
    return asked;
  };

  test('loads each branch when it is opened', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    const asked = branchesAsked(page);
    await open(page, suite.portal, '/invite-tree');
    await row(page, 'chen').waitFor();
    expect(asked).toEqual([null]);
    expect(await row(page, 'liwei88').count()).toBe(0);
    await row(page, 'chen').click();
    await row(page, 'liwei88').waitFor();
    await row(page, 'liwei88').click();
    await row(page, 'zhanghao').waitFor();
    expect(await row(page, 'zhanghao').getAttribute('aria-level')).toBe('3');
    expect(asked).toHaveLength(3);
    await keepScreenshot(page, 'team/desktop-1-tree');
    await row(page, 'chen').click();
    await row(page, 'zhanghao').waitFor({ state: 'detached' });
    await row(page, 'chen').click();
    await row(page, 'zhanghao').waitFor();
    expect(asked, 'what was loaded is not loaded again').toHaveLength(3);
    await page.context().close();
  });

  test('supports the keys of a tree', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/invite-tree');
    await row(page, 'budi').waitFor();
    const names = await page.getByRole('treeitem').locator('[translate="no"]').allInnerTexts();
    const [first = '', second = ''] = names;
    const last = names.at(-1);
    await page.getByRole('treeitem').first().focus();
    expect(await press(page, 'ArrowDown', 'ArrowUp', 'End', 'Home', 'c')).toEqual([
      second,
      first,
      last,
      first,
      'chen',
    ]);
    await page.keyboard.press('ArrowRight');
    await row(page, 'liwei88').waitFor();
    const [child = ''] = await press(page, 'ArrowRight');
    expect(await row(page, child).getAttribute('aria-level')).toBe('2');
    expect(await press(page, 'ArrowLeft', 'ArrowLeft')).toEqual(['chen', 'chen']);
    expect(await row(page, 'chen').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await row(page, 'chen').getAttribute('aria-expanded')).toBe('true');
    // The tree is one tab stop, at the last focused row.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('chen');
    await page.context().close();
  });

  test('can be searched below the member only, and a result opens its branch', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'chen');
    await open(page, suite.portal, '/invite-tree');
    const field = page.getByLabel('Find a member of your team');
    // Of another branch of the same sponsor.
    await field.fill('haruka');
    await page.getByText('No member of your team has a username that begins with this').waitFor();
    await field.fill('mao');
    const results = page.getByRole('list', { name: 'Members found' });
    await results.getByRole('link', { name: /^maoyan/ }).waitFor();
    await keepScreenshot(page, 'team/phone-1-search');
    await results.getByRole('link', { name: /^maoyan/ }).click();
    const line = page.getByRole('navigation', { name: 'From you to this member' });
    await line.getByText('maoyan').waitFor();
    expect(await line.getByRole('listitem').allInnerTexts()).toEqual([
      'You',
      'liwei88',
      'zhanghao',
      'linxia',
      'maoyan',
    ]);
    await row(page, 'tangwei').waitFor();
    await keepScreenshot(page, 'team/phone-2-branch');
    await page.context().close();
  });

  test('shows a ranking by size and the ladder of ranks', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/invite-tree');
    await page.getByRole('link', { name: 'Ranking' }).click();
    const branches = page
      .getByRole('list', { name: 'Your branches, the largest first' })
      .getByRole('listitem');
    await branches.first().waitFor();
    const sizes = (await branches.allInnerTexts()).map((text) => Number(/([\d,]+) members?/.exec(text)?.[1]));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    await keepScreenshot(page, 'team/desktop-2-ranking');
    await page.getByRole('link', { name: 'Ranks' }).click();
    const ranks = page.getByRole('list', { name: 'Ranks, the highest first' }).getByRole('listitem');
    await ranks.first().waitFor();
    expect(await ranks.count()).toBe(9);
    const own = page.locator('li[aria-current="step"]');
    expect(await own.innerText()).toContain('Your rank');
    await keepScreenshot(page, 'team/desktop-3-ranks');
    await page.context().close();
  });

  test('gains a member by an invitation, whose link fills the registration in another browser', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'dana');
    await open(page, suite.portal, '/invite-tree');
    await page.getByText('Nobody is in your team yet').waitFor();
    const link = await page.getByText(/#\/register\?ref=/).innerText();
    const token = await tokenOf(suite.portal, 'dana');
    const { data } = await ask<{ team: { referralId: string } }>(
      suite.portal,
      { query: '{ team { referralId } }' },
      token,
    );
    expect(link).toBe(`${suite.portal.url}/#/register?ref=${data?.team.referralId ?? ''}`);

    const guest = await (await newContext(suite.browser, { device: 'phone' })).newPage();
    await guest.goto(link);
    await guest.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.getByLabel('Referral ID').inputValue()).toBe(data?.team.referralId);
    await keepScreenshot(guest, 'team/phone-3-invited');
    await guest.context().close();
    await page.context().close();
  });

  test('shows a guest the refusal at the field, once, and requires no new captcha', async () => {
    const guest = await (await newContext(suite.browser, { device: 'phone' })).newPage();
    await open(guest, suite.portal, '/register');
    const picture = guest.getByRole('img', { name: 'Picture with characters to type' });
    const userName = guest.getByLabel('Username');
    const characters = guest.getByLabel('Captcha');
    const create = guest.getByRole('button', { name: 'Create account' });
    await picture.waitFor();
    const shown = await picture.getAttribute('src');
    // A reserved name is refused like a taken one.
    await userName.fill('admin');
    await guest.getByLabel('Login password').fill('Quiet-harbor7');
    await guest.getByLabel('Confirm password').fill('Quiet-harbor7');
    await guest.getByLabel('Transaction password').fill('Other-harbor8');
    await guest.getByLabel('Country').selectOption('ID');
    await characters.fill('XXXXX');
    const taken = guest.locator('main').getByText('The username admin is taken. Choose another one.');
    // A toast is shown for 3 s only, so the test waits for it before it checks the form.
    const toast = guest.locator('[data-sonner-toast]').getByText('The username admin is taken.');
    await Promise.all([toast.waitFor(), create.click()]);
    await taken.waitFor();
    expect(await taken.count()).toBe(1);
    expect(await userName.getAttribute('aria-invalid')).toBe('true');
    expect(await userName.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await guest.getByRole('alert').count()).toBe(0);
    expect(await picture.getAttribute('src')).toBe(shown);
    expect(await characters.inputValue()).toBe('XXXXX');
    await expectSound(guest, 'a refused username');
    await keepScreenshot(guest, 'team/phone-4-name-taken');

    // The test cannot read the picture: its characters are refused next, at their field, and with them the picture.
    await userName.fill('quiet_guest');
    expect(await taken.count()).toBe(0);
    await create.click();
    await guest.locator('main').getByText('The characters do not match the picture').waitFor();
    expect(await characters.getAttribute('aria-invalid')).toBe('true');
    expect(await userName.getAttribute('aria-invalid')).toBe('false');
    await expect.poll(() => picture.getAttribute('src')).not.toBe(shown);
    await guest.context().close();
  });
});
