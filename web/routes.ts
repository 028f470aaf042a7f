import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Declared from './declaredRoutes.ts';
import { operationOf, type Operation } from './src/graphql/operation.ts';
import { locales, parseTextPath } from './src/i18n/locales.ts';
import { homePath, loginPath } from './src/lib/paths.ts';
import type * as FirstQueries from './src/app/firstQueries.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** A route, or the frame, and what it loads. */
export interface Route extends Declared.DeclaredRoute {
  /** Its JavaScript, with all that it imports statically, and without its texts. */
  readonly files: readonly string[];
}

/** What the build knows of its routes: `dist/.vite/routes.json`. Files are named as in the build's folder. */
export interface Routes {
  /** What the page loads before anything else, which modules of features are in that, and which that imports lazily. */
  readonly start: Route & { readonly features: readonly string[]; readonly lazy: readonly string[] };
  /** What every screen of a member stands in, with what happened in all areas. */
  readonly frame: Route;
  /** What members' screens share and the first one needs not: the menus of the frame fetch it a moment later. */
  readonly shared: readonly string[];
  readonly screens: readonly Route[];
  /** The files of texts, by namespace and locale. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Replaces each screen by a module that says which it is: the handles import nothing else of that kind. */
const screensByName: Plugin = {
  name: 'screens-by-name',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/(?:features\/[^/]+|app)\/\w+\.tsx$/ },
    handler: (id) => `export default ${JSON.stringify(id.slice(root.length))}`,
  },
};

/** What the handles of all features declare, without their screens' code. */
export const declaredRoutes = async (): Promise<typeof Declared> =>
  (
    await runnerImport<typeof Declared>(`${root}declaredRoutes.ts`, {
      root,
      logLevel: 'error',
      plugins: [screensByName],
    })
  ).module;

const importSource = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(root + path, { root, logLevel: 'error' })).module;

/** The one query of the document beside a module, such as `events.graphql` beside `events.tsx`. */
async function queryBeside(module: string): Promise<Operation> {
  const generated = await importSource<Record<string, object>>(module.replace(/\.tsx$/, '.generated.ts'));
  const [document, ...others] = Object.keys(generated).filter((name) => name.endsWith('Document'));
  if (document === undefined || others.length > 0) throw new Error(`Not one query beside ${module}`);
  return operationOf(generated[document] ?? {});
}

/** What is asked of an area to tell what happened there. */
interface AskedEvents {
  readonly query: Operation;
  readonly flag?: string;
  /** The code that tells it. */
  readonly files: readonly string[];
}

/** What the page's head asks. */
interface Asked {
  readonly overview: Operation;
  readonly frameQueries: readonly Operation[];
  readonly events: readonly AskedEvents[];
}

async function askedFirst(
  events: readonly Declared.DeclaredEvents[],
  filesOf: (module: string) => readonly string[],
): Promise<Asked> {
  const { firstQuery, frameQueries } = await importSource<typeof FirstQueries>('src/app/firstQueries.ts');
  return {
    overview: operationOf(firstQuery),
    frameQueries: frameQueries.map(operationOf),
    events: await Promise.all(
      events.map(async ({ module, ...rest }) => ({
        ...rest,
        query: await queryBeside(module),
        files: filesOf(module),
      })),
    ),
  };
}

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/** Every JavaScript file that the modules load with them. */
function filesOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = chunksOf(bundle);
  const files = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
        [facadeModuleId, ...moduleIds].includes(root + module),
      );
      if (chunk === undefined) throw new Error(`The build has no ${module}`);
      return chunk.fileName;
    }),
  );
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach((imported) => files.add(imported));
  }
  return [...files];
}

/** By namespace and locale. */
type TextFiles = Record<string, Record<string, string>>;

/** The files of the build that hold texts, and those that they are made of. */
function textFiles(bundle: Bundle): { readonly built: TextFiles; readonly sources: TextFiles } {
  const built: TextFiles = {};
  const sources: TextFiles = {};
  for (const { moduleIds, fileName } of chunksOf(bundle)) {
    for (const id of moduleIds.filter((module) => module.endsWith('.json'))) {
      const [namespace, locale] = parseTextPath(id);
      (built[namespace] ??= {})[locale] = fileName;
      (sources[namespace] ??= {})[locale] = id;
    }
  }
  return { built, sources };
}

