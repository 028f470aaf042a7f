/** The states of a claim. */
import type { ClaimStatus } from '@portal/schema/rest';

interface State {
  /** The states that can follow. */
  readonly to: readonly ClaimStatus[];
  /** What a state that ends the claim does: `paid` pays the member, `rejected` lets them claim the trade again. */
  readonly ends?: 'paid' | 'rejected';
  /** Whether the member is given a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<ClaimStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [], ends: 'paid' },
  REJECTED: { to: [], ends: 'rejected', explained: true },
};

/** The states from which a claim can move directly to the given one. */
export const statusesBefore = (to: ClaimStatus): readonly ClaimStatus[] =>
  Object.entries(states).flatMap(([from, state]) => (state.to.includes(to) ? [from as ClaimStatus] : []));
