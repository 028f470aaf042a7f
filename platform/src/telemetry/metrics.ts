import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import ownPackage from '../../package.json' with { type: 'json' };

function registerBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: 'Version of the build.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: ownPackage.version, node: process.versions.node }, 1);
}

/** The metrics served on the admin port. Each platform has its own registry, so that two can run in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerBuildInfo(registry);
  return {
    registry,
    requestDuration: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Duration of HTTP requests.',
      labelNames: ['method', 'route', 'status', 'code'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    activeRequests: new Gauge({
      name: 'http_server_active_requests',
      help: 'Requests in progress.',
      registers,
    }),
    envelopeFailures: new Counter({
      name: 'envelope_decrypt_failures_total',
      help: 'Requests with a rejected transport, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    envelopeReplays: new Counter({
      name: 'envelope_replays_total',
      help: 'Write and money requests refused because their id was seen before.',
      registers,
    }),
    passwordQueue: new Gauge({
      name: 'password_hash_queue',
      help: 'Password checks waiting for a thread, by queue: members or visitors.',
      labelNames: ['queue'],
      registers,
    }),
    pictureQueue: new Gauge({
      name: 'picture_decode_queue',
      help: 'Pictures waiting to be decoded.',
      registers,
    }),
    ledgerPostings: new Counter({
      name: 'ledger_postings_total',
      help: 'Posted movements by record type, or reversal.',
      labelNames: ['record_type'],
      registers,
    }),
    ledgerPostDuration: new Histogram({
      name: 'ledger_post_duration_seconds',
      help: 'Duration of postings, including lock waits.',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    ledgerReplays: new Counter({
      name: 'ledger_idempotent_replays_total',
      help: 'Repeated money requests that got the first answer of their key.',
      registers,
    }),
    jobLastSuccess: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'Time of the last success of a background job.',
      labelNames: ['job'],
      registers,
    }),
    jobItems: new Counter({
      name: 'job_items_total',
      help: 'Items of background jobs by outcome.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'job_duration_seconds',
      help: 'Duration of background job rounds.',
      labelNames: ['job'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
