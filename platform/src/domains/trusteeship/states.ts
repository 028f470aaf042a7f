/** The states of an entrust package and their effect on its credits. */
import type { EntrustStatus } from '@portal/schema/rest';
import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The possible next states. */
  readonly to: readonly EntrustStatus[];
  /** The effect of a final state on the hold. After an upgrade the next order owns it. */
  readonly ends?: HoldOutcome;
}

export const states = {
  RUNNING: { to: ['UPGRADED', 'REDEEMED'] },
  UPGRADED: { to: [] },
  REDEEMED: { to: [], ends: 'settled' },
} as const satisfies Readonly<Record<EntrustStatus, State>>;
