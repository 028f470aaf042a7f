import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import { levels } from './levels.ts';

/** The rank ladder. */
export const teamDomain = (): Implementation<typeof domains.team> =>
  implement(domains.team, { levelList: () => ({ records: [...levels] }) });
