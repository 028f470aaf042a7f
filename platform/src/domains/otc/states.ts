/** The states of an offer and what each does to its credits. */
import type { OtcStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The states that can follow. */
  readonly to: readonly OtcStatus[];
  /** What happens to the hold in a state that ends the order: `settled` sells it, `cancelled` gives it back. */
  readonly ends?: HoldOutcome;
}

export const states = {
  PUBLISHED: { to: ['COMPLETED', 'CANCELLED'] },
  COMPLETED: { to: [], ends: 'settled' },
  CANCELLED: { to: [], ends: 'cancelled' },
} as const satisfies Readonly<Record<OtcStatus, State>>;
