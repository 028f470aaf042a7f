/** Assembles the gateway from its configuration. */
import { createServer, type Server } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { adminApp } from './admin/admin-app.ts';
import { ReadinessCheck } from './admin/readiness.ts';
import type { GatewayConfig } from './config/config.ts';
import type { GatewayServices } from './context/context.ts';
import { FreeDocuments, TrustedDocuments } from './graphql/documents.ts';
import { graphqlEndpoint } from './graphql/endpoint.ts';
import { Operations } from './graphql/operation.ts';
import { buildSchema } from './graphql/schema.ts';
import { makeYoga } from './graphql/yoga.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { closeServer, openConnections } from './http/closing.ts';
import { isolateGame } from './http/game-origin.ts';
import { answerHttpErrors, refuseUnreadable } from './http/http-errors.ts';
import { Lifecycle } from './http/lifecycle.ts';
import { requestIdOf } from './http/request-id.ts';
import { apiHeaders } from './http/security-headers.ts';
import { defaultTimeouts, type Timeouts } from './http/timeouts.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { webApp } from './http/web-app.ts';
import { connectRedis, type SharedStoreFailure } from './kernel/redis.ts';
import { MemoryRateLimiter, RedisRateLimiter } from './limits/rate-limiter.ts';
import { Metrics } from './metrics/metrics.ts';
import { createEnvelope } from './platform-client/envelope.ts';
import { PlatformClient } from './platform-client/platform-client.ts';
import { MemoryRevocations, RedisRevocations, TokenLifetime } from './sessions/revocations.ts';
import { Uploads } from './uploads/uploads.ts';

/** A gateway that is ready to listen. */
export interface Gateway {
  /** The portal and GraphQL. */
  readonly app: FastifyInstance;
  /** The server of the game's port, not listening yet; undefined without such a port. */
  readonly gameServer: Server | undefined;
  /** Health and metrics. */
  readonly admin: FastifyInstance;
  readonly lifecycle: Lifecycle;
  readonly platform: PlatformClient;
  /**
   * Stops accepting, finishes the requests in flight, and releases all resources.
   * @param withinMs after this time connections are cut even if a request is in progress; default: 25 s
   */
  close(withinMs?: number): Promise<void>;
}

/** The server's own limits: how long a client may take and how much of a head it may send. */
const serverLimits = ({ headersMs, requestMs, checkMs }: Timeouts) =>
  ({
    // covers the body too, so that a slow client is cut off; uploads have their own minimum rate
    requestTimeout: requestMs,
    // longer than load balancers keep idle connections, so that they never write to one that is being closed
    keepAliveTimeout: 75_000,
    // longer than the longest call to the platform
    connectionTimeout: 90_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: headersMs, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: checkMs },
  }) as const;

/** The log for Fastify. It avoids the cost of a child logger for every request, which Fastify hardly uses. */
function withoutChildLoggers(logger: Logger): FastifyBaseLogger {
  const parent = Object.create(logger) as Logger;
  parent.child = () => parent as never;
  return parent;
}

const createPlatformClient = (config: GatewayConfig, logger: Logger, metrics: Metrics): PlatformClient =>
  new PlatformClient({
    url: config.platformUrl,
    envelope: createEnvelope(config),
    refusals: config.platformRefusals,
    connections: config.platformConnections,
    callsAtOnce: config.platformCallsAtOnce,
    timeoutMs: config.platformTimeoutMs,
    readCacheMs: config.readCacheMs,
    logger,
    metrics,
  });

interface ServiceParts {
  readonly platform: PlatformClient;
  /** Shared between the processes of the gateway; undefined: each has its own state. */
  readonly redis: Redis | undefined;
  readonly metrics: Metrics;
}

function createServices(config: GatewayConfig, { platform, redis, metrics }: ServiceParts): GatewayServices {
  const onFailure: SharedStoreFailure = (use) => metrics.sharedStoreFailures.inc({ use });
  return {
    platform,
    extensions: config.platformExtensions,
    support: config.support,
    gameOrigins: config.gameOrigins,
    gameOrigin: config.game?.origin,
    revocations: redis === undefined ? new MemoryRevocations() : new RedisRevocations(redis, onFailure),
    tokenLife: new TokenLifetime(),
    rateLimiter: redis === undefined ? new MemoryRateLimiter() : new RedisRateLimiter(redis, onFailure),
    metrics,
  };
}

interface FastifyParts {
  readonly logger: Logger;
  readonly timeouts: Timeouts;
  readonly uploads: Uploads;
}

function createFastify(config: GatewayConfig, { logger, timeouts, uploads }: FastifyParts): FastifyInstance {
  const trusts = trustedProxies(config.trustedProxies);
  const app = Fastify({
    ...serverLimits(timeouts),
    clientErrorHandler: answerClientErrors((socket) => uploads.isSending(socket)),
    genReqId: requestIdOf(trusts),
    loggerInstance: withoutChildLoggers(logger),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length === 0 ? false : trusts,
    frameworkErrors: refuseUnreadable,
  });
  app.server.maxConnections = config.maxConnections;
  return app;
}

/** Builds the gateway. Throws when its parts do not fit together. */
export async function buildApp(
  config: GatewayConfig,
  logger: Logger,
  timeouts: Timeouts = defaultTimeouts,
): Promise<Gateway> {
  const { isProduction } = config;
  const metrics = new Metrics();
  const lifecycle = new Lifecycle();
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, logger);
  const platform = createPlatformClient(config, logger, metrics);
  const services = createServices(config, { platform, redis, metrics });
  const schema = buildSchema();
  const trusted = new TrustedDocuments(config.trustedDocumentsFile, schema, isProduction);
  const known = {
    trusted,
    free: isProduction ? undefined : new FreeDocuments(schema),
    operations: new Operations(schema, trusted, isProduction),
  };

  const uploads = new Uploads(config.uploadsAtOnce, timeouts.files);
  metrics.showUploads(() => uploads.inProgress);

  const app = createFastify(config, { logger, timeouts, uploads });
  const connections = openConnections(app.server);
  answerHttpErrors(app, logger);
  isolateGame(app, config.game);
  await app.register(async (scope) => {
    graphqlEndpoint(scope, {
      services,
      known,
      yoga: makeYoga(schema, known, isProduction),
      logger,
      lifecycle,
      headers: apiHeaders(isProduction),
      requestsPerMinute: config.requestsPerAddressPerMinute,
      requestLimiter: new MemoryRateLimiter(),
      uploads,
    });
  });
  await app.register(async (scope) =>
    webApp(scope, {
      root: config.webRoot,
      isProduction,
      metrics,
      isSandboxed: config.game === undefined,
      site: config.site,
    }),
  );

  const admin = adminApp(new ReadinessCheck(platform, redis, lifecycle), metrics, logger);
  const gameServer =
    config.game?.port === undefined
      ? undefined
      : createServer((request, response) => app.routing(request, response));
  return {
    app,
    gameServer,
    admin,
    lifecycle,
    platform,
    async close(withinMs = 25_000) {
      lifecycle.drain();
      gameServer?.close();
      gameServer?.closeIdleConnections();
      await closeServer(app, connections, withinMs);
      await Promise.all([platform.close(), redis?.quit().catch(() => redis.disconnect()), admin.close()]);
    },
  };
}
