/** GraphiQL for development: offline, with an example of every operation and a place for the token. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';

const folder = join(import.meta.dirname, 'examples');

/** Where the token of `login` goes: GraphiQL sends these headers with the operation of the tab. */
const headers = JSON.stringify(
  { Authorization: 'Bearer put the token of SignIn here', 'Accept-Language': 'en-US' },
  null,
  2,
);

/** The examples, one document a domain, in the order of their names. */
export const exampleDocuments = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

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
    defaultTabs: exampleDocuments().map((query) => ({ query, headers })),
    headers,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
  };
  const html = renderGraphiQL(options);
  return { html, policy: policyOf(html) };
}

let page: Page | undefined;

/** The page. It is 9 MB, so it is made once, and only when somebody asks for it. */
export const graphiqlPage = (): Page => (page ??= renderPage());
