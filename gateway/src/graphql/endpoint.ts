/** `/graphql`: identifies the caller, answers by the fast path or by Yoga, and records the request. */
import { negotiateLocale } from '@portal/schema/locales';
import { listNetworks } from '@portal/schema/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { GatewayContext, type GatewayServices } from '../context/context.ts';
import { clientAddress } from '../http/client-address.ts';
import { compress, encodingFor } from '../http/compression.ts';
import { discardRest } from '../http/discard.ts';
import { HeaderLines } from '../http/header-lines.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import { gatewayError } from '../kernel/errors.ts';
import type { MemoryRateLimiter } from '../limits/rate-limiter.ts';
import { bearerToken } from '../sessions/bearer.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { acceptedType } from './accept.ts';
import { limitChunks } from './chunk-limit.ts';
import { prepare, prepareBatch, type Known, type Prepared } from './fast-path.ts';
import { graphiqlPage } from './graphiql.ts';
import { recordRequest } from './record-request.ts';
import { render, renderBatch, type Rendered } from './render.ts';
import { executeUpload, isMultipart } from './upload-request.ts';
import type { Exchange, Yoga } from './yoga.ts';

/** Largest body of a GraphQL request without files, in bytes. */
const maxBodyBytes = 64 * 1024;

/** The parts of the endpoint. */
export interface EndpointOptions {
  readonly services: GatewayServices;
  readonly known: Known;
  readonly yoga: Yoga;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Requests that an address may send to this process in a minute. */
  readonly requestsPerMinute: number;
  readonly requestLimiter: MemoryRateLimiter;
  readonly uploads: Uploads;
}

/** Registers `/graphql` on a separate Fastify instance, because it parses bodies differently. */
export function graphqlEndpoint(app: FastifyInstance, options: EndpointOptions): void {
  const headerLines = new HeaderLines(options.headers);
  app.removeAllContentTypeParsers();
  // Bodies stay text: the fast path parses them once, and Yoga gets them unchanged.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (_, body, done) => {
      done(null, body);
    },
  );
  // Uploads are parsed later, when it is known which files the operation takes.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preParsing', limitChunks);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    // Not an async handler: returning the reply, which is a thenable, would cost more than everything else here.
    handler(request, reply) {
      answer(request, reply, options, headerLines).catch((error: unknown) => reply.send(error));
    },
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: EndpointOptions,
  headerLines: HeaderLines,
): Promise<void> {
  const { services, lifecycle } = options;
  services.metrics.activeRequests += 1;
  try {
    const answered = await answerAll(request, options);
    const encoding = encodingFor(answered.body, request.headers['accept-encoding']);
    const body = encoding === undefined ? answered.body : await compress(answered.body, encoding);
    const lines = [...headerLines.with(answered.headers), 'x-request-id', request.id];
    if (encoding !== undefined) lines.push('content-encoding', encoding);
    // the client then sends its next request to another process
    if (lifecycle.isDraining) lines.push('connection', 'close');
    write(reply, answered.status, body, lines);
    if (!request.raw.complete) discardRest(request.raw);
  } finally {
    services.metrics.activeRequests -= 1;
  }
}

/** Answers a request, or each operation of a batch, which is limited, counted and logged like a single request. */
function answerAll(request: FastifyRequest, options: EndpointOptions): Promise<Rendered | Page> {
  const { body, headers, method } = request;
  const isJson = method === 'POST' && typeof body === 'string';
  const batch = isJson ? prepareBatch(body, headers.accept, options.known) : undefined;
  return batch === undefined
    ? answerOne(request, isJson ? prepare(body, headers.accept, options.known) : undefined, options)
    : answerBatch(request, batch, options);
}

async function answerBatch(
  request: FastifyRequest,
  batch: readonly Prepared[],
  options: EndpointOptions,
): Promise<Rendered | Page> {
  const answers = await Promise.all(batch.map((prepared) => answerOne(request, prepared, options)));
  return renderBatch(answers, acceptedType(request.headers.accept) ?? 'application/json');
}

