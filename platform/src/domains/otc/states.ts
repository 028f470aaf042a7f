/** The states of an offer and their effect on its credits. */
import type { OtcStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states = {
  PUBLISHED: { to: ['COMPLETED', 'CANCELLED'] },
  COMPLETED: { to: [], ends: 'settled' },
  CANCELLED: { to: [], ends: 'cancelled' },
} as const satisfies States<OtcStatus>;
