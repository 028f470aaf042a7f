/** The states of an application. */
import type { CommitmentStatus } from '@portal/schema/rest';

interface State {
  /** The possible next states. */
  readonly to: readonly CommitmentStatus[];
  /** Whether the member receives a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<CommitmentStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [] },
  REJECTED: { to: [], explained: true },
};

/** Returns the states with a direct transition to the given one. */
export const statusesBefore = (to: CommitmentStatus): readonly CommitmentStatus[] =>
  Object.entries(states).flatMap(([from, state]) =>
    state.to.includes(to) ? [from as CommitmentStatus] : [],
  );
