/**
 * Weighs the JavaScript that a first visit to each screen loads, gzipped, from the build's manifest, and fails when
 * it is over budget. Run after the web is built: `npm run budgets [folder of the build]`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = process.argv[2] ?? join(import.meta.dirname, '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const budget = { login: 200, dashboard: 270, route: 35 };
/** The language every figure is weighed in: the one whose texts are the heaviest counts. */
const locales = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'];

const weights = new Map();

/** KiB of a file, gzipped. */
function weigh(file) {
  if (!weights.has(file))
    weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024);
  return weights.get(file);
}

/** Every JavaScript file that an entry of the manifest loads with it. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest has no ${key}; has it moved?`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

const entry = 'index.html';
const memberArea = 'src/app/MemberArea.tsx';
const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);
const union = (keys) => new Set(keys.flatMap((key) => [...filesOf(key)]));

/** The texts of the namespaces in the heaviest language. */
function texts(namespaces) {
  const inLocale = (locale) => namespaces.map((name) => `src/i18n/locales/${locale}/${name}.json`);
  return locales.map((locale) => union(inLocale(locale))).sort((a, b) => sum(b) - sum(a))[0] ?? new Set();
}

/** Screens and the namespaces they name, read from where the routes are: `lazyScreen(() => import('…'), ['…'])`. */
function screensIn(file) {
  const source = readFileSync(join(import.meta.dirname, '..', 'src', 'app', file), 'utf8');
  const calls = source.matchAll(/lazyScreen\(\s*\(\) => import\('([^']+)'\),\s*\[([^\]]*)\]/g);
  return [...calls].map(([, path, names]) => ({
    key: join('src/app', path),
    namespaces: [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  }));
}

const publicScreens = screensIn('publicScreens.ts');
const memberScreens = [...screensIn('navigation.ts'), ...screensIn('creditEntries.ts')];
if (publicScreens.length < 4 || memberScreens.length === 0)
  throw new Error('No screens found; have the routes moved?');

const login = publicScreens.find(({ key }) => key.includes('/Login.'));
const dashboard = memberScreens.find(({ key }) => key.includes('/dashboard/'));
const frame = union([entry, memberArea]);
const shared = new Set([...frame, ...texts(['common', 'shell'])]);

const rows = [
  {
    name: 'login, first load',
    size: sum(new Set([...union([entry, login.key]), ...texts(['common', ...login.namespaces])])),
    limit: budget.login,
  },
  {
    name: 'dashboard, first load',
    size: sum(new Set([...shared, ...filesOf(dashboard.key), ...texts(dashboard.namespaces)])),
    limit: budget.dashboard,
  },
  ...[...publicScreens.filter((s) => s !== login), ...memberScreens.filter((s) => s !== dashboard)].map(
    (screen) => {
      // What a member coming from elsewhere does not have yet.
      const base = publicScreens.includes(screen)
        ? new Set([...union([entry, login.key]), ...texts(['common', ...login.namespaces])])
        : shared;
      const own = [...filesOf(screen.key), ...texts(screen.namespaces)].filter((file) => !base.has(file));
      return {
        name: screen.key.replace(/^src\/(?:features\/)?/, ''),
        size: sum(new Set(own)),
        limit: budget.route,
      };
    },
  ),
];

for (const { name, size, limit } of rows) {
  const verdict = size > limit ? 'OVER' : 'ok';
  console.log(
    `${verdict.padEnd(5)}${size.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} KiB  ${name}`,
  );
}
if (rows.some(({ size, limit }) => size > limit)) process.exitCode = 1;
