/** The states of a convert order and their effect on its credits. */
import type { ConvertStatus } from '@portal/schema/rest';
import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The possible next states. */
  readonly to: readonly ConvertStatus[];
  /** The effect of a final state on the hold: `settled` converts it, `cancelled` releases it. */
  readonly ends?: HoldOutcome;
  /** Whether the member receives a reason. */
  readonly explained?: true;
}

export const states = {
  PENDING: { to: ['COMPLETED', 'CANCELLED'] },
  COMPLETED: { to: [], ends: 'settled' },
  CANCELLED: { to: [], ends: 'cancelled' },
} as const satisfies Readonly<Record<ConvertStatus, State>>;
