/** The states of a convert order and their effect on its credits. */
import type { ConvertStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states = {
  PENDING: { to: ['COMPLETED', 'CANCELLED'] },
  COMPLETED: { to: [], ends: 'settled' },
  CANCELLED: { to: [], ends: 'cancelled' },
} as const satisfies States<ConvertStatus>;
