import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Declared from './declaredRoutes.ts';
import { operationOf, type Operation } from './src/graphql/operation.ts';
import { locales, parseTextPath } from './src/i18n/locales.ts';
import { homePath, loginPath } from './src/lib/paths.ts';
import type * as Overview from './src/overview/overview.generated.ts';

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
  /** What members' screens share: fetched ahead once the first screen is there. */
  readonly ahead: readonly string[];
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

/** What every screen of a member asks first. */
async function overviewOperation(): Promise<Operation> {
  const { module } = await runnerImport<typeof Overview>(`${root}src/overview/overview.generated.ts`, {
    root,
    logLevel: 'error',
  });
  return operationOf(module.OverviewDocument);
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

function textFiles(bundle: Bundle): Record<string, Record<string, string>> {
  const files: Record<string, Record<string, string>> = {};
  for (const { facadeModuleId, fileName } of chunksOf(bundle)) {
    if (facadeModuleId?.endsWith('.json') !== true) continue;
    const [namespace, locale] = parseTextPath(facadeModuleId);
    (files[namespace] ??= {})[locale] = fileName;
  }
  return files;
}

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
 * The map that `head.js` preloads and asks by: files are numbers in a list, because most belong to several routes.
 * Of each route it names what the page does not name in its own head.
 */
function preloads({ start, frame, ahead, screens, texts }: Routes, overview: Operation): string {
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
  const visitors = screens.filter(({ isForVisitors }) => isForVisitors);
  const members = screens.filter(({ isForVisitors }) => isForVisitors !== true);
  return JSON.stringify({
    locales,
    start: numbers(start),
    frame: numbers(frame),
    visitors: Object.fromEntries(visitors.flatMap(toPaths)),
    members: Object.fromEntries(members.flatMap(toPaths)),
    login: loginPath,
    home: homePath,
    overview,
    ahead: ahead.map(numberOf),
    files: [...files],
  });
}

/**
 * Writes down which routes there are and what each loads, for the checks of budgets and of every screen
 * (`.vite/routes.json`), and lets the page's head preload its route: `head.js` with the map, under a name with a hash of
 * its content.
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
          ahead: filesNamed(bundle, 'shared'),
          screens: declared.routes.map(withFiles),
          texts: textFiles(bundle),
        };
        this.emitFile({
          type: 'asset',
          fileName: '.vite/routes.json',
          source: JSON.stringify(known, null, 2),
        });
        const head = this.emitFile({
          type: 'asset',
          name: 'head.js',
          source: `${await readFile(`${root}head.js`, 'utf8')}preload(${preloads(known, await overviewOperation())});\n`,
        });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page');
        page.source = String(page.source).replace('./head.js', `./${this.getFileName(head)}`);
      },
    },
  };
}
