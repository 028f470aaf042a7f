import type { EntrustStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

interface TrusteeshipQuery {
  tab?: 'records';
  status?: EntrustStatus;
  /** Receipt number of the package to open. */
  receipt?: string;
}

export const trusteeshipPath = (query: TrusteeshipQuery = {}) => withQuery('/custody', { ...query });
