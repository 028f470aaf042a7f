import { DatabaseError } from 'pg';

/**
 * The database could not answer.
 *
 * - `busy`: too many calls wait, or conflicts persisted. Nothing was changed.
 * - `unreachable`: no connection, or it broke before a commit. Nothing was changed.
 * - `closed`: the process is shutting down or lost its data folder. Nothing was started.
 * - `timeout`, `connection`: interrupted. If a commit was in progress, its outcome is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: 'busy' | 'unreachable' | 'closed' | 'timeout' | 'connection';

  constructor(reason: DatabaseUnavailable['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The SQLSTATE of a database error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** The violated constraint of a database error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** serialization_failure, deadlock_detected, lock_not_available: a retry may succeed. */
const transient = new Set(['40001', '40P01', '55P03']);

export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && transient.has(state);
}
