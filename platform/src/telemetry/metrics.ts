import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import ownPackage from '../../package.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { passwordQueues } from '../identity/passwords.ts';
import { formatAmount } from '../ledger/amount.ts';
import type { LedgerGuard } from '../ledger/guard.ts';
import type { HouseBalances } from '../ledger/house-balances.ts';
import type { LedgerObserver } from '../ledger/observe.ts';
import type { Storage } from '../uploads/storage.ts';

function registerBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: 'Version of the build.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: ownPackage.version, node: process.versions.node }, 1);
}

function createPasswordQueue(registry: Registry): Gauge<'queue'> {
  const passwordQueue = new Gauge({
    name: 'password_hash_queue',
    help: 'Password checks waiting for a thread, by queue: members or visitors.',
    labelNames: ['queue'],
    registers: [registry],
  });
  for (const queue of passwordQueues) passwordQueue.set({ queue }, 0);
  return passwordQueue;
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
    passwordQueue: createPasswordQueue(registry),
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

/** Counts ledger events. */
export const ledgerObserver = (metrics: Metrics): LedgerObserver => ({
  posted: (type) => metrics.ledgerPostings.inc({ record_type: type }),
  took: (seconds) => metrics.ledgerPostDuration.observe(seconds),
  replayed: () => metrics.ledgerReplays.inc(),
});

/** Registers a gauge of the free space for uploads, read on every scrape; no value if unknown. */
export function observeStorage({ registry }: Metrics, storage: Storage): void {
  new Gauge({
    name: 'storage_free_bytes',
    help: 'Space left on the disk of the embedded database; pictures are refused below UPLOADS_MIN_FREE_MIB.',
    registers: [registry],
    async collect() {
      const free = await storage.freeBytes();
      // A reset would export 0, which means a full disk.
      if (free === undefined) this.remove();
      else this.set(free);
    },
  });
}

/** Registers gauges of the database and the ledger, read on every scrape. */
export function observeLedger(
  { registry }: Metrics,
  database: Database,
  guard: LedgerGuard,
  house: HouseBalances,
): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | undefined): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  };
  gauge('ledger_audit_violations', 'Violations found by the last audit.', () => guard.violations);
  gauge('ledger_audit_timestamp_seconds', 'Time of the last audit.', () =>
    guard.auditedAt === undefined ? undefined : guard.auditedAt.getTime() / 1000,
  );
  gauge('db_pool_in_use', 'Database connections in use.', () => {
    const { connections, idle } = database.stats();
    return connections - idle;
  });
  gauge('db_pool_waiting', 'Calls that wait for a database connection.', () => database.stats().waiting);
  gauge('pglite_restarts_total', 'Restarts of the embedded database.', () => database.stats().restarts);
  gauge('pglite_wal_bytes', "The embedded database's log on disk.", () => database.stats().walBytes);
  new Gauge({
    name: 'ledger_lock_retries_total',
    help: 'Transactions run again after a conflict, by SQLSTATE.',
    labelNames: ['sqlstate'],
    registers,
    collect() {
      for (const [sqlstate, count] of Object.entries(database.stats().retries)) this.set({ sqlstate }, count);
    },
  });
  new Gauge({
    name: 'ledger_house_balance',
    help: 'Balance of the house in whole credits, by coin and purpose.',
    labelNames: ['coin', 'purpose'],
    registers,
    collect() {
      this.reset();
      // Metric samples are floats; the ledger itself is exact.
      for (const { coin, purpose, amount } of house.all() ?? [])
        this.set({ coin, purpose }, Number(formatAmount(amount)));
    },
  });
}
