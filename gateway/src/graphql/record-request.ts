/** Counting and logging GraphQL requests. */
import type { Logger } from 'pino';
import type { GatewayContext } from '../context/context.ts';
import type { Rendered } from './render.ts';

/** Counts and logs a request: its operation and outcome, never its data. */
export function recordRequest(
  { operation, requestId, platformCalls, services }: GatewayContext,
  { status, code, unexpected }: Rendered,
  method: string,
  milliseconds: number,
  logger: Logger,
): void {
  const name = operation?.label ?? 'none';
  const type = operation?.type ?? 'none';
  const outcome = code ?? 'OK';
  services.metrics.operationDone(name, type, outcome, milliseconds);
  services.metrics.requestDone(method, '/graphql', status, milliseconds);
  for (const err of unexpected) logger.error({ err, requestId, operation: name }, 'unexpected failure');
  const ms = Math.round(milliseconds * 10) / 10;
  logger.info({ requestId, operation: name, type, code: outcome, status, ms, platformCalls }, 'graphql');
}
