/** Databases for commands: a read-only one, and one whose statements all run in a single transaction. */
import type { Database, Queryable, Transaction } from '../database/database.ts';

/** Runs single statements. */
type Run = <T>(work: (on: Queryable) => Promise<T>) => Promise<T>;

/** Creates a database for a command, which cannot close the underlying one. */
const forCommand = (db: Database, run: Run, transaction: Database['transaction']): Database => ({
  kind: db.kind,
  query: (sql, params) => run((on) => on.query(sql, params)),
  one: (sql, params) => run((on) => on.one(sql, params)),
  maybe: (sql, params) => run((on) => on.maybe(sql, params)),
  execute: (sql, params) => run((on) => on.execute(sql, params)),
  call: (name, args) => run((on) => on.call(name, args)),
  transaction,
  session: () => Promise.reject(new Error('a command cannot open a session')),
  stats: () => db.stats(),
  close: () => Promise.resolve(),
});

/** Creates a read-only database, for commands that declare no change. */
export function toReadOnlyDatabase(db: Database): Database {
  const readOnly = { readOnly: true };
  return forCommand(
    db,
    (work) => db.transaction(work, readOnly),
    (work, options) => db.transaction(work, { ...options, ...readOnly }),
  );
}

/**
 * Creates a database whose statements all run in `tx`, so that services commit or roll back with the rest. A
 * transaction on it is a savepoint; deferred constraints are checked at its end as at a commit.
 */
export function toTransactionDatabase(tx: Transaction, db: Database): Database {
  return forCommand(
    db,
    (work) => work(tx),
    async (work) => {
      await tx.query('savepoint command');
      try {
        const result = await work(tx);
        await tx.query('set constraints all immediate');
        await tx.query('set constraints all deferred');
        await tx.query('release savepoint command');
        return result;
      } catch (error) {
        // A broken connection has already rolled back; report the first error.
        await tx.query('rollback to savepoint command').catch(() => undefined);
        throw error;
      }
    },
  );
}
