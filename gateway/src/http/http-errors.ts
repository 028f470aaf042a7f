/** Answers to requests that do not reach a handler, in the form of GraphQL errors, the only form the web app reads. */
import { messageOfCode, type ErrorCode } from '@portal/schema/errors';
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

/** Answers what Fastify refuses, unknown paths, and unexpected errors, which are logged. */
export function answerHttpErrors(app: FastifyInstance, logger: Logger): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'BAD_REQUEST', messages[404] ?? ''));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return refuse(request, reply, status, 'BAD_REQUEST', messages[status] ?? messageOfCode.BAD_REQUEST);
    }
    logger.error({ err: error, requestId: request.id }, 'unexpected failure');
    return refuse(request, reply, 500, 'SERVER_BUSY', messageOfCode.SERVER_BUSY);
  });
}
