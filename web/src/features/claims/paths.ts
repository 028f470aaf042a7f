import { withQuery } from '../../extension-points/paths.ts';
import type { ClaimStatus } from '../../generated/schema.ts';

interface ClaimQuery {
  tab?: 'records';
  status?: ClaimStatus;
  /** Receipt number of the claim to open. */
  receipt?: string;
  /** ID of the trade to claim. */
  trade?: string | undefined;
}

export const claimPath = (query: ClaimQuery = {}) => withQuery('/claim-insurance', { ...query });
