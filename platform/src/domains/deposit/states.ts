/** The states of a deposit. */
import type { DepositStatus } from '@portal/schema/rest';

interface State {
  /** The states that can follow. */
  readonly to: readonly DepositStatus[];
  /** What a state that ends the deposit does: `credited` pays the member, `rejected` lets them submit it again. */
  readonly ends?: 'credited' | 'rejected';
  /** Whether the member is given a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<DepositStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [], ends: 'credited' },
  REJECTED: { to: [], ends: 'rejected', explained: true },
};

/** The states from which a deposit can move directly to the given one. */
export const statusesBefore = (to: DepositStatus): readonly DepositStatus[] =>
  Object.entries(states).flatMap(([from, state]) => (state.to.includes(to) ? [from as DepositStatus] : []));