/** Texts by their qualified keys, in each language. */
type Translate = (key: string | undefined) => Promise<readonly string[]>;

const translateFrom =
  (sources: TextFiles): Translate =>
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

const modulesIn = (bundle: Bundle, files: readonly string[]): readonly string[] =>
  chunksOf(bundle)
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap(({ moduleIds }) => moduleIds);

/** The files of the chunk that `chunkGroups.ts` calls by the name. */
function filesNamed(bundle: Bundle, name: string): readonly string[] {
  const files = chunksOf(bundle)
    .filter((chunk) => chunk.name === name && chunk.facadeModuleId === null)
    .map(({ fileName }) => fileName);
  if (files.length === 0) throw new Error(`The build has no chunk ${name}`);
  return files;
}

/**
 * The map that `head.js` preloads, asks and says by: files are numbers in a list, because most belong to several routes.
 * Of each route it names what the page does not name in its own head.
 */
async function headMap(
  { start, frame, screens, texts }: Routes,
  { overview, frameQueries, events }: Asked,
  times: string,
  translate: Translate,
): Promise<string> {
  const files = new Set<string>();
  const numberOf = (file: string): number => [...files.add(file)].indexOf(file);
  const numbers = (route: Route) => ({
    files: route.files.filter((file) => !start.files.includes(file)).map(numberOf),
    texts: route.texts.map((namespace) =>
      locales.map((locale) => numberOf(texts[namespace]?.[locale] ?? '')),
    ),
  });
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
    overview,
    frameQueries,
    events: events.map(({ files: own, ...rest }) => ({
      ...rest,
      files: own.filter((file) => ![...start.files, ...frame.files].includes(file)).map(numberOf),
    })),
    files: [...files],
  });
}

/** Puts the script of the page's head into the page: the first paint waits for nothing else then. */
function withScript(page: string, code: string): string {
  if (code.includes('</')) throw new Error('The script would end the element that it stands in');
  const [before, after, ...rest] = page.split('<script src="./head.js"></script>');
  if (after === undefined || rest.length > 0) throw new Error('The page has no place for its script');
  return `${before}<script>${code.trim()}</script>${after}`;
}

/**
 * Writes down which routes there are and what each loads, for the checks of budgets and of every screen
 * (`.vite/routes.json`), and lets the page's head preload its route and say whose it is: `head.js` with the map.
 */
export function routes(): Plugin {
  return {
    name: 'routes',
    apply: 'build',
    generateBundle: {
      // The page is written before.
      order: 'post',
      async handler(_options, bundle) {
        const declared = await declaredRoutes();
        const withFiles = (route: Declared.DeclaredRoute): Route => ({
          ...route,
          files: filesOf(bundle, route.modules),
        });
        const start = withFiles({ paths: [], modules: ['src/main.tsx'], texts: ['common'] });
        const frame = withFiles(declared.frame);
        const { built, sources } = textFiles(bundle);
        const started = modulesIn(bundle, start.files);
        const lazy = started.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const toPath = (id: string): string => id.slice(root.length);
        const known: Routes = {
          start: {
            ...start,
            features: started.filter((id) => /\/src\/features\/[^/]+\/[^/]+\.tsx?$/.test(id)).map(toPath),
            lazy: lazy.map(toPath),
          },
          frame,
          shared: filesNamed(bundle, 'shared'),
          screens: declared.routes.map(withFiles),
          texts: built,
        };
        this.emitFile({
          type: 'asset',
          fileName: '.vite/routes.json',
          source: JSON.stringify(known, null, 2),
        });
        const asked = await askedFirst(declared.events, (module) => filesOf(bundle, [module]));
        const times = this.emitFile({
          type: 'asset',
          name: 'times.js',
          source: (await minify('times.js', await readFile(`${root}times.js`, 'utf8'))).code,
        });
        const map = await headMap(known, asked, `./${this.getFileName(times)}`, translateFrom(sources));
        const { code } = await minify('head.js', `${await readFile(`${root}head.js`, 'utf8')}start(${map});`);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page');
        page.source = withScript(String(page.source), code);
      },
    },
  };
}
