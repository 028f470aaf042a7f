/**
 * Weighs the page and the JavaScript that a visit to each screen loads, as a browser transfers them, and counts its
 * requests, from what the build wrote down of its routes; fails when a screen is over budget or not among them. Run after
 * the web is built: `npm run budgets [folder of the build]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = process.argv[2] ?? join(import.meta.dirname, '..', 'dist');
const read = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
const { start, frame, shared, screens, texts } = read('routes.json');

const budgets = {
  login: { requests: 8, kib: 190 },
  dashboard: { requests: 9, kib: 260 },
  /** What a route adds for those who come from another. */
  route: { requests: 4, kib: 50 },
};

const problems = [];

/** KiB of a file, compressed where the build has it so: the gateway sends that one. */
function weigh(file) {
  const path = join(dist, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length / 1024;
}
const sum = (files) => files.reduce((total, file) => total + weigh(file), 0);

/** The files of the routes with their texts in a language. */
const filesOf = (routes, locale) => [
  ...new Set([
    ...routes.flatMap(({ files }) => files),
    ...routes.flatMap((route) => route.texts).map((namespace) => texts[namespace][locale]),
  ]),
];

/** Checks what a visit loads in the language where that is the heaviest. */
function check(name, { requests, kib }, filesIn) {
  const locales = Object.keys(texts[start.texts[0]]);
  const [files] = locales.map(filesIn).sort((one, other) => sum(other) - sum(one));
  const size = sum(files);
  const isOver = files.length > requests || size > kib;
  const counted = `${String(files.length).padStart(3)} of ${String(requests).padStart(2)} requests`;
  const weighed = `${size.toFixed(1).padStart(6)} of ${String(kib).padStart(3)} KiB`;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${counted} ${weighed}  ${name}`);
  if (isOver) problems.push(`${name} is over budget: ${files.join(', ')}`);
}

const at = (path) => screens.find(({ paths }) => paths.includes(path));
const login = at('/login');
const dashboard = at('/index');
/** With the script of its head. */
const page = 'index.html';
const ofVisitors = (locale) => [page, ...filesOf([start, login], locale)];
const ofMembers = (locale) => [page, ...filesOf([start, frame, dashboard], locale)];

check('/login, first load', budgets.login, ofVisitors);
check('/index, first load', budgets.dashboard, ofMembers);
for (const screen of screens.filter((one) => one !== login && one !== dashboard)) {
  check(screen.paths.join(' '), budgets.route, (locale) => {
    const before = screen.isForVisitors ? ofVisitors(locale) : [...ofMembers(locale), ...shared];
    return filesOf([screen], locale).filter((file) => !before.includes(file));
  });
}

/** Every lazy screen that the page's own code names has its route. */
const lazy = start.lazy.filter((module) => /^src\/(?:features\/[^/]+|app)\/[A-Z]\w*\.tsx$/.test(module));
const routed = new Set([...frame.modules, ...screens.flatMap(({ modules }) => modules)]);
for (const module of lazy.filter((one) => !routed.has(one))) problems.push(`${module} is no route's`);
for (const module of routed)
  if (!lazy.includes(module) || start.features.includes(module)) problems.push(`${module} is not lazy`);

/** What the page starts with has the handles of features with their paths and icons, and nothing that lies behind them. */
const behindHandles = start.features.filter(
  (module) => !/\/(?:feature\.ts|paths\.ts|icons\.tsx)$/.test(module),
);
for (const module of behindHandles) problems.push(`${module} is part of the first load`);

// Visitors load no data client (docs/decisions/0005): 'ROOT_QUERY' is what Apollo's cache calls its root.
const visitorFiles = screens.filter(({ isForVisitors }) => isForVisitors).flatMap(({ files }) => files);
for (const file of new Set([...start.files, ...visitorFiles])) {
  if (readFileSync(join(dist, file), 'utf8').includes('ROOT_QUERY'))
    problems.push(`${file} brings Apollo Client to visitors`);
}

for (const problem of problems) console.log(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
