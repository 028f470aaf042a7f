/** The gateway's Prometheus metrics. Every label has few values, and none of them comes from a caller. */
import { Counter, Gauge, Registry } from 'prom-client';
import { collectProcessMetrics } from './process-metrics.ts';
import { SeriesHistogram } from './series-histogram.ts';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** All metrics of one gateway. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly #http = new SeriesHistogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: this.#registers,
  });
  /** GraphQL requests in progress. */
  activeRequests = 0;
  readonly #operations = new SeriesHistogram({
    name: 'graphql_operation_duration_seconds',
    help: 'How long GraphQL operations took, by name of the trusted document and error code.',
    labelNames: ['operation', 'type', 'outcome'],
    buckets: seconds,
    registers: this.#registers,
  });
  readonly #upstream = new SeriesHistogram({
    name: 'upstream_request_duration_seconds',
    help: 'How long calls of the platform took, by path and answer.',
    labelNames: ['path', 'code'],
    buckets: seconds,
    registers: this.#registers,
  });
  readonly upstreamRetries = new Counter({
    name: 'upstream_retries_total',
    help: 'Reads retried because the connection failed.',
    registers: this.#registers,
  });
  readonly sharedReads = new Counter({
    name: 'upstream_shared_reads_total',
    help: 'Reads that shared the answer of an equal read of the same session.',
    registers: this.#registers,
  });
  readonly rateLimited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests refused by the rate limit of an address.',
    labelNames: ['bucket'],
    registers: this.#registers,
  });
  readonly sharedStoreFailures = new Counter({
    name: 'shared_store_failures_total',
    help: 'Commands that Redis did not execute; the process then uses its own state.',
    labelNames: ['use'],
    registers: this.#registers,
  });

  constructor() {
    collectProcessMetrics(this.registry);
    this.#show('http_server_active_requests', 'GraphQL requests under way.', () => this.activeRequests);
    new Gauge({
      name: 'build_info',
      help: 'What runs.',
      labelNames: ['node'],
      registers: this.#registers,
    }).set({ node: process.version }, 1);
  }

  /** Counts a request of a route. */
  requestDone(method: string, route: string, status: number, milliseconds: number): void {
    this.#http.count(milliseconds / 1000, method, route, String(status));
  }

  /** Counts a GraphQL operation. */
  operationDone(operation: string, type: string, outcome: string, milliseconds: number): void {
    this.#operations.count(milliseconds / 1000, operation, type, outcome);
  }

  /** Counts a call to the platform. */
  upstreamAnswered(path: string, code: string, milliseconds: number): void {
    this.#upstream.count(milliseconds / 1000, path, code);
  }

  /** Exposes the number of calls to the platform in progress. */
  showUpstreamInFlight(count: () => number): void {
    this.#show(
      'upstream_in_flight_requests',
      'Calls of the platform that wait for an answer or a connection.',
      count,
    );
  }

  /** Exposes the number of uploads in progress. */
  showUploads(count: () => number): void {
    this.#show('uploads_under_way', 'Requests with files that are being read or sent.', count);
  }

  /** A gauge whose value is read when the metrics are collected. */
  #show(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(read());
      },
    });
  }
}
