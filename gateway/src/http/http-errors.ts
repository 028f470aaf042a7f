/** Answers to requests that do not reach a handler, in the form of GraphQL errors, the only form the web app reads. */
import { messageByCode, type ErrorCode } from '@portal/schema/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const messages: Readonly<Partial<Record<number, string>>> = {
  400: 'The request cannot be read.',
  404: 'There is nothing here.',
  413: 'The request is too large.',
  415: 'Only application/json is accepted.',
};

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
): FastifyReply {
  const { id: requestId } = request;
  return reply
    .code(status)
    .headers({ 'x-request-id': requestId, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] }));
}

/** Answers a request whose URL or routing headers are malformed. */
export const refuseUnreadable = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
  void refuse(request, reply, 400, 'BAD_REQUEST', messages[400] ?? '');

/**
 * Whether a header that identifies the host or caller is repeated. Node uses the first one; a proxy may have used the
 * other.
 */
function isAmbiguous(rawHeaders: readonly string[]): boolean {
  const seen = { host: 0, authorization: 0 };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? '';
    if (given.length !== 'host'.length && given.length !== 'authorization'.length) continue;
    const name = given.toLowerCase();
    if (name === 'host' || name === 'authorization') seen[name] += 1;
  }
  return seen.host > 1 || seen.authorization > 1;
}

/** Answers what Fastify refuses, unknown paths, and unexpected errors, which are logged. */
export function answerHttpErrors(app: FastifyInstance, logger: Logger): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (isAmbiguous(request.raw.rawHeaders)) refuseUnreadable(undefined, request, reply);
    else next();
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'BAD_REQUEST', messages[404] ?? ''));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return refuse(request, reply, status, 'BAD_REQUEST', messages[status] ?? messageByCode.BAD_REQUEST);
    }
    logger.error({ err: error, requestId: request.id }, 'unexpected failure');
    return refuse(request, reply, 500, 'SERVER_BUSY', messageByCode.SERVER_BUSY);
  });
}
