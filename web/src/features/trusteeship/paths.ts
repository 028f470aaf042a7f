import type { EntrustStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

interface CustodyQuery {
  tab?: 'records';
  status?: EntrustStatus;
  /** Receipt number of the package to open. */
  receipt?: string;
}

export const custodyPath = (query: CustodyQuery = {}) => withQuery('/custody', { ...query });
