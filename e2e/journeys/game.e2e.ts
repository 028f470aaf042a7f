/** The linked game as a member sees it: registered and bound, entered once, played, and left with the credits. */
import { expect, test } from 'vitest';
import { keepScreenshot } from '../support/browser.ts';
import { accessibilityProblems, loaded, overflow } from '../support/inspect.ts';
import { ask, memberPage, open, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal('the game', (suite) => {
  test('requires registration and a bound wallet before it can be entered', async () => {
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

  test('accepts credits, is played by keyboard, proves a round and returns the credits', async () => {
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
    await page.locator('main').getByText('Game transfer in').first().waitFor();
    await page.context().close();
  });
});

onPortal(
  'the game without a separate origin',
  (suite) => {
    test('runs in a sandbox that reaches nothing of the portal', async () => {
      const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
      await open(page, suite.portal, '/game/index');
      const token = await page.evaluate(() => sessionStorage.getItem('token'));
      // It answers new tabs of the portal.
      const other = await page.context().newPage();
      await open(other, suite.portal, '/index');
      expect(token).toMatch(/^[\w-]{43}$/);
      await page.getByRole('button', { name: 'Enter Hash Kingdom' }).click();
      await page.getByRole('heading', { level: 1, name: 'Hash Kingdom' }).waitFor();
      expect(new URL(page.url()).origin).toBe(suite.portal.url);
      expect(page.url(), 'the token stays in no address').not.toContain('launch');

      expect(await page.evaluate(() => window.origin)).toBe('null');
      for (const storage of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'] as const) {
        const reached = await page
          .evaluate(async (name) => {
            const found = (window as unknown as Record<string, unknown>)[name];
            if (name === 'indexedDB') return indexedDB.open('portal').readyState;
            if (name === 'caches') return (await (found as CacheStorage).keys()).length;
            return (found as Storage).getItem('token');
          }, storage)
          .then(
            () => 'reached',
            (error: unknown) => String(error),
          );
        expect(reached, storage).toContain('SecurityError');
      }
      const heard = await page.evaluate(async () => {
        const messages: unknown[] = [];
        const listener = new BroadcastChannel('tabs');
        listener.onmessage = ({ data }) => messages.push(data);
        listener.postMessage({ requestId: 'game', verifierHash: 'game' });
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        return messages;
      });
      expect(heard).toEqual([]);

      await page.getByRole('radio', { name: /Even/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByLabel(/^Stake/).press('Enter');
      await page.getByText(/^(Won|Lost): /).waitFor();
      const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--c-surface-card');
      expect(await page.evaluate(colour), 'the colours pass the policy of the page').toMatch(/^#/);
      expect(await accessibilityProblems(page)).toEqual([]);
      await keepScreenshot(page, 'game/sandboxed');

      await page.getByRole('link', { name: 'Back to the portal' }).click();
      await page.locator('h1').filter({ visible: true }).first().waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(token);
      await page.context().close();
    });
  },
  { env: { GAME_PORT: '', GAME_ORIGIN: '', PORTAL_ORIGIN: '' } },
);
