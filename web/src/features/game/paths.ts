import { withQuery } from '../../extension-points/paths.ts';

interface GameQuery {
  tab?: 'transfer';
}

export const gamePath = (query: GameQuery = {}) => withQuery('/game/index', { ...query });
