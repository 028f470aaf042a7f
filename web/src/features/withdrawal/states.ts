import type { WithdrawalStatus } from '../../generated/schema.ts';

/** What ends without a payment. */
type GivenBack = 'REJECTED' | 'FAILED' | 'CANCELLED';

/** The credits came back. */
const givenBack = new Set<WithdrawalStatus>(['REJECTED', 'FAILED', 'CANCELLED'] satisfies GivenBack[]);

/** Whether it came to nothing, so that the credits are available again. */
export const isGivenBack = (status: WithdrawalStatus): status is GivenBack => givenBack.has(status);

/** Whether nothing more will happen to it. */
export const isOver = (status: WithdrawalStatus): status is GivenBack | 'SUCCESS' =>
  status === 'SUCCESS' || isGivenBack(status);
