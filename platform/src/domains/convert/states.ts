/** The states of a convert order and what each does to its credits. */
import type { ConvertStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The states that can follow. */
  readonly to: readonly ConvertStatus[];
  /** What happens to the hold in a state that ends the order: `settled` converts it, `cancelled` gives it back. */
  readonly ends?: HoldOutcome;
  /** Whether the member is given a reason. */
  readonly explained?: true;
}

export const states = {
  PENDING: { to: ['COMPLETED', 'CANCELLED'] },
  COMPLETED: { to: [], ends: 'settled' },
  CANCELLED: { to: [], ends: 'cancelled' },
} as const satisfies Readonly<Record<ConvertStatus, State>>;
