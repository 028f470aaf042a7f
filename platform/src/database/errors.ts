import { DatabaseError } from 'pg';

/**
 * The database could not answer.
 *
 * - `busy`: too many wait, or conflicts did not end. Nothing was changed.
 * - `unreachable`: there is no connection to be had, or it broke before a commit. Nothing was changed.
 * - `closed`: this process is shutting down, or may no longer use its data folder. Nothing was begun.
 * - `timeout`, `connection`: it was interrupted. If a commit was in progress, its outcome is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: 'busy' | 'unreachable' | 'closed' | 'timeout' | 'connection';

  constructor(reason: DatabaseUnavailable['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The five-character SQLSTATE of an error the database answered with. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** The constraint an error says was violated. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** serialization_failure, deadlock_detected, lock_not_available: the same work may succeed next time. */
const transient = new Set(['40001', '40P01', '55P03']);

export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && transient.has(state);
}
