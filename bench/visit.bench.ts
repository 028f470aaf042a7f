/**
 * A visit on a slow phone (390 px, 150 ms, 1.6 Mbps, the processor slowed to a quarter): when the page first shows
 * something, when it can be used, how much moves meanwhile, and how long it takes to answer a press. The web is built
 * before, as `npm start` does it.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { launch, newContext } from '../e2e/browser.ts';
import { enter, tokenOf } from '../e2e/member.ts';
import { keep, median, printTable, three } from './lib/report.ts';
import { servePortal } from './visit/portal.ts';
import { maxInteraction, visit, type Measured } from './visit/visit.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);

const routes = new URL('../web/dist/.vite/routes.json', import.meta.url);
const { screens } = JSON.parse(readFileSync(routes, 'utf8')) as {
  screens: readonly { paths: readonly string[]; isForVisitors?: boolean; leadsOn?: boolean }[];
};
const memberPaths = screens.flatMap(({ paths: [path], isForVisitors, leadsOn }) =>
  path === undefined || isForVisitors === true || leadsOn === true ? [] : path,
);

const portal = await servePortal();
const browser = await launch();
const at = (path: string): string => `${portal.url}/#${path}`;
const signInForm = 'form button[type="submit"]';
const credits = 'main h2';

/** A profile that knows nothing of the portal, or only that a member is signed in. */
async function newVisitor(userName?: string): Promise<BrowserContext> {
  const context = await newContext(browser, { device: 'phone', isKept: true });
  if (userName !== undefined) await enter(context, 'en-US', await tokenOf(portal as never, userName));
  return context;
}

async function measure(userName: string | undefined, url: string, selector: string): Promise<Measured[]> {
  const context = await newVisitor(userName);
  const first = await visit(context, url, selector);
  const second = await visit(context, url, selector);
  await context.close();
  return [first, second];
}

try {
  const visits = new Map<string, Measured[]>();
  const add = (name: string, measured: Measured | undefined): void => {
    if (measured !== undefined) visits.set(name, [...(visits.get(name) ?? []), measured]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const [login, loginAgain] = await measure(undefined, at('/login'), signInForm);
    add('login, first visit', login);
    add('login, second visit', loginAgain);
    const [dashboard, dashboardAgain] = await measure('aiko', at('/index'), credits);
    add('dashboard, first visit', dashboard);
    add('dashboard, second visit', dashboardAgain);
  }
  const of = (all: readonly Measured[], part: keyof Measured): number => median(all.map((one) => one[part]));
  const table = [...visits].map(([name, all]) => ({
    visit: name,
    'first paint ms': three(of(all, 'firstPaint')),
    'usable ms': three(of(all, 'usable')),
    'largest paint ms': three(of(all, 'largestPaint')),
    'layout shift': of(all, 'layoutShift').toFixed(3),
  }));
  printTable(`Visits on a slow phone, medians of ${rounds}`, table);

  const shifts = [];
  for (const path of memberPaths) {
    const context = await newVisitor('aiko');
    const { layoutShift } = await visit(context, at(path), 'main');
    await context.close();
    shifts.push({ screen: path, 'layout shift': layoutShift.toFixed(3) });
  }
  printTable('What moves while a screen loads', shifts);

  const context = await newVisitor('aiko');
  const interactions = [];
  for (const name of ['Hide amounts', 'Notifications', 'Open menu', 'Account menu']) {
    const longest = await maxInteraction(context, at('/index'), credits, (page) =>
      page.getByRole('button', { name }).first().click(),
    );
    interactions.push({ press: name, 'ms to the next paint': longest });
  }
  await context.close();
  printTable('Presses on the dashboard', interactions);
  keep('visit', { visits: table, shifts, interactions });
} finally {
  await browser.close();
  await portal.close();
}
