import { withQuery } from '../../extension-points/paths.ts';
import type { MatchingCodeEvent, MatchingCodeStatus } from '../../generated/schema.ts';

interface Query {
  tab?: 'all' | 'records';
  /** Of the list of codes. */
  status?: MatchingCodeStatus;
  /** Of the records. */
  type?: MatchingCodeEvent;
  /** Receipt number of the entry to open. */
  receipt?: string;
}

export const matchingCodesPath = (query: Query = {}) => withQuery('/code', { ...query });
