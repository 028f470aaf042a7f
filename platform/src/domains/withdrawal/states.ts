/** The states of a withdrawal and what each does to its credits. */
import { withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The states that can follow. A state is never entered twice, so a repeated step has no effect. */
  readonly to: readonly WithdrawalStatus[];
  /** What happens to the hold in a state that ends the withdrawal: `settled` pays it out, the others give it back. */
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

/** The states in which a withdrawal still waits for something. */
export const openStatuses: readonly WithdrawalStatus[] = withdrawalStatuses.filter(
  (status) => states[status].ends === undefined,
);

/** Whether the operator gives the member a reason for a state. */
export const isExplained = (status: WithdrawalStatus): boolean => states[status].explained === true;
