import { withQuery } from '../../lib/paths.ts';

interface GameQuery {
  tab?: 'transfer';
}

export const gamePath = (query: GameQuery = {}) => withQuery('/game/index', { ...query });

/** The same screen as a phone's tab, and as the spec names it there. */
export const mobileGamePath = '/game';
export const mobileHashPath = '/hash-h5';
