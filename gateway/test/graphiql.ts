/** The requests of the GraphiQL page, made by the page's own script. */
import { createContext, runInContext } from 'node:vm';
import { graphiqlPage } from '../src/graphql/graphiql.ts';

/** What GraphiQL sends for an operation of a tab. */
export interface TabRequest {
  /** The whole document of the tab. */
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: unknown;
}

/** Runs the page's script and returns a function that turns GraphiQL's request into the body that leaves the page. */
export function openGraphiql(): <Request extends TabRequest>(request: Request) => Promise<Request> {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(graphiqlPage().html) ?? [];
  let sent = '';
  const window = {
    fetch: ((_url, init) => {
      sent = init?.body as string;
      return Promise.resolve(new Response('{}'));
    }) satisfies typeof fetch,
  };
  runInContext(script, createContext({ window, Headers }));
  return async (request) => {
    await window.fetch('/graphql', { method: 'POST', body: JSON.stringify(request) });
    return JSON.parse(sent) as typeof request;
  };
}
