/** The states of an entrust package and what each does to its credits. */
import type { EntrustStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The states that can follow. */
  readonly to: readonly EntrustStatus[];
  /** What happens to the hold in a state that ends the package. After an upgrade the next order has it. */
  readonly ends?: HoldOutcome;
}

export const states = {
  RUNNING: { to: ['UPGRADED', 'REDEEMED'] },
  UPGRADED: { to: [] },
  REDEEMED: { to: [], ends: 'settled' },
} as const satisfies Readonly<Record<EntrustStatus, State>>;
