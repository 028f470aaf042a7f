/** The portal in front of the example platform, which implements only the specification. */
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../scripts/free-ports.ts';
import { chromiumPath, keepScreenshot, launch, newContext, type Visit } from '../support/browser.ts';
import { loaded, overflow } from '../support/inspect.ts';
import { confirm, open, passwords, signIn } from '../support/member.ts';
import { run, stop, untilReady } from '../support/portal.ts';
import { keepFailure } from '../support/suite.ts';

/** Screens whose data the example platform has. */
const screens = ['/index', '/wallet', '/records', '/transfer', '/user-info', '/setting'];

describe.skipIf(chromiumPath() === undefined).each(['classic', 'jwe'])(
  'with the example platform and the envelope %s',
  (envelope) => {
    let folder: string;
    let log: WriteStream;
    let platform: ChildProcess;
    let gateway: ChildProcess;
    let browser: Browser;
    let portal: { readonly url: string };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portal-example-'));
      log = createWriteStream(join(folder, 'portal.log'));
      const [platformPort = '', port = '', adminPort = ''] = (await freePorts(3)).map(String);
      const publicKey = join(folder, 'public.pem');
      platform = run(log, ['examples/platform/main.mjs'], {
        PORT: platformPort,
        ENVELOPE: envelope,
        PUBLIC_KEY_FILE: publicKey,
      });
      await untilReady(`http://127.0.0.1:${platformPort}/`, platform);
      gateway = run(log, ['gateway/src/main.ts'], {
        PORT: port,
        ADMIN_PORT: adminPort,
        PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
        PLATFORM_PUBLIC_KEY_FILE: publicKey,
        ENVELOPE: envelope,
        PLATFORM_REFUSALS: 'plain',
        PLATFORM_EXTENSIONS: 'none',
      });
      await untilReady(`http://127.0.0.1:${adminPort}/readyz`, gateway);
      portal = { url: `http://127.0.0.1:${port}` };
      browser = await launch();
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await keepFailure(browser, task.name);
    });
    afterAll(async () => {
      await browser.close();
      await Promise.all([stop(gateway, 'SIGTERM'), stop(platform, 'SIGTERM')]);
      log.end();
      await rm(folder, { recursive: true });
    });

    async function visit(options: Visit): Promise<Page> {
      const page = await (await newContext(browser, options)).newPage();
      await signIn(page, portal, 'aiko');
      return page;
    }

    test.each<Visit>([{ device: 'desktop' }, { device: 'phone', theme: 'dark' }])(
      'shows the screens that have data, without an error (%o)',
      async (options) => {
        const page = await visit(options);
        for (const path of screens) {
          await open(page, portal, path);
          await loaded(page);
          expect(await page.getByRole('alert').allInnerTexts(), path).toEqual([]);
          expect(await overflow(page), path).toBe(0);
          await keepScreenshot(
            page,
            `other-platform/${envelope}-${options.device}${path.replaceAll('/', '-')}`,
          );
        }
      },
    );

    test('moves credits and shows the refusal messages of the platform', async () => {
      const page = await visit({ device: 'desktop' });
      const send = async (amount: string): Promise<void> => {
        await open(page, portal, '/transfer');
        await page.getByLabel('Recipient', { exact: true }).fill('budi');
        await page.getByLabel('Amount', { exact: true }).fill(amount);
        await page.getByRole('button', { name: 'Review transfer' }).click();
        await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
      };
      await send('12.5');
      await confirm(page, /^Transfer 12.50/);
      await page.getByRole('heading', { name: 'Confirmed' }).waitFor();
      await keepScreenshot(page, `other-platform/${envelope}-confirmed`);

      await page.getByRole('link', { name: 'See history' }).click();
      await loaded(page);
      expect(await page.locator('main').innerText()).toContain('12.50');
      await keepScreenshot(page, `other-platform/${envelope}-records-after`);

      await send('1');
      await page.getByLabel('Transaction password', { exact: true }).fill('Wrong2026');
      await page.getByRole('button', { name: /^Transfer 1.00/ }).click();
      await page.getByText('The transaction password is wrong.').first().waitFor();
      await keepScreenshot(page, `other-platform/${envelope}-refused`);
    });
  },
);
