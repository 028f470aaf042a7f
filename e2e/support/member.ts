/** Actions of a member in the browser, which find elements by their visible text. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newContext, type Device } from './browser.ts';
import type { Portal } from './portal.ts';

/** Demo members share these (README). */
export const passwords = { login: 'Portal2026', transaction: 'Credits2026' } as const;

/** Opens a screen and waits for its heading, which an open dialog hides from assistive technology alone. */
export async function open(page: Page, portal: Pick<Portal, 'url'>, path: string): Promise<void> {
  await page.goto(`${portal.url}/#${path}`);
  await page.locator('h1').filter({ visible: true }).first().waitFor();
}

/** Fills the form for signing in, which is open, and sends it. */
export async function fillSignIn(
  page: Page,
  userName: string,
  password: string = passwords.login,
): Promise<void> {
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in through the screen, in English. */
export async function signIn(page: Page, portal: Pick<Portal, 'url'>, userName: string): Promise<void> {
  await open(page, portal, '/login');
  await fillSignIn(page, userName);
  await page.waitForURL(/#\/index$/);
}

/** Confirms the review with the transaction password and a double click on the button of this name. */
export async function confirm(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();
  await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
  await page.getByRole('button', { name }).dblclick();
}

/** Shows all of what needs attention on the dashboard, of which three lines are shown at first. */
export async function showAllAttention(page: Page): Promise<void> {
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.waitFor();
  const all = attention.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
}

/** Signs out through the menu; the page reloads and confirms it. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: 'Log out' }).click()]);
  await page.getByText('You have logged out.').waitFor();
}

/** One GraphQL request without a browser. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the shape of the answer
export async function ask<Data>(
  portal: Portal,
  body: { query: string; variables?: unknown },
  token?: string,
): Promise<{ data?: Data | null; errors?: { message: string; extensions: { code: string } }[] }> {
  const answer = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as never;
}

const tokens = new WeakMap<Portal, Map<string, Promise<string>>>();

/** A session token without a browser: one session for each member, because sign-ins are rate limited. */
export function tokenOf(portal: Portal, userName: string): Promise<string> {
  const known = tokens.get(portal) ?? new Map<string, Promise<string>>();
  tokens.set(portal, known);
  const token = known.get(userName) ?? newToken(portal, userName);
  known.set(userName, token);
  return token;
}

/** Forgets all sessions: they expire when the clock of the portal is moved by days. */
export const forgetSessions = (portal: Portal): void => void tokens.delete(portal);

async function newToken(portal: Portal, userName: string): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const variables = { input: { userName, password: passwords.login } };
  const { data, errors } = await ask<{ login: { token: string } }>(portal, { query, variables });
  if (!data) throw new Error(`${userName} could not sign in: ${errors?.[0]?.message ?? 'no answer'}`);
  return data.login.token;
}

/** A page in a new browser context where the member is signed in, in English. */
export async function memberPage(
  browser: Browser,
  portal: Portal,
  device: Device,
  userName: string,
): Promise<Page> {
  const context = await newContext(browser, { device });
  await enter(context, 'en-US', await tokenOf(portal, userName));
  return context.newPage();
}

/** Runs in a page before its own code: gives it a language, and a session unless the token is empty (spec §9). */
export function startSession([locale, token]: readonly [locale: string, token: string]): void {
  sessionStorage.setItem('locale', locale);
  if (token === '' || sessionStorage.getItem('loggedIn') === '1') return;
  sessionStorage.setItem('token', token);
  sessionStorage.setItem('sessionId', crypto.randomUUID());
  sessionStorage.setItem('loggedIn', '1');
}

/** Sets a session and a language in every page of the context, before its first script. */
export const enter = (context: BrowserContext, locale: string, token = ''): Promise<unknown> =>
  context.addInitScript(startSession, [locale, token] as const);

/** An amount in minor units, so that sums are exact. */
export function minorOf(amount: string): bigint {
  const [whole = '0', part = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(8, '0'));
  return amount.startsWith('-') ? -units : units;
}
