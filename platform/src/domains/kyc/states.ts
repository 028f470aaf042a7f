/** The states of an identity verification. */
import type { KycStatus } from '@portal/schema/rest';

interface State {
  /** The possible next states. */
  readonly to: readonly KycStatus[];
  /** Whether the member can submit an identity again. */
  readonly reopens?: true;
  /** Whether the member receives a reason. */
  readonly explained?: true;
}

export const states: Readonly<Record<KycStatus, State>> = {
  PENDING: { to: ['PASSED', 'FAILED'] },
  PASSED: { to: [] },
  FAILED: { to: [], reopens: true, explained: true },
};

/** Returns the states with a direct transition to the given one. */
export const statusesBefore = (to: KycStatus): readonly KycStatus[] =>
  Object.entries(states).flatMap(([from, state]) => (state.to.includes(to) ? [from as KycStatus] : []));
