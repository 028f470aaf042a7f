import type { BalanceState } from '../../generated/schema.ts';
import type { Asset } from './overview.tsx';

/** An amount of a credit that is not available. */
export interface HeldAmount {
  readonly state: Exclude<BalanceState, 'AVAILABLE'>;
  readonly amount: string;
}

/** What is frozen and locked of a credit, as far as the platform returns it. */
export const heldAmounts = ({ frozen, locked }: Pick<Asset, 'frozen' | 'locked'>): readonly HeldAmount[] => [
  ...(frozen === null ? [] : [{ state: 'FROZEN', amount: frozen } as const]),
  ...(locked === null ? [] : [{ state: 'LOCKED', amount: locked } as const]),
];
