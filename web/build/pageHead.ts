import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, runnerImport } from 'vite';
import type * as FirstQueries from '../src/app/firstQueries.ts';
import { operationOf, type Operation } from '../src/data/graphql/operation.ts';
import { homePath, loginPath } from '../src/extension-points/paths.ts';
import { locales } from '../src/i18n/locales.ts';
import type { DeclaredEvents } from './declaredRoutes.ts';
import type { Route, Routes } from './routes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Build data for the page's head: files to fetch, queries to send and headings to show. */
interface Known {
  readonly routes: Routes;
  /** With the files of their code. */
  readonly events: readonly (DeclaredEvents & Pick<Route, 'files'>)[];
  /** The files that texts are made of, by namespace and locale. */
  readonly textSources: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Adds a file to the build, and returns its path there. */
  readonly emit: (name: string, source: string) => string;
}

const importSource = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(root + path, { root, logLevel: 'error' })).module;

/** The only query of the document next to a module, such as `events.graphql` next to `events.tsx`. */
async function queryBeside(module: string): Promise<Operation> {
  const generated = await importSource<Record<string, object>>(module.replace(/\.tsx$/, '.generated.ts'));
  const [document, ...others] = Object.keys(generated).filter((name) => name.endsWith('Document'));
  if (document === undefined || others.length > 0) throw new Error(`Not one query beside ${module}`);
  return operationOf(generated[document] ?? {});
}

/** Texts by their qualified keys, in each language. */
type Translate = (key: string | undefined) => Promise<readonly string[]>;

const translateFrom =
  (sources: Known['textSources']): Translate =>
  async (key) => {
    if (key === undefined) return [];
    const [namespace = '', path = ''] = key.split(':');
    return Promise.all(
      locales.map(async (locale) => {
        const texts: unknown = JSON.parse(await readFile(sources[namespace]?.[locale] ?? '', 'utf8'));
        return path
          .split('.')
          .reduce((part, name) => (part as Record<string, unknown>)[name], texts) as string;
      }),
    );
  };

const without = (files: readonly string[], others: readonly string[]): readonly string[] =>
  files.filter((file) => !others.includes(file));

/**
 * The map for `head.js`: files are numbers in a list, because most belong to several routes. Each route lists only what
 * the page does not load anyway.
 */
async function headMap(
  { routes: { start, frame, screens, texts }, events, textSources }: Known,
  times: string,
): Promise<string> {
  const translate = translateFrom(textSources);
  const files = new Set<string>();
  const numberOf = (file: string): number => [...files.add(file)].indexOf(file);
  const numbers = (route: Route) => ({
    files: without(route.files, start.files).map(numberOf),
    texts: route.texts.map((namespace) =>
      locales.map((locale) => numberOf(texts[namespace]?.[locale] ?? '')),
    ),
  });
  const { firstQuery, shellQueries } = await importSource<typeof FirstQueries>('src/app/firstQueries.ts');
  const eventQueries = await Promise.all(events.map(({ module }) => queryBeside(module)));
  // Whether an area is open is not known before the profile is in, and the code of a closed one is never fetched.
  const nothing = { files: [], texts: [] };
  const toPaths = (screen: Route) =>
    screen.paths.map((path) => [path, screen.flag === undefined ? numbers(screen) : nothing] as const);
  const toWords = async ({ paths, heading }: Route) => {
    const [titles, intros] = await Promise.all([translate(heading?.title), translate(heading?.intro)]);
    return paths.map((path) => [path, { titles, intros }] as const);
  };
  const visitors = screens.filter(({ isForVisitors }) => isForVisitors);
  const members = screens.filter(({ isForVisitors }) => isForVisitors !== true);
  const headed = visitors.filter(({ heading }) => heading !== undefined);
  return JSON.stringify({
    locales,
    start: numbers(start),
    frame: numbers(frame),
    visitors: Object.fromEntries(visitors.flatMap(toPaths)),
    members: Object.fromEntries(members.flatMap(toPaths)),
    names: await translate('common:product.name'),
    headings: Object.fromEntries((await Promise.all(headed.map(toWords))).flat()),
    login: loginPath,
    home: homePath,
    times,
    overview: operationOf(firstQuery),
    shellQueries: shellQueries.map(operationOf),
    events: events.map(({ flag, files: own }, index) => ({
      flag,
      query: eventQueries[index],
      files: without(own, [...start.files, ...frame.files]).map(numberOf),
    })),
    files: [...files],
  });
}

/** Puts the script of the page's head into the page: the first paint waits for nothing else then. */
function withScript(page: string, code: string): string {
  if (code.includes('</')) throw new Error('The script would end the element that it stands in');
  const [before, after, ...rest] = page.split('<script src="./build/head.js"></script>');
  if (after === undefined || rest.length > 0) throw new Error('The page has no place for its script');
  return `${before}<script>${code.trim()}</script>${after}`;
}

const minified = async (file: string, addition = ''): Promise<string> =>
  (await minify(file, (await readFile(root + file, 'utf8')) + addition)).code;

/**
 * Writes the script of the page's head into the page, with the map, and adds the worker that it starts to the build.
 */
export async function writeHead(page: string, known: Known): Promise<string> {
  const times = known.emit('times.js', await minified('build/times.js'));
  const map = await headMap(known, `./${times}`);
  return withScript(page, await minified('build/head.js', `start(${map});`));
}
