/** A member who finds a device of someone else among the signed-in ones, and ends it. */
import { expect, test } from 'vitest';
import { keepScreenshot, newContext } from './browser.ts';
import { open, signIn } from './member.ts';
import { onPortal } from './suite.ts';

onPortal('a session that is not wanted', (suite) => {
  test('is seen in the settings and ended there, and its page goes to the sign-in', async () => {
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
    // The page that ended it goes on.
    await page.reload();
    await devices.getByText('This device', { exact: false }).waitFor();
    await Promise.all([mine.close(), others.close()]);
  });
});
