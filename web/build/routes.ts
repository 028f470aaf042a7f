import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { parseTextPath } from '../src/i18n/locales.ts';
import type * as Declared from './declaredRoutes.ts';
import { writeHead } from './pageHead.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A route, or the shell, and the files it loads. */
export interface Route extends Declared.DeclaredRoute {
  /** Its JavaScript, with all that it imports statically, and without its texts. */
  readonly files: readonly string[];
}

/** What the build knows of its routes: `dist/.vite/routes.json`. Files are named as in the build's folder. */
export interface Routes {
  /** What the page loads before anything else, which modules of features are in that, and which that imports lazily. */
  readonly start: Route & { readonly features: readonly string[]; readonly lazy: readonly string[] };
  /** The members' shell, with the events of all areas. */
  readonly frame: Route;
  /**
   * Code that the members' screens share and the first one does not need; the shell's menus fetch it a moment later.
   */
  readonly shared: readonly string[];
  readonly screens: readonly Route[];
  /** The files of texts, by namespace and locale. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Replaces each screen by a module that exports its path; a manifest imports only screens that way. */
const screensByName: Plugin = {
  name: 'screens-by-name',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/(?:features\/[^/]+|app)\/\w+\.tsx$/ },
    handler: (id) => `export default ${JSON.stringify(id.slice(root.length))}`,
  },
};

/** What the manifests of all features declare, without their screens' code. */
export const declaredRoutes = async (): Promise<typeof Declared> =>
  (
    await runnerImport<typeof Declared>(`${root}build/declaredRoutes.ts`, {
      root,
      logLevel: 'error',
      plugins: [screensByName],
    })
  ).module;

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
 * Writes the routes and the files that each loads to `.vite/routes.json`, for the checks of budgets and of every
 * screen, and adds the map to the page's head (`head.js`).
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
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page');
        page.source = await writeHead(String(page.source), {
          routes: known,
          events: declared.events.map((one) => ({ ...one, files: filesOf(bundle, [one.module]) })),
          textSources: sources,
          emit: (name, source) => this.getFileName(this.emitFile({ type: 'asset', name, source })),
        });
      },
    },
  };
}
