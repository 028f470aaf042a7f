import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';

import { isOutgoing, type Endpoint } from '@portal/schema/rest';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';

import { chooseLocale, type Locale, type Messages } from '../messages/index.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf, notFound, requestRefused, succeeded, type Answer } from './answers.ts';
import { runAsCall } from './current-call.ts';
import { answerToError, OutcomeUnknown } from './failures.ts';
import type { Route } from './implement.ts';
import { tokenOf, type Opened, type RequestGate } from './open-request.ts';
import type { MemberLimits } from './member-limits.ts';
import { admit, type Authenticate } from './sessions.ts';
import { validate } from './validate.ts';

export interface ServerOptions {
  readonly gate: RequestGate;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  /** Refuses what a member may not do now. Money operations ask by themselves, with the member locked. */
  readonly guard: (memberId: bigint) => Promise<void>;
  /** Without it members call as often as they like, for tests that are quicker than any member. */
  readonly memberLimits: MemberLimits | undefined;
  readonly messages: Messages;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /**
   * Checks every result against its contract before it leaves, and that every refusal has words in all languages: for
   * development and tests.
   */
  readonly checkResults: boolean;
}

/** A gateway keeps connections open; the side that closes an idle one first must be the gateway. */
const keepAliveMs = 75_000;
/** How long a request may take to arrive. */
const arrivalMs = 15_000;

/** The REST server: every path of the contract, and nothing else. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: arrivalMs,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    frameworkErrors: (_error, _request, reply) => {
      void send(reply, requestRefused);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.setNotFoundHandler((request, reply) => send(reply, notFound(localeOf(request))));
  app.setErrorHandler((error: unknown, request, reply) => {
    const answer = isMalformed(error)
      ? requestRefused
      : answerToError(
          error,
          localeOf(request),
          options.messages,
          options.logger.child({ requestId: request.id }),
        );
    if (answer === requestRefused) options.metrics.envelopeFailures.inc({ reason: 'body' });
    return send(reply, answer);
  });
  for (const route of options.routes) {
    app.post(route.endpoint.path, { bodyLimit: route.endpoint.limits.bodyBytes }, (request, reply) =>
      serve(route, request, reply, options),
    );
  }
  return app;
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
): Promise<FastifyReply> {
  const { messages, metrics, logger } = options;
  const locale = localeOf(request);
  const begun = performance.now();
  // Made when there is something to say: a child runs the redaction, and most calls say nothing.
  const log = () => logger.child({ requestId: request.id, path: route.endpoint.path });
  metrics.activeRequests.inc();
  let opened: Opened | undefined;
  let answer: Answer;
  try {
    opened = await options.gate.open(route.endpoint, request.headers, request.body);
    answer = await call(route, opened, request, locale, options);
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      // Closing without an answer tells the caller that the outcome is unknown, so that it repeats with its key.
      log().error({ err: error.cause }, 'outcome unknown, no answer given');
      reply.hijack();
      request.raw.socket.destroy();
      return await reply;
    }
    const told = options.checkResults ? checkWords(error, messages) : error;
    answer = answerToError(told, locale, messages, log(), metrics);
    // Anything on the way can say that nothing was changed; only what is sealed is this platform's own word.
    const { code, message } = answer;
    const word = opened?.refuse({ code, message, ...detailsOf(told, route.endpoint, opened.data, messages) });
    if (word !== undefined) answer = { ...answer, data: word };
  } finally {
    metrics.activeRequests.dec();
  }
  const { status, code, refusal } = answer;
  const seconds = (performance.now() - begun) / 1000;
  metrics.requestDuration.observe({ method: 'POST', route: route.endpoint.path, status, code }, seconds);
  const level = status === 200 && route.endpoint.effect === 'read' ? 'debug' : 'info';
  if (logger.isLevelEnabled(level))
    log()[level](
      { status, code, ...(refusal !== undefined && { refusal }), ms: Math.round(seconds * 1000) },
      'answered',
    );
  return send(reply, answer);
}

const visitor = { member: undefined, rows: [] };

async function call(
  route: Route,
  opened: Opened,
  { headers }: FastifyRequest,
  locale: Locale,
  { authenticate, guard, memberLimits, checkResults }: ServerOptions,
): Promise<Answer> {
  const { endpoint, handle, name } = route;
  const { ip } = opened;
  const userAgent = headers['user-agent'];
  const use = { locale, ip, userAgent };
  const { member, rows } = (await admit(route, tokenOf(headers), use, authenticate)) ?? visitor;
  const { perMemberPerMinute, memberBudget = endpoint.path } = endpoint.limits;
  if (member !== undefined && perMemberPerMinute !== undefined)
    memberLimits?.take(member.id, memberBudget, perMemberPerMinute);
  const data = validate(endpoint, opened.data);
  const { result, isGuarded } = await runAsCall({ endpoint, data }, async () => {
    if (member !== undefined && endpoint.effect === 'write' && isOutgoing(endpoint)) await guard(member.id);
    return act(endpoint, () => handle({ data, locale, member, rows, ip, userAgent }));
  });
  if (checkResults) {
    if (endpoint.effect === 'money' && !isGuarded)
      throw new Error(`${name} is not run by runMemberOperation, which pauses and terms depend on`);
    const { error } = endpoint.result.safeParse(result);
    if (error) throw new Error(`the result of ${name} breaks its contract: ${error.message}`);
  }
  return succeeded(opened.answer(JSON.stringify(result)));
}

/** The error itself, or an error saying that a refusal lacks words in some language. */
function checkWords(error: unknown, messages: Messages): unknown {
  if (!(error instanceof Refusal)) return error;
  const missing = messages.findMissing(error);
  return missing.length === 0
    ? error
    : new Error(`the refusal ${error.code} has no words in ${missing.join(', ')}`);
}

/** What a refusal says besides its words: the input it is about, and what the member needs to get on, or comes with then. */
function detailsOf(error: unknown, { request }: Endpoint, data: unknown, messages: Messages) {
  if (!(error instanceof Refusal)) return {};
  const inputs = Object.keys((request as z.ZodObject).shape);
  const { challenge } = error;
  return { needs: messages.needsOf(error), field: messages.fieldOf(error, inputs, data), challenge };
}

/** Marks failures of a money call after which it is unknown whether credits moved. */
async function act(endpoint: Endpoint, work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    throw endpoint.effect === 'money' ? OutcomeUnknown.unlessHarmless(error) : error;
  }
}

const send = (reply: FastifyReply, answer: Answer): FastifyReply =>
  reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-request-id', reply.request.id)
    .send(bodyOf(answer));

const localeOf = ({ headers }: FastifyRequest): Locale => chooseLocale(headers['accept-language']);

const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

/** What Fastify refuses before a handler runs: too large, another content type, an empty or broken body. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
