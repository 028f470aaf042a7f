import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { describeMissing } from '../database/missing-migrations.ts';
import { formatBody, requestRefused } from '../http/answers.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Readiness } from './health.ts';

/** The process that is probed and monitored. */
interface Monitored {
  readonly metrics: Pick<Metrics, 'registry'>;
  /** Whether it should receive traffic. */
  readiness(): Promise<Readiness>;
}

/**
 * The port for probes and monitoring: `/livez` returns 200 while the process runs, `/readyz` reports whether to send it
 * traffic, and `/metrics` serves the metrics. It exposes nothing secret.
 * `lacks` returns the migrations that a starting process waits for.
 */
export function createAdminServer(
  platform: () => Monitored | undefined,
  lacks: () => readonly string[] | undefined = () => undefined,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    // Typed by hand because Fastify types the reply of this hook without status and body.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply
        .code(requestRefused.status)
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        .send(formatBody(requestRefused));
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/livez', async () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = lacks();
    const readiness = (await platform()?.readiness()) ?? {
      ready: false,
      checks: {
        process: { status: 'down', starting: true },
        ...(missing && { schema: { status: 'down', missing, cause: describeMissing(missing) } }),
      },
    };
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  app.get('/metrics', async (_request, reply) => {
    const running = platform();
    if (running === undefined) return reply.code(503).send();
    return reply.type(running.metrics.registry.contentType).send(await running.metrics.registry.metrics());
  });
  return app;
}
