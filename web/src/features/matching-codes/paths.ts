import type { MatchingCodeEvent, MatchingCodeStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

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
