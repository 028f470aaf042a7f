import { withQuery } from '../../lib/paths.ts';

interface GameQuery {
  tab?: 'transfer';
}

export const gamePath = (query: GameQuery = {}) => withQuery('/game/index', { ...query });
