import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type Locale, negotiateLocale } from '@portal/schema/locales';
import { isOutgoing, type Endpoint } from '@portal/schema/rest';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { Refusal } from '../kernel/refusal.ts';
import type { MemberLimits } from '../limits/member-limits.ts';
import { type Messages } from '../messages/index.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { formatBody, notFound, requestRefused, succeeded, type Answer } from './answers.ts';
import { runAsCall } from './current-call.ts';
import { answerToError, OutcomeUnknown } from './failures.ts';
import type { Route } from './implement.ts';
import { tokenOf, type Opened, type RequestGate } from './open-request.ts';
import { admit, type Authenticate } from './sessions.ts';
import { validate } from './validate.ts';

export interface ServerOptions {
  readonly gate: RequestGate;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  /**
   * Throws a refusal if the member may not do this now. Money operations check it themselves with the member locked.
   */
  readonly guard: (memberId: bigint) => Promise<void>;
  /** Undefined: no limits, for tests that call faster than any member. */
  readonly memberLimits: MemberLimits | undefined;
  readonly messages: Messages;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /**
   * Checks every result against its contract, and every refusal for texts in all languages, before sending; for
   * development and tests.
   */
  readonly checkResults: boolean;
}

/** Gateways keep connections open. The gateway, not the server, must be the first to close an idle one. */
const keepAliveMs = 75_000;
/** Time limit for receiving a request. */
const arrivalMs = 15_000;

/** Creates the REST server with every path of the contract. */
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
  // Created only if needed: a child logger runs the redaction, and most calls log nothing.
  const log = () => logger.child({ requestId: request.id, path: route.endpoint.path });
  metrics.activeRequests.inc();
  let opened: Opened | undefined;
  let answer: Answer;
  try {
    opened = await options.gate.open(route.endpoint, request.headers, request.body);
    answer = await call(route, opened, request, locale, options);
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      // Closing without an answer signals an unknown outcome, so that the caller repeats with the same key.
      log().error({ err: error.cause }, 'outcome unknown, no answer given');
      reply.hijack();
      request.raw.socket.destroy();
      return await reply;
    }
    const told = options.checkResults ? checkWords(error, messages) : error;
    answer = answerToError(told, locale, messages, log(), metrics);
    // Anyone on the way could claim that nothing was changed; only the sealed refusal proves it.
    const { code, message } = answer;
    const word = opened?.refuse({
      code,
      message,
      ...getRefusalDetails(told, route.endpoint, opened.data, messages),
    });
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
    return runHandler(endpoint, () => handle({ data, locale, member, rows, ip, userAgent }));
  });
  if (checkResults) {
    if (endpoint.effect === 'money' && !isGuarded)
      throw new Error(`${name} is not run by runMemberOperation, which pauses and terms depend on`);
    const { error, data: checked } = endpoint.result.safeParse(result);
    // `writeResult` parses an order outside the contract as null.
    if (error || (checked === null && result !== null))
      throw new Error(
        `the result of ${name} breaks its contract: ${error?.message ?? 'it is not the order'}`,
      );
  }
  return succeeded(opened.answer(JSON.stringify(result)));
}

/** Returns the error itself, or an error if a refusal lacks a text in some language. */
function checkWords(error: unknown, messages: Messages): unknown {
  if (!(error instanceof Refusal)) return error;
  const missing = messages.findMissing(error);
  return missing.length === 0
    ? error
    : new Error(`the refusal ${error.code} has no words in ${missing.join(', ')}`);
}

/** The details of a refusal: the field that it concerns, what the member needs to proceed, and a challenge. */
function getRefusalDetails(error: unknown, { request }: Endpoint, data: unknown, messages: Messages) {
  if (!(error instanceof Refusal)) return {};
  const inputs = Object.keys((request as z.ZodObject).shape);
  const { challenge } = error;
  return { needs: messages.getNeeds(error), field: messages.findField(error, inputs, data), challenge };
}

/** Maps failures of a money call after which the outcome is unknown. */
async function runHandler(endpoint: Endpoint, work: () => unknown): Promise<unknown> {
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
    .send(formatBody(answer));

const localeOf = ({ headers }: FastifyRequest): Locale => negotiateLocale(headers['accept-language']);

const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

/** Requests that Fastify rejects before a handler runs: too large, wrong content type, empty or malformed body. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
