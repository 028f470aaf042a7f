/** The states of a package's contract: what can be done with it, and how it leaves its hold. */
import type { InsuranceStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

interface State {
  /** The states that can follow. An upgrade locks an unlocked package again. */
  readonly to: readonly InsuranceStatus[];
  /** What happens to the hold in a state that ends the contract. */
  readonly ends?: HoldOutcome;
}

export const states = {
  LOCKED: { to: ['UNLOCKED', 'TERMINATED'] },
  UNLOCKED: { to: ['LOCKED', 'TERMINATED'] },
  TERMINATED: { to: [], ends: 'settled' },
} as const satisfies Readonly<Record<InsuranceStatus, State>>;

/** What a contract's state follows from: a package unlocks by the clock alone. */
interface Course {
  readonly unlocks_at: Date;
  readonly ended_at: Date | null;
}

export const statusOf = ({ unlocks_at: unlocksAt, ended_at: endedAt }: Course, now: Date): InsuranceStatus =>
  endedAt !== null ? 'TERMINATED' : unlocksAt <= now ? 'UNLOCKED' : 'LOCKED';
