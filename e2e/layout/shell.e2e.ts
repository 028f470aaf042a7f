/** What the page shows while its code loads. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot, newContext, type Device } from '../support/browser.ts';
import { memberPage } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal("the page's frame", (suite) => {
  /** The top left corner of an element, in whole px. */
  async function cornerOf(element: Locator): Promise<readonly [x: number, y: number]> {
    const box = await element.boundingBox();
    if (box === null) throw new Error('The element is not shown.');
    return [Math.round(box.x), Math.round(box.y)];
  }

  interface Visit {
    readonly device: Device;
    readonly locale: string;
    readonly path: string;
    readonly name: string;
    readonly title: string;
    readonly intro?: string;
  }

  const visits: readonly Visit[] = [
    {
      device: 'phone',
      locale: 'en-US',
      path: '/',
      name: "Members' Portal",
      title: 'Sign in',
      intro: 'Your credits, transfers and records in one place.',
    },
    {
      device: 'desktop',
      locale: 'ja-JP',
      path: '/login',
      name: '会員ポータル',
      title: 'ログイン',
      intro: 'クレジット、送金、履歴をひとつの場所で。',
    },
    {
      device: 'phone',
      locale: 'id-ID',
      path: '/register?ref=100001',
      name: 'Portal Anggota',
      title: 'Buat akun',
      intro: 'Kredit, transfer, dan riwayat Anda di satu tempat.',
    },
    { device: 'phone', locale: 'ko-KR', path: '/forgot', name: '회원 포털', title: '비밀번호 재설정' },
  ];

  test.for(visits)(
    'shows the texts of the screen of $path in the same places on a $device in $locale',
    async ({ device, locale, path, name, title, intro }) => {
      const context = await newContext(suite.browser, { device, locale });
      const page = await context.newPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${suite.portal.url}/#${path}`, { waitUntil: 'commit' });
      const words = [name, title, ...(intro === undefined ? [] : [intro])];
      const frame = page.locator('#frame');
      await frame.getByText(title, { exact: true }).waitFor();
      expect((await frame.locator('p').allTextContents()).filter((word) => word !== '')).toEqual(words);
      await keepScreenshot(page, `frame/${locale}`, { fullPage: false });
      const framed = [await cornerOf(frame.locator('svg').first())];
      for (const word of words.slice(1)) framed.push(await cornerOf(frame.getByText(word, { exact: true })));

      release();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await heading.waitFor();
      expect(await frame.count()).toBe(0);
      const shown = [await cornerOf(page.locator('header svg').first()), await cornerOf(heading)];
      if (intro !== undefined) shown.push(await cornerOf(page.getByText(intro, { exact: true })));
      expect(shown).toEqual(framed);
      await context.close();
    },
  );

  test('shows no texts of a screen with another layout', async () => {
    const context = await newContext(suite.browser, { device: 'phone' });
    const page = await context.newPage();
    await page.route(/\/assets\/start-[^/]*\.js$/, () => undefined);
    await page.goto(`${suite.portal.url}/#/help`, { waitUntil: 'commit' });
    const frame = page.locator('#frame');
    await frame.getByText("Members' Portal").waitFor();
    expect((await frame.locator('p').allTextContents()).filter((word) => word !== '')).toEqual([
      "Members' Portal",
    ]);
    await context.close();
  });

  test('requests the data of the first screen while the code loads, and only once', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const asked: string[][] = [];
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/events-')) fetched.push(request.url());
      if (!request.url().endsWith('/graphql')) return;
      const operations = [request.postDataJSON()].flat() as { operationName: string }[];
      asked.push(operations.map(({ operationName }) => operationName));
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${suite.portal.url}/#/index`, { waitUntil: 'commit' });
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    const [first, second = []] = asked;
    expect(first).toEqual(['Overview']);
    expect(second).toEqual(expect.arrayContaining(['Catalog', 'Extensions', 'DepositEvents', 'OtcEvents']));
    expect(asked).toHaveLength(2);

    release();
    await page.getByRole('region', { name: 'Needs attention' }).waitFor();
    expect(
      asked
        .slice(2)
        .flat()
        .filter((name) => second.includes(name)),
    ).toEqual([]);
    await page.context().close();
  });
});