async function answerOne(
  request: FastifyRequest,
  prepared: Prepared | undefined,
  options: EndpointOptions,
): Promise<Rendered | Page> {
  const begin = performance.now();
  const context = new GatewayContext(options.services, {
    requestId: request.id,
    ip: clientAddress(request),
    language: negotiateLocale(request.headers['accept-language']),
    token: bearerToken(request.headers.authorization),
    userAgent: request.headers['user-agent'],
  });
  const answered =
    refuseTooMany(request, context, options) ??
    (await (prepared === undefined ? executeOther(request, context, options) : execute(prepared, context)));
  if (answered.unexpected !== undefined) {
    recordRequest(context, answered, request.method, performance.now() - begin, options.logger);
  }
  return answered;
}

/**
 * Writes an answer directly to the connection: through the reply it would cost twice as much.
 * @param lines names and values of the headers alternately
 */
function write(reply: FastifyReply, status: number, body: string | Buffer, lines: string[]): void {
  lines.push('content-length', String(Buffer.byteLength(body)));
  // Node sends a string together with the headers in one write.
  reply.hijack().raw.writeHead(status, lines).end(body);
}

/** An answer with HTTP status 429 for an address that makes too many requests. */
function refuseTooMany(
  request: FastifyRequest,
  context: GatewayContext,
  { requestLimiter, requestsPerMinute }: EndpointOptions,
): Rendered | undefined {
  const { ip, services } = context;
  let seconds = 0;
  for (const { key, share } of listNetworks(ip)) {
    seconds = requestLimiter.take(key, requestsPerMinute * share);
    if (seconds > 0) break;
  }
  if (seconds === 0) return undefined;
  services.metrics.rateLimited.inc({ bucket: 'requests' });
  const error = gatewayError('RATE_LIMITED', undefined, {
    retryAfterSeconds: seconds,
    http: { status: 429, headers: { 'retry-after': String(seconds) } },
  });
  return render({ errors: [error] }, acceptedType(request.headers.accept) ?? 'application/json', context);
}

/** Yoga's answer when no operation was requested: GraphiQL, or a status without a body. */
type Page = Pick<Rendered, 'status' | 'headers' | 'body'> & { readonly unexpected?: never };

async function execute({ operation, variables, type }: Prepared, context: GatewayContext): Promise<Rendered> {
  try {
    return render(await operation.execute(context, variables), type, context);
  } catch (error) {
    return render({ errors: [error as GraphQLError] }, type, context);
  }
}

/** A request with files, or one for Yoga. */
function executeOther(
  request: FastifyRequest,
  gateway: GatewayContext,
  options: EndpointOptions,
): Promise<Rendered | Page> {
  const { method, url, headers, body } = request;
  const { yoga } = options;
  if (method !== 'POST' || !isMultipart(request)) {
    return executeByYoga({ method, url, headers, body }, { gateway, outcome: {} }, yoga);
  }
  return executeUpload(request, gateway, options, (operations) => {
    const json = { ...headers, 'content-type': 'application/json' };
    const exchange = { gateway, outcome: {}, isFaulty: true };
    return executeByYoga({ method, url, headers: json, body: operations }, exchange, yoga);
  });
}

async function executeByYoga(
  { method, url, headers, body }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>,
  exchange: Exchange,
  yoga: Yoga,
): Promise<Rendered | Page> {
  const { accept, 'content-type': contentType } = headers;
  const response = await yoga.fetch(
    `http://gateway${url}`,
    {
      method,
      headers: { ...(accept && { accept }), ...(contentType && { 'content-type': contentType }) },
      ...(typeof body === 'string' && { body }),
    },
    exchange,
  );
  if (exchange.outcome.rendered !== undefined) return exchange.outcome.rendered;
  // The length is set where the answer is written.
  const given = Object.fromEntries(
    [...response.headers]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name !== 'content-length'),
  );
  const isGraphiql = given['content-type']?.startsWith('text/html') === true;
  return {
    status: response.status,
    headers: { ...given, ...(isGraphiql && { 'content-security-policy': graphiqlPage().policy }) },
    body: await response.text(),
  };
}
