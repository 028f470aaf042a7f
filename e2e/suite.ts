/** What most stories need: a portal of their own, and a browser. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { chromiumPath, keepScreenshot, launch } from './browser.ts';
import { startPortal, type Portal, type PortalOptions } from './portal.ts';

/** One for all stories of a worker, which ends with it; each visit has a profile of its own. */
let browser: Promise<Browser> | undefined;

/** Both are there from the first test on. */
export interface Suite {
  readonly portal: Portal;
  readonly browser: Browser;
}

/** Keeps what the open pages show, and says where they are: a story closes its own only when it passes. */
async function keepFailure(browser: Browser, title: string): Promise<void> {
  const pages = browser.contexts().flatMap((visit) => visit.pages());
  for (const [index, page] of pages.entries()) {
    const name = `failed/${title.replaceAll(/[^a-z0-9]+/gi, '-')}-${index + 1}`;
    console.error(`▸ ${page.url()} is shown in e2e/screenshots/${name}.png.`);
    await keepScreenshot(page, name).catch(() => undefined);
  }
}

/** A group of tests with a portal and a browser, which end with it. Without a Chromium it is skipped, and says so. */
export function onPortal(title: string, define: (suite: Suite) => void, options: PortalOptions = {}): void {
  describe.skipIf(chromiumPath() === undefined)(`${title} (needs a Chromium: CHROMIUM_PATH)`, () => {
    let started: Suite | undefined;
    const running = (): Suite => {
      if (started === undefined) throw new Error('The portal is started before the first test.');
      return started;
    };

    beforeAll(async () => {
      browser ??= launch();
      const [portal, shared] = await Promise.all([startPortal(options), browser]);
      started = { portal, browser: shared };
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await keepFailure(running().browser, task.name);
    });
    afterAll(async () => {
      const visits = started?.browser.contexts() ?? [];
      await Promise.all([...visits.map((visit) => visit.close()), started?.portal.close()]);
    });

    define({
      get portal() {
        return running().portal;
      },
      get browser() {
        return running().browser;
      },
    });
  });
}
