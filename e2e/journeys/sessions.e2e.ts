/** A member ends the session of an unknown device. */
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from '../support/browser.ts';
import { ask, open, signIn } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

onPortal('an unwanted session', (suite) => {
  test('can be ended in the settings, which sends its page to the sign-in', async () => {
    const [mine, others] = await Promise.all([
      newContext(suite.browser, { device: 'phone' }),
      newContext(suite.browser, { device: 'desktop' }),
    ]);
    const other = await others.newPage();
    await signIn(other, suite.portal, 'budi');
    const page = await mine.newPage();
    await signIn(page, suite.portal, 'budi');
    await open(page, suite.portal, '/setting');
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await devices.getByText('This device', { exact: false }).waitFor();
    const endOne = devices.getByRole('button', { name: /^Sign out Chrome on / });
    expect(await endOne.count()).toBe(1);
    await devices.scrollIntoViewIfNeeded();
    await keepScreenshot(page, 'story/sessions-1-settings', { fullPage: false });
    await endOne.click();
    await expect.poll(() => endOne.count()).toBe(0);
    // Within a poll of the dashboard.
    await other.waitForURL(/#\/login/);
    await other.getByText('Your login information has expired').first().waitFor();
    // The page that ended it stays signed in.
    await page.reload();
    await devices.getByText('This device', { exact: false }).waitFor();
    await Promise.all([mine.close(), others.close()]);
  });

  test('ends after the idle limit that the member chose', async () => {
    const context = await newContext(suite.browser, { device: 'desktop' });
    const page = await context.newPage();
    await page.clock.install();
    await signIn(page, suite.portal, 'chen');
    await open(page, suite.portal, '/setting');
    const limit = page.getByRole('region', { name: 'Automatic sign-out' });
    await limit.getByRole('button', { name: '15 minutes' }).click();
    await limit.getByRole('button', { name: '15 minutes', pressed: true }).waitFor();
    await limit.scrollIntoViewIfNeeded();
    await keepScreenshot(page, 'story/sessions-2-idle', { fullPage: false });
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
    // Polls continue but do not count as use.
    await page.clock.runFor(16 * 60_000);
    await page.getByText('You were signed out because there was no activity.').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expect
      .poll(
        async () => (await ask(suite.portal, { query: '{ me { id } }' }, token)).errors?.[0]?.extensions.code,
      )
      .toBe('SESSION_EXPIRED');
    await context.close();
  });
});
