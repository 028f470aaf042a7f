import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the platform tells about itself on the admin port. A registry of its own, so that two may run in a process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestDuration: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Time from a request to its answer.',
      labelNames: ['method', 'route', 'status', 'code'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    activeRequests: new Gauge({
      name: 'http_server_active_requests',
      help: 'Requests that wait for their answer.',
      registers,
    }),
    envelopeFailures: new Counter({
      name: 'envelope_decrypt_failures_total',
      help: 'Requests refused as they arrived, by reason.',
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
      help: 'Password checks that wait for a thread.',
      registers,
    }),
    jobLastSuccess: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a background job last ended well.',
      labelNames: ['job'],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'job_duration_seconds',
      help: 'How long a background job took.',
      labelNames: ['job'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
