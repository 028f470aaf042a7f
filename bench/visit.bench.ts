/**
 * A visit on a slow phone (390 px, 150 ms, 1.6 Mbps, the processor slowed to a quarter): first paint, time until
 * usable, layout shift, and response time to a press. The web is built before, as `npm start` does it.
 */
import { readFileSync } from 'node:fs';
import { tokenOf } from '../e2e/support/member.ts';
import { temporaryFolder } from './lib/folder.ts';
import { amount, isShort } from './lib/options.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';
import { servePortal } from './visit/portal.ts';
import { maxInteraction, visit, type Measured, type Visit } from './visit/visit.ts';

const rounds = amount('ROUNDS', 5, 1);

const routes = new URL('../web/dist/.vite/routes.json', import.meta.url);
const { screens } = JSON.parse(readFileSync(routes, 'utf8')) as {
  screens: readonly { paths: readonly string[]; isForVisitors?: boolean; leadsOn?: boolean }[];
};
const memberPaths = screens.flatMap(({ paths: [path], isForVisitors, leadsOn }) =>
  path === undefined || isForVisitors === true || leadsOn === true ? [] : path,
);

const portal = await servePortal();
const at = (path: string): string => `${portal.url}/#${path}`;
const signInForm = 'form button[type="submit"]';
/** The figure of all credits, below its heading. */
const credits = 'main h2 + p [title]';

const visitor: Visit = { url: at('/login'), usableSelector: signInForm };
const member = (path: string, usableSelector: string, token: string): Visit => ({
  url: at(path),
  usableSelector,
  token,
});

/** Runs with a fresh browser profile. */
async function withNewProfile<Result>(run: (profileFolder: string) => Promise<Result>): Promise<Result> {
  await using folder = await temporaryFolder();
  return await run(folder.path);
}

/** A first visit, and a second by a browser that was ended in between. */
const measureTwice = (of: Visit): Promise<Measured[]> =>
  withNewProfile(async (profile) => [await visit(profile, of), await visit(profile, of)]);

try {
  const token = await tokenOf(portal as never, 'aiko');
  const visits = new Map<string, Measured[]>();
  const add = (name: string, measured: Measured | undefined): void => {
    if (measured !== undefined) visits.set(name, [...(visits.get(name) ?? []), measured]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const [login, loginAgain] = await measureTwice(visitor);
    add('login, first visit', login);
    add('login, second visit', loginAgain);
    const [dashboard, dashboardAgain] = await measureTwice(member('/index', credits, token));
    add('dashboard, first visit', dashboard);
    add('dashboard, second visit', dashboardAgain);
  }
  const of = (all: readonly Measured[], part: keyof Measured): number => median(all.map((one) => one[part]));
  const table = [...visits].map(([name, all]) => ({
    visit: name,
    'first paint ms': formatFigure(of(all, 'firstPaint')),
    'usable ms': formatFigure(of(all, 'usable')),
    'largest paint ms': formatFigure(of(all, 'largestPaint')),
    'layout shift': of(all, 'layoutShift').toFixed(3),
  }));
  printTable(`Visits on a slow phone, medians of ${rounds}`, table);

  const shifts = [];
  for (const path of isShort ? memberPaths.slice(0, 1) : memberPaths) {
    const { layoutShift } = await withNewProfile((profile) => visit(profile, member(path, 'main', token)));
    shifts.push({ screen: path, 'layout shift': layoutShift.toFixed(3) });
  }
  printTable('What moves while a screen loads', shifts);

  const interactions = [];
  for (const name of ['Hide amounts', 'Notifications', 'Open menu', 'Account menu']) {
    const longest = await withNewProfile((profile) =>
      maxInteraction(profile, member('/index', credits, token), name),
    );
    interactions.push({ press: name, 'ms to the next paint': longest });
  }
  printTable('Presses on the dashboard', interactions);
  saveResults('visit', { visits: table, shifts, interactions });
} finally {
  await portal.close();
}
