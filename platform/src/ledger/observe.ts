import { performance } from 'node:perf_hooks';
import type { Database, Queryable, SqlValue, Transaction, TransactionOptions } from '../database/database.ts';
import { recordTypeByCode, type RecordType } from './record-types.ts';

/** Callbacks for events of the ledger. */
export interface LedgerObserver {
  /** A journal was posted and committed. A reversal has the type of the original, so it is reported as such. */
  posted(what: RecordType | 'reversal'): void;
  /** The duration of a posting in seconds, including lock waits, successful or not. */
  took(seconds: number): void;
  /** A repeated key received its first answer. */
  replayed(): void;
}

type Event = { readonly posted: RecordType | 'reversal' } | 'replayed';

/** The columns of the ledger functions that identify events. */
interface Outcome {
  readonly journal_id?: bigint | null;
  readonly outcome?: 'created' | 'exists' | 'refused';
  readonly state?: 'new' | 'done' | 'refused';
}

type Reader = (args: readonly SqlValue[], row: Outcome) => Event | undefined;

const typeOf = (code: SqlValue | undefined): Event => ({ posted: recordTypeByCode(Number(code)) });

/** The posting functions, and how to derive the event from a call. */
const posting: Readonly<Record<string, Reader | undefined>> = {
  ledger_apply: ([, type], row) => (row.journal_id ? typeOf(type) : undefined),
  ledger_apply_many: ([, type], row) => (row.journal_id ? typeOf(type) : undefined),
  ledger_close_hold: ([, type], row) => (row.journal_id ? typeOf(type) : undefined),
  ledger_reverse: (_, row) => (row.journal_id ? { posted: 'reversal' } : undefined),
  ledger_post_once: ([, , , type], row) =>
    row.outcome === 'created' ? typeOf(type) : row.outcome === 'exists' ? 'replayed' : undefined,
};

const claiming: Reader = (_, row) => (row.state === 'new' ? undefined : 'replayed');

/** Wraps a database to observe its ledger. Postings that are rolled back are not reported. */
export function observeDatabase(db: Database, observer: LedgerObserver): Database {
  const tell = (event: Event): void => {
    if (event === 'replayed') observer.replayed();
    else observer.posted(event.posted);
  };
  return {
    kind: db.kind,
    ...observeQueries(db, observer, tell),
    transaction: async <T>(
      work: (tx: Transaction) => Promise<T>,
      options?: TransactionOptions,
    ): Promise<T> => {
      let events: Event[] = [];
      const result = await db.transaction((tx) => {
        // A retried transaction starts over.
        events = [];
        return work({ ...observeQueries(tx, observer, (event) => events.push(event)), inTransaction: true });
      }, options);
      events.forEach(tell);
      return result;
    },
    session: (work, statementTimeoutMs) => db.session(work, statementTimeoutMs),
    stats: () => db.stats(),
    close: () => db.close(),
  };
}

function observeQueries(inner: Queryable, observer: LedgerObserver, tell: (event: Event) => void): Queryable {
  return {
    query: (sql, params) => inner.query(sql, params),
    one: (sql, params) => inner.one(sql, params),
    maybe: (sql, params) => inner.maybe(sql, params),
    execute: (sql, params) => inner.execute(sql, params),
    call: async <Row extends object>(name: string, args: readonly SqlValue[]): Promise<Row[]> => {
      const read = name === 'operation_claim' ? claiming : posting[name];
      if (read === undefined) return inner.call<Row>(name, args);
      const begun = performance.now();
      const rows = await inner.call<Row>(name, args).finally(() => {
        if (read !== claiming) observer.took((performance.now() - begun) / 1000);
      });
      const event = read(args, rows[0] ?? {});
      if (event !== undefined) tell(event);
      return rows;
    },
  };
}
