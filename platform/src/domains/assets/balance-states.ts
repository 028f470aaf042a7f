import type { BalanceState } from '@portal/schema/rest';

import type { Bucket } from '../../ledger/entry.ts';

const states = {
  available: 'AVAILABLE',
  frozen: 'FROZEN',
  locked: 'LOCKED',
} as const satisfies Readonly<Record<Bucket, BalanceState>>;

/** The contract's name of a bucket. */
export const balanceStateOf = (bucket: Bucket): BalanceState => states[bucket];
