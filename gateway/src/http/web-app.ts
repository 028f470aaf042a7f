/** Serving the web build, or saying that there is none. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Files whose names hold a hash of their content never change. */
const immutable = 'public, max-age=31536000, immutable';
/** All others are asked for again; their ETag makes that cheap. */
const revalidated = 'no-cache';

const missing = `The web app is not built, so there is nothing to show here.

Build it with "npm start", or set WEB_ROOT to the folder of a build.
GraphQL is at /graphql.
`;

/** What the web app is served from. */
export interface WebAppOptions {
  /** Folder of the build. */
  readonly root: string;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly metrics: Metrics;
}

/** Registers the web build on an instance of its own. */
export async function webApp(app: FastifyInstance, { root, headers, metrics }: WebAppOptions): Promise<void> {
  app.addHook('onResponse', async ({ method }, { statusCode, elapsedTime }) => {
    metrics.requestDone(method, 'web', statusCode, elapsedTime);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  if (!existsSync(join(root, 'index.html'))) {
    app.get('/', (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(missing));
    return;
  }
  await app.register(fastifyStatic, {
    root,
    // Vite's own notes lie in a folder that begins with a dot.
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? immutable : revalidated);
      reply.header('vary', 'accept-encoding');
    },
  });
}
