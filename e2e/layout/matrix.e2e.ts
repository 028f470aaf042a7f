/**
 * Every screen in every language, width and theme: no axe findings, no overflow, no raw text, and a screenshot of each.
 * `MATRIX=full` runs all twenty combinations, `MATRIX=languages` one for each language; otherwise two visits share the
 * screens.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext, type Device, type Visit } from '../support/browser.ts';
import { expectSound, loaded } from '../support/inspect.ts';
import { ask, enter, open, tokenOf } from '../support/member.ts';
import { screensForMembers, screensForVisitors } from '../support/screens.ts';
import { onPortal } from '../support/suite.ts';

const publicScreens = screensForVisitors.flatMap(({ paths }) => paths);
/**
 * The members who visit: aiko has data of every kind, nova has nothing yet and has not accepted the terms, dana may not
 * transfer today, chen has withdrawn today.
 */
const memberScreens = {
  aiko: screensForMembers.flatMap(({ paths: [first = ''] }) => first),
  nova: ['/index', '/recharge?tab=bank', '/withdraw', '/assets', '/bonus/report', '/records'],
  dana: ['/transfer'],
  chen: ['/withdraw'],
};
/** Screens of aiko that differ from another only by their credit or layout; the visits share them. */
const furtherMemberPaths = screensForMembers.flatMap(({ paths: [, ...others] }) => others);
const locales = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'];

const all: Required<Omit<Visit, 'isKept'>>[] = locales.flatMap((locale) =>
  (['desktop', 'phone'] as const).flatMap((device) =>
    (['light', 'dark'] as const).map((theme) => ({ locale, device, theme })),
  ),
);
const languages = all.filter((_, index) => index % 4 === Math.floor(index / 4) % 4);
/** The longest words on the narrower width, and the other width and theme. */
const sample: typeof all = [
  { locale: 'id-ID', device: 'phone', theme: 'light' },
  { locale: 'ja-JP', device: 'desktop', theme: 'dark' },
];
const visits = { full: all, languages }[process.env['MATRIX'] ?? ''] ?? sample;

onPortal('every screen', (suite) => {
  /** Inspects a whole screen in a window as high as its content, so that sticky elements cover nothing. */
  async function inspect(page: Page, path: string, name: string): Promise<void> {
    await open(page, suite.portal, path);
    await page.waitForLoadState('networkidle');
    await loaded(page);
    expect(new URL(page.url()).hash, `${name}: its address`).toBe(`#${path}`);
    const usual = page.viewportSize();
    if (usual === null) throw new Error('the page has no window');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: usual.width, height: Math.max(usual.height, height) });
    await inspectOpen(page, name);
    await page.setViewportSize(usual);
  }

  /** The panel that a button of the header opens over the dashboard: the menu is its first on a phone, the bell its last. */
  async function inspectPanel(page: Page, which: 'menu' | 'bell', name: string): Promise<void> {
    await open(page, suite.portal, '/index');
    await loaded(page);
    const buttons = page.locator('header button[aria-haspopup="dialog"]');
    await (which === 'menu' ? buttons.first() : buttons.last()).click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await loaded(page);
    await inspectOpen(page, name, { fullPage: false });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  /** The menus that buttons of the header open over the dashboard: language and theme on a desktop, the account on both. */
  async function inspectMenus(page: Page, name: string): Promise<void> {
    await open(page, suite.portal, '/index');
    await loaded(page);
    const buttons = page.locator('header button[aria-haspopup="menu"]');
    for (let index = 0; index < (await buttons.count()); index += 1) {
      await buttons.nth(index).click();
      await page.getByRole('menu').waitFor();
      await inspectOpen(page, `${name}-${index + 1}`, { fullPage: false });
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
    }
  }

  /** Hash Kingdom is a page by itself, outside of the portal's routes: its end, and the game with a round that is proved. */
  async function inspectGame(page: Page, name: string): Promise<void> {
    const main = page.getByRole('main');
    await page.goto(`${suite.portal.url}/hash-kingdom/`);
    await main.getByRole('link').waitFor();
    await inspectOpen(page, `${name}-ended`);
    const { data } = await ask<{ enterGame: { url: string } }>(
      suite.portal,
      { query: 'mutation { enterGame { url } }' },
      await tokenOf(suite.portal, 'aiko'),
    );
    // Leaves the page first, because a change of the hash alone loads nothing.
    await page.goto('about:blank');
    await page.goto(new URL(data?.enterGame.url ?? '', suite.portal.url).href);
    await main.getByRole('button', { expanded: false }).first().click();
    await main.locator('[data-right="true"]').waitFor();
    await inspectOpen(page, name);
  }

  async function inspectOpen(page: Page, name: string, picture?: { fullPage: boolean }): Promise<void> {
    await keepScreenshot(page, name, picture);
    await expectSound(page, name);
  }

  /** Time limit of a visit in ms; one visit opens every screen. */
  const visitMs = 600_000;

  // Visits run concurrently.
  test.concurrent.each(visits)(
    'works in $locale on a $device in the $theme theme',
    { timeout: visitMs },
    async (visit) => {
      const { locale, device, theme } = visit;
      const shareOf = (paths: readonly string[]): readonly string[] =>
        paths.filter((_, index) => index % visits.length === visits.indexOf(visit));
      const toVisit = visits === sample ? shareOf : (paths: readonly string[]) => paths;
      const nameOf = (path: string, who: Device): string =>
        `matrix/${locale}-${who}-${theme}${path.replaceAll('/', '-')}`;
      const visitor = await newContext(suite.browser, { device, locale, theme });
      await enter(visitor, locale);
      const page = await visitor.newPage();
      for (const path of toVisit(publicScreens)) await inspect(page, path, nameOf(path, device));
      await visitor.close();

      for (const [userName, paths] of Object.entries(memberScreens)) {
        const screens = [...toVisit(paths), ...(userName === 'aiko' ? shareOf(furtherMemberPaths) : [])];
        if (screens.length === 0) continue;
        const member = await newContext(suite.browser, { device, locale, theme });
        await enter(member, locale, await tokenOf(suite.portal, userName));
        const memberPage = await member.newPage();
        for (const path of screens) {
          await inspect(memberPage, path, `${nameOf(path, device)}-${userName}`);
          // The list of orders is a tab with a separate address.
          const list = `${path}?tab=records`;
          if (userName === 'aiko' && (await memberPage.locator(`main nav a[href="#${list}"]`).count()) > 0)
            await inspect(memberPage, list, `${nameOf(list, device)}-${userName}`);
        }
        if (userName === 'aiko') {
          await inspectPanel(memberPage, 'bell', `${nameOf('/notices', device)}-aiko`);
          await inspectMenus(memberPage, `${nameOf('/menus', device)}-aiko`);
          await inspectGame(memberPage, `${nameOf('/hash-kingdom', device)}-aiko`);
          if (device === 'phone') await inspectPanel(memberPage, 'menu', `${nameOf('/menu', device)}-aiko`);
        }
        expect(await memberPage.locator('html').getAttribute('lang')).toMatch(
          new RegExp(`^${locale.slice(0, 2)}`),
        );
        await member.close();
      }
    },
  );
});
