/** Reports what the rooms count as metrics. */
import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { passwordQueues, type PasswordQueue } from '../identity/passwords.ts';
import { formatAmount } from '../ledger/amount.ts';
import type { LedgerGuard } from '../ledger/guard.ts';
import type { HouseBalances } from '../ledger/house-balances.ts';
import type { LedgerObserver } from '../ledger/observe.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Storage } from '../uploads/storage.ts';

/** Returns the observer of the password queues. An empty queue is exported as 0. */
export function passwordObserver({ passwordQueue }: Metrics): (queue: PasswordQueue, length: number) => void {
  for (const queue of passwordQueues) passwordQueue.set({ queue }, 0);
  return (queue, length) => passwordQueue.set({ queue }, length);
}

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
