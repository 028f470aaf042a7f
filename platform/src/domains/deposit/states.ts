/** The states of a deposit. */
import type { DepositStatus } from '@portal/schema/rest';

interface State {
  /** The possible next states. */
  readonly to: readonly DepositStatus[];
  /** The effect of a final state: `credited` pays the member, `rejected` lets them submit the payment again. */
  readonly ends?: 'credited' | 'rejected';
  /** Whether the member receives a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<DepositStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [], ends: 'credited' },
  REJECTED: { to: [], ends: 'rejected', explained: true },
};

/** Returns the states with a direct transition to the given one. */
export const statusesBefore = (to: DepositStatus): readonly DepositStatus[] =>
  Object.entries(states).flatMap(([from, state]) => (state.to.includes(to) ? [from as DepositStatus] : []));
