/** The states of an entrust package and their effect on its credits. */
import type { EntrustStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states = {
  RUNNING: { to: ['UPGRADED', 'REDEEMED'] },
  UPGRADED: { to: [] },
  REDEEMED: { to: [], ends: 'settled' },
} as const satisfies States<EntrustStatus>;
