/** The states of a contract: the allowed operations, and the effect on its hold. */
import type { InsuranceStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states = {
  LOCKED: { to: ['UNLOCKED', 'TERMINATED'] },
  UNLOCKED: { to: ['LOCKED', 'TERMINATED'] },
  TERMINATED: { to: [], ends: 'settled' },
} as const satisfies States<InsuranceStatus>;

/** The data that determines the state; a package unlocks by the clock alone. */
interface Lifecycle {
  readonly unlocks_at: Date;
  readonly ended_at: Date | null;
}

export const getStatus = (
  { unlocks_at: unlocksAt, ended_at: endedAt }: Lifecycle,
  now: Date,
): InsuranceStatus => (endedAt !== null ? 'TERMINATED' : unlocksAt <= now ? 'UNLOCKED' : 'LOCKED');
