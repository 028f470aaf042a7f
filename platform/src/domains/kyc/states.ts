/** The states of an identity verification. */
import type { KycStatus } from '@portal/schema/rest';
import type { States } from '../../orders/states.ts';

export const states: States<KycStatus, never> = {
  PENDING: { to: ['PASSED', 'FAILED'] },
  PASSED: { to: [] },
  FAILED: { to: [], explained: true },
};
