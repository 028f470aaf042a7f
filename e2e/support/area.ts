/** An area that a flag opens, as a member without the flag finds it. */
import { expect } from 'vitest';
import { ask, memberPage, open, tokenOf } from './member.ts';
import { scriptsOf } from './screens.ts';
import type { Suite } from './suite.ts';

export interface Area {
  readonly paths: readonly string[];
  /** Its entry in the menu. */
  readonly link: string;
  /** A query that only its members may send. */
  readonly query: string;
}

/** Expects that dana cannot access the area: no screen, no menu entry, no code, no answer. */
export async function expectOutOfReach(
  { browser, portal }: Suite,
  { paths, link, query }: Area,
): Promise<void> {
  const scripts = scriptsOf(paths);
  expect(scripts, 'the area has scripts of its own').not.toEqual([]);
  const page = await memberPage(browser, portal, 'desktop', 'dana');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of paths) {
    await open(page, portal, path);
    await expect.poll(() => new URL(page.url()).hash, { message: path }).toBe('#/404');
  }
  await open(page, portal, '/index');
  await page.getByRole('link', { name: 'Convert' }).first().waitFor();
  expect(await page.getByRole('link', { name: link }).count()).toBe(0);
  expect(requested.filter((url) => scripts.some((script) => url.endsWith(script)))).toEqual([]);
  const { errors } = await ask(portal, { query }, await tokenOf(portal, 'dana'));
  expect(errors?.[0]?.extensions.code).toBe('ACCESS_DENIED');
  await page.context().close();
}
