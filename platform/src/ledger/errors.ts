import { sqlState, violatedConstraint } from '../database/errors.ts';
import { Refusal } from '../refusal.ts';

/**
 * What the database says of a posting, in the ledger's own words; any other error as it came. A halt
 * is passing, so it is not remembered as an operation's outcome.
 */
export function asLedgerError(error: unknown): unknown {
  switch (sqlState(error)) {
    case 'LG003':
      return new Refusal('IDEMPOTENCY_KEY_REUSED');
    case 'LG006':
      return new Refusal('HOLD_ALREADY_CLOSED');
    case 'LG007':
      return new Refusal('NOT_REVERSIBLE');
    case 'LG008':
      return new Refusal('ALREADY_REVERSED');
    case '22003': // numeric_value_out_of_range
      return new Refusal('AMOUNT_INVALID', { field: 'amount' });
    case 'LG009':
      return new Refusal('LEDGER_HALTED', {}, { final: false });
    default:
      return byConstraint(error);
  }
}

function byConstraint(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'hold_amount_not_negative':
    case 'hold_closed_whole':
      return new Refusal('HOLD_AMOUNT_EXCEEDED');
    case 'account_available_not_negative':
    case 'account_frozen_not_negative':
    case 'account_locked_not_negative':
      return new Refusal('INSUFFICIENT_BALANCE');
    case 'account_in_range':
      return new Refusal('AMOUNT_INVALID', { field: 'amount' });
    default:
      return error;
  }
}
