/** The admin port: for the orchestrator and the monitoring, not for the internet. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerHttpErrors, refuseUnreadable } from '../http/http-errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ReadinessCheck } from './readiness.ts';

/** Makes the server of /livez, /readyz and /metrics. */
export function adminApp(readiness: ReadinessCheck, { registry }: Metrics, logger: Logger): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    requestTimeout: 5000,
    keepAliveTimeout: 10_000,
    frameworkErrors: refuseUnreadable,
  });
  answerHttpErrors(app, logger);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/livez', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness.getState();
    const serves = answer.status === 'ready' || answer.status === 'degraded';
    return reply.code(serves ? 200 : 503).send(answer);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
