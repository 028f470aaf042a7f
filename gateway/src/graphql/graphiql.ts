/** GraphiQL for development: offline, with an example of every operation and a header for the token. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { domains } from '../domains/index.ts';
import { pageScript } from './graphiql-page.ts';

const folder = join(import.meta.dirname, '../domains');

/** The placeholder for a token until the developer has signed in. */
const noToken = 'Bearer (of SignIn)';

/** GraphiQL sends these headers with the operation of the tab. */
const headers = JSON.stringify({ Authorization: noToken, 'Accept-Language': 'en-US' }, null, 2);

/** A tab: a document of several operations, and the variables of those that have some. */
export interface Example {
  readonly query: string;
  readonly variables?: string;
}

/** The examples: the document beside each domain, with its variables if it has any, in the order of the list. */
export function examples(): Example[] {
  return Object.keys(domains).map((name) => {
    const file = join(folder, name, 'example');
    const variables = `${file}.variables.json`;
    return {
      query: readFileSync(`${file}.graphql`, 'utf8'),
      ...(existsSync(variables) && { variables: readFileSync(variables, 'utf8') }),
    };
  });
}

/** The page and its content security policy. */
interface Page {
  readonly html: string;
  readonly policy: string;
}

/**
 * The page may only run its own scripts, by their hashes, and the workers they create, and send requests to this
 * server.
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
  const before = `<script>${pageScript(noToken)}</script>`;
  const html = renderGraphiQL(options).replace('<script>', () => `${before}<script>`);
  return { html, policy: policyOf(html) };
}

let page: Page | undefined;

/** The page. It is 9 MB, so it is rendered once, when it is first requested. */
export const graphiqlPage = (): Page => (page ??= renderPage());
