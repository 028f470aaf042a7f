/** The states of a PIN code as a member has it, and how each leaves its hold. */
import type { MatchingCodeEvent, MatchingCodeStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** What brings a code to an end in this state, and what becomes of its hold. */
  readonly ends?: { readonly by: MatchingCodeEvent; readonly hold: HoldOutcome };
}

export const states = {
  PENDING: {},
  ACTIVATED: { ends: { by: 'ACTIVATE', hold: 'settled' } },
  TRANSFERRED: { ends: { by: 'SEND', hold: 'settled' } },
  RETURNED: { ends: { by: 'RETURN', hold: 'cancelled' } },
} as const satisfies Readonly<Record<MatchingCodeStatus, State>>;

/** A state in which a code is used no more. */
export type EndStatus = Exclude<MatchingCodeStatus, 'PENDING'>;

export const endStatuses = ['ACTIVATED', 'TRANSFERRED', 'RETURNED'] as const satisfies readonly EndStatus[];
