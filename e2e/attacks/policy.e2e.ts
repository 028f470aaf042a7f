/**
 * The content security policy in a real browser: it blocks what a script could try and allows what the portal does.
 * Every other browser test also fails on a violation (`suite.ts`).
 */
import { expect, test } from 'vitest';
import { newContext, takeViolations } from '../support/browser.ts';
import { ask, memberPage, open, passwords, signIn } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface TrustedTypes {
  readonly trustedTypes: { createPolicy: (name: string, policy: object) => unknown };
}

const setHtml = () => void (document.body.innerHTML = '<p>injected</p>');

/** What a script in the page could try, by name. */
const attempts: Readonly<Record<string, () => void>> = {
  'HTML from a string': setHtml,
  'HTML beside an element': () => document.body.insertAdjacentHTML('beforeend', '<p>injected</p>'),
  'a frame from a string': () => void (document.createElement('iframe').srcdoc = '<p>injected</p>'),
  'a script from a string': () => void (document.createElement('script').text = 'injected()'),
  'a script at an address': () => void (document.createElement('script').src = '/assets/start.js'),
  'a worker at an address': () => new Worker('/service-worker.js').terminate(),
  'a policy by another name': () => {
    const html = { createHTML: (text: string) => text };
    (window as unknown as TrustedTypes).trustedTypes.createPolicy('injected', html);
  },
  'the policy of the head again': () => {
    const urls = { createScriptURL: (address: string) => address };
    (window as unknown as TrustedTypes).trustedTypes.createPolicy('head', urls);
  },
  'the policy of the workers again': () => {
    const urls = { createScriptURL: (address: string) => address };
    (window as unknown as TrustedTypes).trustedTypes.createPolicy('workers', urls);
  },
};

onPortal('the content security policy', (suite) => {
  test('blocks what a script could try, for visitors and members', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const visitor = await context.newPage();
    await open(visitor, suite.portal, '/login');
    const member = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(member, suite.portal, '/index');
    for (const page of [visitor, member])
      for (const [what, attempt] of Object.entries(attempts)) {
        const outcome = await page.evaluate(attempt).then(
          () => 'nothing',
          (error: unknown) => String(error),
        );
        expect(outcome, what).toContain('TypeError');
        await expect.poll(() => takeViolations().length, { message: what }).toBeGreaterThan(0);
      }
    await Promise.all([context.close(), member.context().close()]);
  });

  test('blocks inline styles', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/index');
    const colours = await page.evaluate(() => {
      const attribute = document.createElement('p');
      attribute.setAttribute('style', 'color: rgb(1, 2, 3)');
      const element = document.createElement('style');
      element.textContent = 'p { color: rgb(1, 2, 3) !important }';
      document.body.append(element, attribute);
      return [getComputedStyle(attribute).color, element.sheet];
    });
    expect(colours).toEqual([expect.not.stringContaining('1, 2, 3'), null]);
    await expect.poll(() => takeViolations().length).toBe(2);
    await page.context().close();
  });

  test('allows the theme to change at once and toasts to have their styles', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/index');
    const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await canvas();
    await page.getByRole('button', { name: 'Theme', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(canvas).not.toBe(light);
    await expect.poll(() => page.locator('html[data-theme-switch]').count()).toBe(0);
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    const variables = { input: { userName: 'aiko', password: passwords.login } };
    await ask(suite.portal, { query, variables });
    const toasts = page.locator('[data-sonner-toaster]');
    await open(page, suite.portal, '/setting');
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await devices
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click();
    await toasts.waitFor({ state: 'attached' });
    expect(await toasts.evaluate((list) => getComputedStyle(list).position)).toBe('fixed');
    await page.context().close();
  });

  test('also applies to the page cached by the service worker', async () => {
    const context = await newContext(suite.browser, { device: 'desktop', isKept: true });
    const page = await context.newPage();
    await signIn(page, suite.portal, 'budi');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('portal')).keys()).length), {
        timeout: 30_000,
      })
      .toBeGreaterThan(1);
    await page.goto('about:blank');
    await open(page, suite.portal, '/index');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const outcome = await page.evaluate(setHtml).then(() => 'nothing', String);
    expect(outcome).toContain('TypeError');
    await expect.poll(() => takeViolations().length).toBeGreaterThan(0);
    await context.close();
  });
});
