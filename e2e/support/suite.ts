/** The set-up of most browser tests: a separate portal and a browser. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { chromiumPath, keepScreenshot, launch, takeViolations } from './browser.ts';
import { startPortal, type Portal, type PortalOptions } from './portal.ts';

/** One browser for all tests of a worker; each visit has a separate context. */
let browser: Promise<Browser> | undefined;

/** The portal and browser of a group, available from its first test on. */
export interface Suite {
  readonly portal: Portal;
  readonly browser: Browser;
}

/** Keeps screenshots and addresses of the open pages; a test closes its pages only when it passes. */
export async function keepFailure(browser: Browser, title: string): Promise<void> {
  const pages = browser.contexts().flatMap((visit) => visit.pages());
  for (const [index, page] of pages.entries()) {
    const name = `failed/${title.replaceAll(/[^a-z0-9]+/gi, '-')}-${index + 1}`;
    console.error(`▸ ${page.url()} is shown in e2e/screenshots/${name}.png.`);
    await keepScreenshot(page, name).catch(() => undefined);
  }
}

/**
 * A group of tests with a portal and a browser, which are closed at its end. A test fails when a page violates its
 * content security policy. Without a Chromium the group is skipped, which its title states.
 */
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
      expect(takeViolations()).toEqual([]);
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
