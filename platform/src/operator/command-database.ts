/** The databases that commands work on: one that reads, and one whose every statement is part of one transaction. */
import type { Database, Queryable, Transaction } from '../database/database.ts';

/** Runs single statements. */
type Run = <T>(work: (on: Queryable) => Promise<T>) => Promise<T>;

/** A database for the time of a command, which ends neither it nor its connections. */
const forCommand = (db: Database, run: Run, transaction: Database['transaction']): Database => ({
  kind: db.kind,
  query: (sql, params) => run((on) => on.query(sql, params)),
  one: (sql, params) => run((on) => on.one(sql, params)),
  maybe: (sql, params) => run((on) => on.maybe(sql, params)),
  execute: (sql, params) => run((on) => on.execute(sql, params)),
  call: (name, args) => run((on) => on.call(name, args)),
  transaction,
  session: () => Promise.reject(new Error('a command has no session of its own')),
  stats: () => db.stats(),
  close: () => Promise.resolve(),
});

/** A database on which nothing can be changed: a command that does not declare a change has this one. */
export function readingOnly(db: Database): Database {
  const readOnly = { readOnly: true };
  return forCommand(
    db,
    (work) => db.transaction(work, readOnly),
    (work, options) => db.transaction(work, { ...options, ...readOnly }),
  );
}

/**
 * A database within a transaction: what the services do with it stands or falls with the rest. A transaction on it is a
 * savepoint, at whose end deferred constraints are checked as they are at a commit.
 */
export function within(tx: Transaction, db: Database): Database {
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
        // A broken connection has rolled back by breaking; the first error is the one to tell.
        await tx.query('rollback to savepoint command').catch(() => undefined);
        throw error;
      }
    },
  );
}
