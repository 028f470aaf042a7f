import { fileURLToPath } from 'node:url';
import { parseTextPath } from '../src/i18n/locales.ts';

/** What the bundler knows of the modules, as far as it is needed here. */
interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Chooses the chunk of a module; null leaves it to the next group. */
type ChunkName = (id: string, graph: Graph) => string | null;

/** The roots, everything that they import statically, and what that imports. */
function reachableFrom(
  roots: readonly string[],
  graph: Graph,
  isLeftOut: (id: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isLeftOut(imported)) reached.add(imported);
  }
  return reached;
}

/** Names the chunk for the roots and everything that they load. The roots are known once the graph is complete. */
function loadedWith(
  name: string,
  rootsOf: (graph: Graph) => readonly string[],
  isLeftOut: (id: string) => boolean = () => false,
): ChunkName {
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => {
    reached ??= reachableFrom(rootsOf(graph), graph, isLeftOut);
    return reached.has(id) ? name : null;
  };
}

const lazyImportsOf = (module: string, graph: Graph): readonly string[] =>
  graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];

/** Visitors load no data client (docs/decisions/0005): generated hooks import it, and tree shaking takes both out. */
const isDataClient = (id: string): boolean => id.includes('/node_modules/@apollo/client/');

/** What the screens that are open to visitors and members use, and those of the visitors' own do not. */
const isForBoth = /\/src\/(?:design\/ui\/CopyButton|screens\/document\/(?:Blocks|layout))\.tsx$/;

const visitorScreens = (graph: Graph): readonly string[] =>
  lazyImportsOf(pathOf('src/features/session/feature.ts'), graph);

/** With what the screens fetch by themselves, such as for a passkey. */
const usedByVisitors = loadedWith(
  'visitor',
  (graph) =>
    visitorScreens(graph).flatMap((screen) => [
      screen,
      ...lazyImportsOf(screen, graph).filter((id) => id.endsWith('.tsx')),
    ]),
  isDataClient,
);

/** Code shared by the visitors' screens, each of which is a separate chunk. */
const ofVisitors: ChunkName = (id, graph) => {
  if (isForBoth.test(id)) return 'visitor';
  return visitorScreens(graph).includes(id) ? null : usedByVisitors(id, graph);
};

const isEvents = (id: string): boolean => /\/src\/features\/[^/]+\/events\.tsx$/.test(id);

/** The events of every area that is open to all members: the code of a closed one is never fetched. */
const eventsOfAll = (graph: Graph): readonly string[] =>
  (graph.getModuleInfo(pathOf('src/features/index.ts'))?.importedIds ?? [])
    .filter((feature) => graph.getModuleInfo(feature)?.code?.includes('eventsFlag') === false)
    .flatMap((feature) => lazyImportsOf(feature, graph).filter(isEvents));

/** The shell of the members' screens, with the events that it requests. */
const ofFrame = loadedWith('frame', (graph) => [pathOf('src/app/MemberArea.tsx'), ...eventsOfAll(graph)]);

/** The texts of the members' frame and of the dashboard: five small files are as many requests. */
const firstNamespaces = ['shell', 'notices', 'dashboard', 'charts', 'recordTypes'];

/** Those in a language are one chunk. */
const ofFirstTexts: ChunkName = (id) => {
  if (!id.endsWith('.json')) return null;
  const [namespace, locale] = parseTextPath(id);
  return firstNamespaces.includes(namespace) ? `texts-${locale}` : null;
};

const featureChunks = new Map<string, ChunkName>();

/** The screens of a feature with what they use of it. */
const ofFeature: ChunkName = (id, graph) => {
  const [folder, feature] = /^.*\/src\/features\/([^/]+)\//.exec(id) ?? [];
  if (folder === undefined || feature === undefined) return null;
  const screensOf = (within: Graph): readonly string[] =>
    lazyImportsOf(`${folder}feature.ts`, within).filter((one) => one.endsWith('.tsx') && !isEvents(one));
  const known = featureChunks.get(feature) ?? loadedWith(feature, screensOf);
  featureChunks.set(feature, known);
  return known(id, graph);
};

/** Features that others import, by their index, are apart from those. */
const ofImportedFeature: ChunkName = (id, graph) => {
  const [folder] = /^.*\/src\/features\/[^/]+\//.exec(id) ?? [];
  const isImported = folder !== undefined && graph.getModuleInfo(`${folder}index.ts`) !== null;
  return isImported ? ofFeature(id, graph) : null;
};

/**
 * Groups modules into chunks, so that a visit takes few requests and fetches first what it shows first: the code of
 * every page, of the visitors' screens, of the members' shell, of the dashboard, of its events, of each feature, and
 * code that features share. Texts of any other namespace and language are a separate chunk.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 10 },
  { name: loadedWith('start', () => [pathOf('src/main.tsx')], isDataClient), priority: 9 },
  { name: ofVisitors, priority: 8 },
  // Visitors read documents, too: kept apart from the members' shared code, which imports the rest of theirs.
  { name: 'document', test: /\/src\/screens\/document\/readDocument\.ts$/, priority: 8 },
  // With its container, after the first screen.
  { name: 'toasts', test: /\/src\/screens\/Toaster\.tsx$|\/node_modules\/sonner\//, priority: 8 },
  { name: ofFirstTexts, priority: 8 },
  { name: ofFrame, priority: 7 },
  { name: loadedWith('dashboard', () => [pathOf('src/features/dashboard/Dashboard.tsx')]), priority: 6 },
  // Few screens show a QR code.
  {
    name: 'qr',
    test: /\/src\/design\/ui\/(?:QrCode|LinkToShare)\.tsx$|\/node_modules\/qr\/index\.js$/,
    priority: 4,
  },
  // Before the features: a group takes along what its modules import and no group before has.
  { name: 'shared', test: /\/src\/(?!features\/).*\.tsx?$|node_modules/, minShareCount: 2, priority: 3 },
  { name: ofImportedFeature, priority: 2 },
  { name: ofFeature, priority: 1 },
];
