/**
 * Serves the page of the platform's own game on a separate origin: a script there reaches neither the portal's storage nor
 * its other tabs, and no request from there uses a session of the portal.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GameSite } from '../config.ts';

/** The folder of the game's page, on both origins. */
export const gamePath = '/hash-kingdom/';

/** Whether a request came to the game's origin: to its port, or under its host. */
export const isOfGame = ({ origin, port }: GameSite, { socket, host }: FastifyRequest): boolean =>
  (port !== undefined && socket.localPort === port) || host === new URL(origin).host;

/**
 * Keeps the two origins apart: the game's serves its page and GraphQL without a session, the portal's everything else. From
 * the portal's origin the game's page redirects to the game's, and the root of the game's origin to the portal's.
 */
export function separateGame(app: FastifyInstance, site: GameSite): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = path.startsWith(gamePath);
    if (!isOfGame(site, request)) {
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
