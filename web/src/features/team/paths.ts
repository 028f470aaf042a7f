import { withQuery } from '../../extension-points/paths.ts';

interface TeamQuery {
  tab?: 'ranking' | 'ranks';
  /** The member whose branch is shown; left out, the whole team. */
  member?: string;
}

export const teamPath = (query: TeamQuery = {}) => withQuery('/invite-tree', { ...query });
