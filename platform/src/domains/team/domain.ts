import { defineDomain } from '../../domain.ts';
import { levels } from './levels.ts';

/** The rank ladder. */
export const team = defineDomain({
  name: 'team',
  routes: () => ({ levelList: () => ({ records: [...levels] }) }),
});
