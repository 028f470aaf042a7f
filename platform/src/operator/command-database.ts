/** The databases that commands work on: one that reads, and one whose every statement is part of one transaction. */
import type { Database, Queryable, Transaction } from '../database/database.ts';

/** A database on which nothing can be changed: a command that does not declare a change has this one. */
export function readingOnly(db: Database): Database {
  const readOnly = { readOnly: true };
  const reading = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work, readOnly);
  return {
    kind: db.kind,
    query: (sql, params) => reading((tx) => tx.query(sql, params)),
    one: (sql, params) => reading((tx) => tx.one(sql, params)),
    maybe: (sql, params) => reading((tx) => tx.maybe(sql, params)),
    execute: (sql, params) => reading((tx) => tx.execute(sql, params)),
    call: (name, args) => reading((tx) => tx.call(name, args)),
    transaction: (work, options) => db.transaction(work, { ...options, ...readOnly }),
    session: () => Promise.reject(new Error('a command has no session of its own')),
    stats: () => db.stats(),
    close: () => Promise.resolve(),
  };
}

/**
 * A database within a transaction: what the services do with it stands or falls with the rest. A transaction on it is a
 * savepoint, at whose end deferred constraints are checked as they are at a commit.
 */
export function within(tx: Transaction, db: Database): Database {
  return {
    kind: db.kind,
    query: (sql, params) => tx.query(sql, params),
    one: (sql, params) => tx.one(sql, params),
    maybe: (sql, params) => tx.maybe(sql, params),
    execute: (sql, params) => tx.execute(sql, params),
    call: (name, args) => tx.call(name, args),
    transaction: async (work) => {
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
    session: () => Promise.reject(new Error('a command has no session of its own')),
    stats: () => db.stats(),
    close: () => Promise.resolve(),
  };
}
