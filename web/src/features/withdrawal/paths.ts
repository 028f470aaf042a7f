import type { WithdrawalStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

interface WithdrawalQuery {
  tab?: 'bank' | 'records';
  status?: WithdrawalStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
}

export const withdrawalPath = (query: WithdrawalQuery = {}) => withQuery('/withdraw', { ...query });

/** The same screen under the phone wallet's path. */
export const mobileWithdrawalPath = '/withdraw-h5';
