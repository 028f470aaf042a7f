/**
 * Every screen in every language, width and theme: nothing for axe to find, nothing wider than the window, no raw text,
 * and a picture of each. `MATRIX=full` looks at all twenty combinations, otherwise at one for each language.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, keepScreenshot, launch, newContext, type Device, type Visit } from './browser.ts';
import { accessibilityProblems, loaded, overflow, rawTexts } from './inspect.ts';
import { enter, open, tokenOf } from './member.ts';
import { startPortal, type Portal } from './portal.ts';

const publicScreens = ['/login', '/register', '/forgot', '/404'];
/**
 * By whose eyes: aiko has something of everything, nova has nothing yet, dana may not transfer today, chen has withdrawn
 * today.
 */
const memberScreens = {
  aiko: [
    '/index',
    '/recharge',
    '/withdraw',
    '/withdraw?tab=records',
    '/convert',
    '/convert?tab=records',
    '/transfer',
    '/wallet',
    '/cash/records',
    '/insurance/insure',
    '/bonus/report',
    '/records',
    '/user-info',
    '/setting',
    '/terms',
  ],
  nova: ['/index', '/recharge?tab=bank', '/withdraw', '/assets', '/bonus/report', '/records'],
  dana: ['/transfer'],
  chen: ['/withdraw'],
};
/** Screens of aiko that differ from one above by their credit or their frame alone: each visit has its share of them. */
const alike = [
  '/assets',
  '/cash/transfer',
  '/cash/convert',
  '/assets/records',
  '/assets/custody',
  '/assets/convert',
  '/gmt/records',
  '/gmt/convert',
  '/bonus/records',
  '/bonus/convert',
  '/insurance/records',
  '/insurance/premium',
  '/insurance/convert',
  '/insurance/code',
  '/usdt/records',
  '/usdt/convert',
  '/usdt/otc',
];
const locales = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'];

const all: Required<Visit>[] = locales.flatMap((locale) =>
  (['desktop', 'phone'] as const).flatMap((device) =>
    (['light', 'dark'] as const).map((theme) => ({ locale, device, theme })),
  ),
);
const sample = all.filter((_, index) => index % 4 === Math.floor(index / 4) % 4);
const visits = process.env['MATRIX'] === 'full' ? all : sample;

describe.skipIf(chromiumPath() === undefined)('every screen (needs a Chromium: CHROMIUM_PATH)', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    portal = await startPortal();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await portal.close();
  });

  async function inspect(page: Page, path: string, name: string): Promise<void> {
    await open(page, portal, path);
    await page.waitForLoadState('networkidle');
    await loaded(page);
    expect(new URL(page.url()).hash, `${name}: its address`).toBe(`#${path}`);
    await keepScreenshot(page, name);
    expect(await accessibilityProblems(page), `${name}: accessibility`).toEqual([]);
    expect(await overflow(page), `${name}: pixels wider than the window`).toBe(0);
    expect(await rawTexts(page), `${name}: raw texts`).toEqual([]);
  }

  /** One visit sees every screen there is, and grows with them. */
  const visitMs = 600_000;

  test.each(visits)('$locale on a $device, $theme', { timeout: visitMs }, async (visit) => {
    const { locale, device, theme } = visit;
    const share = alike.filter((_, index) => index % visits.length === visits.indexOf(visit));
    const nameOf = (path: string, who: Device): string =>
      `matrix/${locale}-${who}-${theme}${path.replaceAll('/', '-')}`;
    const visitor = await newContext(browser, { device, locale, theme });
    await enter(visitor, locale);
    const page = await visitor.newPage();
    for (const path of publicScreens) await inspect(page, path, nameOf(path, device));
    await visitor.close();

    for (const [userName, paths] of Object.entries(memberScreens)) {
      const member = await newContext(browser, { device, locale, theme });
      await enter(member, locale, await tokenOf(portal, userName));
      const memberPage = await member.newPage();
      const screens = userName === 'aiko' ? [...paths, ...share] : paths;
      for (const path of screens) await inspect(memberPage, path, `${nameOf(path, device)}-${userName}`);
      expect(await memberPage.locator('html').getAttribute('lang')).toMatch(
        new RegExp(`^${locale.slice(0, 2)}`),
      );
      await member.close();
    }
  });
});
