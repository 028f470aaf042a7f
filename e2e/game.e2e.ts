/** The linked game as a member sees it: registered and bound, entered once, played, and left with the credits. */
import { expect, test } from 'vitest';
import { keepScreenshot } from './browser.ts';
import { accessibilityProblems, loaded, overflow } from './inspect.ts';
import { ask, memberPage, open, passwords, tokenOf } from './member.ts';
import { onPortal } from './suite.ts';

onPortal('the game', (suite) => {
  test('is registered at and bound to before it can be entered', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'budi');
    await open(page, suite.portal, '/game');
    await page.getByLabel('Nickname').fill('budi_plays');
    await keepScreenshot(page, 'game/register');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Please bind a wallet address first').waitFor();
    await page.getByLabel('BEP20 wallet address').fill('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB');
    await page.getByLabel('Transaction password').fill(passwords.transaction);
    await keepScreenshot(page, 'game/bind');
    await page.getByRole('button', { name: 'Bind address' }).click();
    await page.getByRole('button', { name: 'Enter Hash Kingdom' }).waitFor();
    expect(await overflow(page)).toBe(0);
    await page.context().close();
  });

  test('takes credits, plays them by keyboard, proves a round, and gives them back', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    await open(page, suite.portal, '/game/index?tab=transfer');
    await page.getByRole('textbox', { name: 'Amount' }).fill('20');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await page.getByLabel('Transaction password').fill(passwords.transaction);
    await page.getByRole('button', { name: 'Transfer 20.00 GAME' }).dblclick();
    await page.getByRole('heading', { name: '20.00 GAME transferred to the game' }).waitFor();
    await page.getByRole('link', { name: 'Go to the game' }).click();
    await page.getByText('AikoOfTheHash').waitFor();
    await loaded(page);
    await keepScreenshot(page, 'game/lobby');

    await page.getByRole('button', { name: 'Enter Hash Kingdom' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hash Kingdom' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/hash-kingdom/');
    expect(new URL(page.url()).origin, 'the game has a separate origin').not.toBe(suite.portal.url);
    expect(page.url(), 'the token stays in no address').not.toContain('launch');
    const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--c-surface-card');
    expect(await page.evaluate(colour), 'the colours pass the policy of the page').toMatch(/^#/);
    await page.reload();
    await page.getByRole('radio', { name: /Even/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel(/^Stake/).press('Enter');
    await page.getByText(/^(Won|Lost): /).waitFor();
    await page.getByRole('button', { expanded: false }).first().click();
    await page.getByText('The round is as it must be.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await keepScreenshot(page, 'game/hash-kingdom');

    await page.getByRole('button', { name: 'All' }).click();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await page.getByText(/are back in the portal/).waitFor();
    const { data } = await ask<{ game: { account: { balance: string } } }>(
      suite.portal,
      { query: '{ game { account { balance } } }' },
      await tokenOf(suite.portal, 'aiko'),
    );
    expect(data?.game.account.balance).toBe('0');
    await page.getByRole('link', { name: 'Back to the portal' }).click();
    await open(page, suite.portal, '/records');
    await page.locator('main').getByText('Transfer from the game').first().waitFor();
    await page.context().close();
  });
});
