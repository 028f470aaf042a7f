/** The states of a PIN code, and the effect of each on its hold. */
import type { MatchingCodeEvent, MatchingCodeStatus } from '@portal/schema/rest';
import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** What ends a code in this state, and the effect on its hold. */
  readonly ends?: { readonly by: MatchingCodeEvent; readonly hold: HoldOutcome };
}

export const states = {
  PENDING: {},
  ACTIVATED: { ends: { by: 'ACTIVATE', hold: 'settled' } },
  TRANSFERRED: { ends: { by: 'SEND', hold: 'settled' } },
  RETURNED: { ends: { by: 'RETURN', hold: 'cancelled' } },
} as const satisfies Readonly<Record<MatchingCodeStatus, State>>;

/** A final state of a code. */
export type EndStatus = Exclude<MatchingCodeStatus, 'PENDING'>;

export const endStatuses = ['ACTIVATED', 'TRANSFERRED', 'RETURNED'] as const satisfies readonly EndStatus[];
