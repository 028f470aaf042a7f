/** GraphiQL for development: offline, with an example of every operation and a place for the token. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';

const folder = join(import.meta.dirname, 'examples');

/** What stands for a token until there is one. */
const noToken = 'Bearer (of SignIn)';

/** GraphiQL sends these headers with the operation of the tab. */
const headers = JSON.stringify({ Authorization: noToken, 'Accept-Language': 'en-US' }, null, 2);

/** A tab: a document of several operations, and the variables of those that have some. */
export interface Example {
  readonly query: string;
  readonly variables?: string;
}

/** The examples, one document a domain, in the order of their names. */
export function examples(): Example[] {
  const names = readdirSync(folder).sort();
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return names
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => {
      const variables = name.replace('.graphql', '.variables.json');
      return { query: read(name), ...(names.includes(variables) && { variables: read(variables) }) };
    });
}

/** Runs in the page: whoever signed in there need not copy the token into every tab. It is gone with the page. */
export function sendTokenAlong(window: Pick<Window & typeof globalThis, 'fetch'>, placeholder: string): void {
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

/** The page, and what it may do. */
interface Page {
  readonly html: string;
  readonly policy: string;
}

/**
 * What the page may do: run the scripts that are in it, by their hashes, and the workers these make; ask this
 * server; nothing else.
 */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function renderPage(): Page {
  const options: GraphiQLOptions = {
    title: "Members' Portal",
    defaultTabs: examples().map((example) => ({ ...example, headers })),
    headers,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
  };
  const signedIn = `<script>(${sendTokenAlong.toString()})(window, ${JSON.stringify(noToken)})</script>`;
  const html = renderGraphiQL(options).replace('<script>', () => `${signedIn}<script>`);
  return { html, policy: policyOf(html) };
}

let page: Page | undefined;

/** The page. It is 9 MB, so it is made once, and only when somebody asks for it. */
export const graphiqlPage = (): Page => (page ??= renderPage());
