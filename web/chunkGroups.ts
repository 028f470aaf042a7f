import { fileURLToPath } from 'node:url';

/** What the bundler knows of the modules, as far as it is needed here. */
interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Everything that the roots import statically, and what that imports, without the roots themselves. */
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
  roots.forEach((root) => reached.delete(root));
  return reached;
}

/** Names the chunk for everything that the roots load. The roots are known once the graph is complete. */
function loadedWith(
  name: string,
  rootsOf: (graph: Graph) => readonly string[],
  isLeftOut: (id: string) => boolean = () => false,
) {
  let reached: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    reached ??= reachableFrom(rootsOf(graph), graph, isLeftOut);
    return reached.has(id) ? name : null;
  };
}

/** Visitors load no data client (docs/decisions/0005): generated hooks import it, and tree shaking takes both out. */
const isDataClient = (id: string): boolean => id.includes('/node_modules/@apollo/client/');

/** What the screens that are open to visitors and members use, and those of the visitors' own do not. */
const isForBoth = /\/src\/components\/(?:CopyButton|document\/(?:Blocks|layout))\.tsx$/;

const visitorFeature = pathOf('src/features/session/feature.ts');

const ofVisitors = loadedWith(
  'visitor',
  (graph) => graph.getModuleInfo(visitorFeature)?.dynamicallyImportedIds ?? [],
  isDataClient,
);

/**
 * How modules are grouped into chunks, so that a visit takes few requests: what every page starts with, what the screens
 * of visitors add, what the frame of members adds, and what screens share. A screen is a chunk of its own with what it
 * alone uses, and so are the texts of a namespace in a language: in a group, each would be a second file that leads on
 * to the group's.
 */
export const chunkGroups = [
  // With its root: an entry that only imports is not a file of its own.
  { name: loadedWith('start', () => [pathOf('index.html')]), priority: 4 },
  {
    name: (id: string, graph: Graph) => (isForBoth.test(id) ? 'visitor' : ofVisitors(id, graph)),
    priority: 3,
  },
  // Visitors read documents, too: apart from what members share, which leads on to all of theirs.
  { name: 'document', test: /\/src\/components\/document\/readDocument\.ts$/, priority: 3 },
  { name: loadedWith('frame', () => [pathOf('src/app/MemberArea.tsx')]), priority: 2 },
  // Few screens show a QR code.
  {
    name: 'qr',
    test: /\/src\/components\/(?:QrCode|LinkToShare)\.tsx$|\/node_modules\/qr\/index\.js$/,
    priority: 2,
  },
  { name: 'shared', test: /\.tsx?$|node_modules/, minShareCount: 2, priority: 1 },
];
