/** The scripts that the GraphiQL page runs before GraphiQL itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import type { parse, print, separateOperations } from 'graphql';

/** The browser's object whose `fetch` GraphiQL calls. */
type Page = Pick<Window & typeof globalThis, 'fetch'>;

/** Runs in the page and adds the token of a login to every tab's requests. A reload of the page drops the token. */
export function attachToken(window: Page, placeholder: string): void {
  const { fetch } = window;
  let authorization = placeholder;
  window.fetch = async (url, init) => {
    const given = new Headers(init?.headers);
    if (given.get('authorization') === placeholder) given.set('authorization', authorization);
    const response = await fetch(url, { ...init, headers: given });
    const { data } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { data?: { login?: { token?: string } | null } | null };
    if (data?.login?.token !== undefined) authorization = `Bearer ${data.login.token}`;
    return response;
  };
}

/** The functions of graphql-js that {@link sendChosenOperation} needs. */
export interface GraphqlFunctions {
  readonly parse: typeof parse;
  readonly print: typeof print;
  readonly separateOperations: typeof separateOperations;
}

/**
 * Runs in the page and sends only the chosen operation of a tab with the fragments it uses. GraphiQL sends every fragment
 * of the tab, and the server refuses a document with fragments that its operation does not use.
 */
export function sendChosenOperation(window: Page, graphql: GraphqlFunctions): void {
  const { fetch } = window;
  const reduce = (text: string): string => {
    try {
      const body = JSON.parse(text) as { query: string; operationName?: string | null };
      const separated = graphql.separateOperations(graphql.parse(body.query));
      const names = Object.keys(separated);
      const chosen = separated[body.operationName ?? (names.length === 1 ? (names[0] ?? '') : '')];
      return chosen === undefined ? text : JSON.stringify({ ...body, query: graphql.print(chosen) });
    } catch {
      // The server reports what is wrong with the request.
      return text;
    }
  };
  window.fetch = (url, init) =>
    fetch(url, typeof init?.body === 'string' ? { ...init, body: reduce(init.body) } : init);
}

const { resolve: resolveModule } = createRequire(import.meta.url);
const graphqlFolder = dirname(resolveModule('graphql/package.json'));

/** A script whose value has the exports of some CommonJS modules of graphql-js, which need no bundler. */
function graphqlScript(entries: readonly string[]): string {
  const sources = new Map<string, string>();
  const add = (file: string): string => {
    const id = relative(graphqlFolder, file);
    if (sources.has(id)) return id;
    sources.set(id, '');
    const source = readFileSync(file, 'utf8').replaceAll(
      /require\('(\.[^']+)'\)/g,
      (_, path: string) => `require(${JSON.stringify(add(resolve(dirname(file), path)))})`,
    );
    sources.set(id, source);
    return id;
  };
  const ids = entries.map((entry) => add(resolveModule(`graphql/${entry}.js`)));
  const modules = [...sources].map(
    ([id, source]) => `${JSON.stringify(id)}: function (exports, require) {${source}\n}`,
  );
  return `(function (modules) {
    const loaded = {};
    const require = (id) => {
      if (!(id in loaded)) modules[id]((loaded[id] = {}), require);
      return loaded[id];
    };
    return Object.assign({}, ...${JSON.stringify(ids)}.map(require));
  })({${modules.join(',\n')}})`;
}

/**
 * The script to run before GraphiQL's.
 * @param placeholder the value of the `Authorization` header that stands for the token of the login
 */
export function pageScript(placeholder: string): string {
  const graphql = graphqlScript(['language/parser', 'language/printer', 'utilities/separateOperations']);
  return [
    `(${attachToken.toString()})(window, ${JSON.stringify(placeholder)});`,
    `(${sendChosenOperation.toString()})(window, ${graphql});`,
  ].join('\n');
}
