import { withQuery } from '../../extension-points/paths.ts';

interface JackpotQuery {
  tab?: 'rounds' | 'records';
  /** Number of the round whose draw is checked. */
  round?: string;
  /** Cursor of the page of rounds to return to. */
  after?: string | undefined;
  /** Receipt number of the entries to open. */
  receipt?: string;
}

export const jackpotPath = (query: JackpotQuery = {}) => withQuery('/prize', { ...query });
