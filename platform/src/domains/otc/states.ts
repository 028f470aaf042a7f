/** The states of an offer and their effect on its credits. */
import type { OtcStatus } from '@portal/schema/rest';
import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The possible next states. */
  readonly to: readonly OtcStatus[];
  /** The effect of a final state on the hold: `settled` sells it, `cancelled` releases it. */
  readonly ends?: HoldOutcome;
}

export const states = {
  PUBLISHED: { to: ['COMPLETED', 'CANCELLED'] },
  COMPLETED: { to: [], ends: 'settled' },
  CANCELLED: { to: [], ends: 'cancelled' },
} as const satisfies Readonly<Record<OtcStatus, State>>;
