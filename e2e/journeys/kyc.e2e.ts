/** Identity verification as a member sees it: submitted with two photos, failed with a reason, submitted again, passed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from '../support/browser.ts';
import { accessibilityProblems, expectSound, loaded } from '../support/inspect.ts';
import { memberPage, open } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

/** Time in ms after which every page has polled again. */
const pollWindowMs = 16_000;

/** Metadata that a camera writes. */
const place = 'GPS 35.6586 139.7454';

/** A JPEG with an EXIF segment that contains its location. */
function withLocation(jpeg: Buffer): Buffer {
  const content = Buffer.from(`Exif\0\0${place}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** Files that left the browser: their names, sizes in pixels, and texts. */
interface Sent {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Records every file of a request, before the page's first script runs. */
const recordFiles = (page: Page) =>
  page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const files = init?.body instanceof FormData ? [...init.body.values()] : [];
      for (const file of files) {
        if (!(file instanceof File)) continue;
        const { width, height } = await createImageBitmap(file);
        const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
        sent.push({ name: file.name, width, height, text });
      }
      return send(input, init);
    };
  });

const sentFiles = (page: Page): Promise<Sent[]> =>
  page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);

onPortal('an identity', (suite) => {
  async function fill(page: Page, number: string): Promise<void> {
    await page.getByLabel('Identity number').fill(number);
    for (const [label, x] of [
      ['Photo of the front', 0],
      ['Photo of the back', 40],
    ] as const) {
      const clip = { x, y: 0, width: 320, height: 200 };
      const buffer = withLocation(await page.screenshot({ type: 'jpeg', clip }));
      await page.getByLabel(label).setInputFiles({ name: `card-${x}.jpeg`, mimeType: 'image/jpeg', buffer });
      await page.getByText(`card-${x}.jpg`, { exact: true }).waitFor();
    }
  }

  const submit = async (page: Page): Promise<string> => {
    await page.getByRole('button', { name: 'Submit for review' }).dblclick();
    await page.getByText('Our staff look at your photos.').waitFor();
    const listed = await suite.portal.platformCommand('review', 'list');
    const ids = [...listed.matchAll(/(kyc:\d+) .*nova of ID/g)];
    expect(ids, 'a double click is one submission').toHaveLength(1);
    return ids[0]?.[1] ?? '';
  };

  test('can be submitted with two photos, rejected with a reason, submitted again and approved', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'nova');
    await recordFiles(page);
    await page.clock.install();
    await open(page, suite.portal, '/user-info');
    await page
      .locator('main')
      .getByRole('link', { name: /^Identity verification/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Identity verification' }).waitFor();
    await page.getByLabel('Identity number').waitFor();
    await loaded(page);
    await expectSound(page, 'the form');

    await fill(page, 'nv 12345');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByText('Use letters and digits only, without spaces or dashes.').waitFor();
    await page.getByLabel('Identity number').fill('nv1234567');
    await page.getByRole('button', { name: 'Rotate' }).first().click();
    await page.getByRole('button', { name: 'Rotate' }).first().isEnabled();
    await keepScreenshot(page, 'kyc/form');
    const first = await submit(page);
    expect((await sentFiles(page)).map(({ width, height }) => [width, height])).toEqual([
      [200, 320],
      [320, 200],
    ]);
    for (const { name, text } of await sentFiles(page)) expect(text, name).not.toMatch(/Exif|GPS/);
    await page.getByText('NV••••67').waitFor();
    expect(await page.content()).not.toMatch(/NV1234567/i);
    await keepScreenshot(page, 'kyc/pending');
    const listed = await suite.portal.platformCommand('review', 'list');
    expect(listed).toContain('nova of ID, identity number NV1234567');

    const reason = 'The photo of the back is blurred.';
    await suite.portal.platformCommand('review', 'reject', first, '--reason', reason);
    await page.clock.fastForward(pollWindowMs);
    await page.locator('main').getByText(reason).waitFor();
    await keepScreenshot(page, 'kyc/failed');
    await open(page, suite.portal, '/index');
    await loaded(page);
    await page.locator('main').getByText(reason).first().waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: /^Try again/ })
      .first()
      .click();

    await fill(page, 'NV1234567');
    const second = await submit(page);
    expect(await suite.portal.platformCommand('review', 'list')).toContain(
      `failed before with this number: ${first}`,
    );
    await suite.portal.platformCommand('review', 'approve', second);
    await page.clock.fastForward(pollWindowMs);
    await page.getByText('You need to do nothing more.').waitFor();
    await page.getByRole('button', { name: 'Show picture' }).first().click();
    await page.getByRole('img', { name: 'Photo of the front' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await keepScreenshot(page, 'kyc/passed');
    await open(page, suite.portal, '/user-info');
    await page.getByText('NV••••67').waitFor();
    await page.context().close();

    expect(await suite.portal.platformCommand('actions')).not.toContain('NV1234567');
  });
});
