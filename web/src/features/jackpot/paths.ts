import { withQuery } from '../../lib/paths.ts';

interface JackpotQuery {
  tab?: 'rounds' | 'records';
  /** Number of the round whose draw is checked. */
  round?: string;
  /** Where the page of rounds begins to which that check leads back. */
  after?: string | undefined;
  /** Receipt number of the entries to open. */
  receipt?: string;
}

export const jackpotPath = (query: JackpotQuery = {}) => withQuery('/prize', { ...query });

/** The same on a phone (spec §2). */
export const mobileJackpotPath = '/prize-h5';
