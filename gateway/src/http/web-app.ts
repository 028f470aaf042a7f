/** Serves the web build, or a page that explains that it is missing. */
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { gamePath } from './game-origin.ts';
import {
  assetHeaders,
  sandboxedAssetHeaders,
  gamePageHeaders,
  inlineHashesOf,
  pageHeaders,
} from './security-headers.ts';
import { servePage, withSettings, type SiteSettings } from './site-page.ts';

/** For files whose names contain a hash of their content; they never change. */
const immutable = 'public, max-age=31536000, immutable';
/** For all other files: revalidated at each use, which their ETag makes cheap. */
const revalidated = 'no-cache';

/** Files that a browser can open as a page, compressed ones included. */
const page = /\.(html|svg)(\.br|\.gz)?$/;

const missing = `The web app is not built, so there is nothing to show here.

Build it with "npm start", or set WEB_ROOT to the folder of a build.
GraphQL is at /graphql.
`;

/** Settings for serving the web app. */
export interface WebAppOptions {
  /** Folder of the build. */
  readonly root: string;
  readonly isProduction: boolean;
  readonly metrics: Metrics;
  /** Whether the page at `gamePath` is sandboxed because it has no separate origin. */
  readonly isSandboxed: boolean;
  readonly site: SiteSettings;
}

/** Registers the web build on a separate Fastify instance. */
export async function webApp(
  app: FastifyInstance,
  { root, isProduction, metrics, isSandboxed, site }: WebAppOptions,
): Promise<void> {
  app.addHook('onResponse', async ({ method }, { statusCode, elapsedTime }) => {
    metrics.requestDone(method, 'web', statusCode, elapsedTime);
  });
  const index = join(root, 'index.html');
  if (!existsSync(index)) {
    app.get('/', (_request, reply) =>
      reply.code(503).headers(pageHeaders(isProduction)).type('text/plain; charset=utf-8').send(missing),
    );
    return;
  }
  const built = readFileSync(index, 'utf8');
  const headers = pageHeaders(isProduction, inlineHashesOf(built));
  const ofSite = withSettings(built, site);
  if (ofSite !== built) servePage(app, ofSite, { ...headers, 'cache-control': revalidated });
  const gameHeaders = gamePageHeaders(isProduction, isSandboxed);
  const gameFolder = join(root, gamePath);
  await app.register(fastifyStatic, {
    root,
    // Vite keeps its manifest in a folder that begins with a dot.
    dotfiles: 'ignore',
    cacheControl: false,
    // the ETag is enough to revalidate, and no file is large enough to be fetched in parts
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isImmutable = path.includes(`${sep}assets${sep}`);
      const isApart = path.startsWith(gameFolder);
      const ofPage = isApart ? gameHeaders : headers;
      const ofAsset = isApart && isSandboxed ? sandboxedAssetHeaders : assetHeaders;
      reply.headers(page.test(path) ? ofPage : ofAsset);
      reply.header('cache-control', isImmutable ? immutable : revalidated);
      if (isImmutable) reply.removeHeader('etag');
    },
  });
}
