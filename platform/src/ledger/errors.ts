import type { Database, Transaction } from '../database/database.ts';
import { sqlState, violatedConstraint } from '../database/errors.ts';
import { Refusal } from '../kernel/refusal.ts';
import { refusals } from './refusals.ts';

/**
 * Maps a database error of a posting to a refusal of the ledger; returns any other error unchanged. A halt is
 * temporary, so it is not final.
 */
export function toLedgerError(error: unknown): unknown {
  switch (sqlState(error)) {
    case 'LG003':
      return refusals.IDEMPOTENCY_KEY_REUSED();
    case 'LG006':
      return refusals.HOLD_ALREADY_CLOSED();
    case 'LG007':
      return refusals.NOT_REVERSIBLE();
    case 'LG008':
      return refusals.ALREADY_REVERSED();
    case '22003': // numeric_value_out_of_range
      return refusals.AMOUNT_INVALID({ field: 'amount' });
    case 'LG009':
      return refusals.LEDGER_HALTED({ final: false });
    default:
      return byConstraint(error);
  }
}

function byConstraint(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'hold_amount_not_negative':
    case 'hold_closed_whole':
      return refusals.HOLD_AMOUNT_EXCEEDED();
    case 'account_available_not_negative':
    case 'account_frozen_not_negative':
    case 'account_locked_not_negative':
      // The constraint does not identify the balance.
      return new Refusal(refusals.INSUFFICIENT_BALANCE.code);
    case 'account_in_range':
      return refusals.AMOUNT_INVALID({ field: 'amount' });
    default:
      return error;
  }
}

/** Runs a transaction that posts; its database errors become refusals of the ledger. */
export async function ledgerTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    throw toLedgerError(error);
  }
}
