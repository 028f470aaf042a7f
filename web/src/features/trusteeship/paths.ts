import { withQuery } from '../../extension-points/paths.ts';
import type { EntrustStatus } from '../../generated/schema.ts';

interface TrusteeshipQuery {
  tab?: 'records';
  status?: EntrustStatus;
  /** Receipt number of the package to open. */
  receipt?: string;
}

export const trusteeshipPath = (query: TrusteeshipQuery = {}) => withQuery('/custody', { ...query });
