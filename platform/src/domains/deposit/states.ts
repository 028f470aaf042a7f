/** The states of a deposit. */
import type { DepositStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states: States<DepositStatus, 'credited' | 'rejected'> = {
  PENDING_REVIEW: { to: ['APPROVED', 'REJECTED'] },
  APPROVED: { to: [], ends: 'credited' },
  REJECTED: { to: [], ends: 'rejected', explained: true },
};
