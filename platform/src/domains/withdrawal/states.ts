/** The states of a withdrawal and their effect on its credits. */
import { withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';
import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The possible next states. A state is never entered twice, so a repeated step has no effect. */
  readonly to: readonly WithdrawalStatus[];
  /** The effect of a final state on the hold: `settled` pays it out, the others release it. */
  readonly ends?: HoldOutcome;
  /** Whether the operator gives the member a reason. */
  readonly explained?: true;
  /** Whether the member can cancel it. */
  readonly cancellable?: true;
}

export const states: Readonly<Record<WithdrawalStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED', 'CANCELLED'], cancellable: true },
  APPROVED: { to: ['PAYABLE', 'CANCELLED'] },
  PAYABLE: { to: ['PENDING', 'CANCELLED'] },
  PENDING: { to: ['WITHDRAWING', 'FAILED', 'CANCELLED'] },
  WITHDRAWING: { to: ['SUCCESS', 'NOT_RECEIVED', 'FAILED'] },
  NOT_RECEIVED: { to: ['SUCCESS', 'FAILED'], explained: true },
  REJECTED: { to: [], ends: 'rejected', explained: true },
  SUCCESS: { to: [], ends: 'settled' },
  FAILED: { to: [], ends: 'failed', explained: true },
  CANCELLED: { to: [], ends: 'cancelled', explained: true },
};

/** The states that are not final. */
export const openStatuses: readonly WithdrawalStatus[] = withdrawalStatuses.filter(
  (status) => states[status].ends === undefined,
);

/** Returns whether the operator gives the member a reason for a state. */
export const isExplained = (status: WithdrawalStatus): boolean => states[status].explained === true;
