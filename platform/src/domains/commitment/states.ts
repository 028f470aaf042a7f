/** The states of an application. */
import type { CommitmentStatus } from '@portal/schema/rest';

interface State {
  /** The states that can follow. */
  readonly to: readonly CommitmentStatus[];
  /** Whether the member is given a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<CommitmentStatus, State>> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [] },
  REJECTED: { to: [], explained: true },
};

/** The states from which an application can move directly to the given one. */
export const statusesBefore = (to: CommitmentStatus): readonly CommitmentStatus[] =>
  Object.entries(states).flatMap(([from, state]) =>
    state.to.includes(to) ? [from as CommitmentStatus] : [],
  );
