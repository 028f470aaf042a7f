/** The states of a claim. */
import type { ClaimStatus } from '@portal/schema/rest';

interface State {
  /** The possible next states. */
  readonly to: readonly ClaimStatus[];
  /** The effect of a final state: `paid` pays the member, `rejected` lets them claim the trade again. */
  readonly ends?: 'paid' | 'rejected';
  /** Whether the member receives a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<ClaimStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [], ends: 'paid' },
  REJECTED: { to: [], ends: 'rejected', explained: true },
};

/** Returns the states with a direct transition to the given one. */
export const statusesBefore = (to: ClaimStatus): readonly ClaimStatus[] =>
  Object.entries(states).flatMap(([from, state]) => (state.to.includes(to) ? [from as ClaimStatus] : []));
