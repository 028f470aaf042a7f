/**
 * Isolates the page of the platform's own game on a separate origin or in a sandbox. Its scripts cannot access the
 * portal's storage or tabs, and its requests never use a session of the portal.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where the platform's own game is, apart from the portal. */
export interface GameSite {
  /** As browsers reach it, such as `https://game.example.com`. */
  readonly origin: string;
  /** A port that serves the game alone; undefined: a proxy sends the origin to the portal's port. */
  readonly port: number | undefined;
  /** The portal's origin, to which the game's page links back. */
  readonly portal: string;
}

/** The folder of the game's page, on both origins. */
export const gamePath = '/hash-kingdom/';

/** Whether a request came to the game's origin: to its port, or under its host. */
export const isGameRequest = ({ origin, port }: GameSite, { socket, host }: FastifyRequest): boolean =>
  (port !== undefined && socket.localPort === port) || host === new URL(origin).host;

/**
 * Separates the two origins: the game's origin serves its page and GraphQL without a session, the portal's origin
 * everything else. The game's page redirects to the game's origin, and the root of that origin to the portal. Without a
 * separate origin the page is sandboxed (`gamePageHeaders`).
 */
export function isolateGame(app: FastifyInstance, site: GameSite | undefined): void {
  if (site === undefined) allowSandbox(app);
  else separateOrigins(app, site);
}

function separateOrigins(app: FastifyInstance, site: GameSite): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = path.startsWith(gamePath);
    if (!isGameRequest(site, request)) {
      if (isPage) return reply.redirect(site.origin + path);
      return undefined;
    }
    if (isPage) return undefined;
    if (path === '/') return reply.redirect(`${site.portal}/`);
    if (path !== '/graphql' || request.method !== 'POST') return reply.code(404).send();
    delete request.raw.headers.authorization;
    return undefined;
  });
}

/** How long browsers remember the answer to a preflight request, in seconds. */
const preflightAge = 600;

/**
 * Lets the sandboxed page of the game (`gamePageHeaders`) use GraphQL without a session. Its origin is opaque: browsers
 * send `null` and a CORS preflight. There is no cookie, and a token in such a request is dropped, so that another site
 * with the same origin gets no more access than a visitor.
 */
function allowSandbox(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, method, headers, raw }, reply) => {
    if (headers.origin !== 'null' || url.split('?')[0] !== '/graphql') return undefined;
    if (method === 'OPTIONS')
      return reply
        .code(204)
        .headers({
          'access-control-allow-origin': 'null',
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type, accept-language',
          'access-control-max-age': String(preflightAge),
          vary: 'origin',
        })
        .send();
    delete raw.headers.authorization;
    // GraphQL responses bypass the reply.
    reply.raw.setHeader('access-control-allow-origin', 'null');
    return undefined;
  });
}
