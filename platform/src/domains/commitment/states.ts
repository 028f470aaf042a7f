/** The states of an application. */
import type { CommitmentStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states: States<CommitmentStatus, never> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [] },
  REJECTED: { to: [], explained: true },
};
