/** The states of a claim. */
import type { ClaimStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states: States<ClaimStatus, 'paid' | 'rejected'> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [], ends: 'paid' },
  REJECTED: { to: [], ends: 'rejected', explained: true },
};
