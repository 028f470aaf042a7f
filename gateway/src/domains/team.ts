import { team } from '@portal/schema/rest';
import type { Resolvers } from '../generated/resolvers.ts';

/** The rank ladder. */
export const teamResolvers: Resolvers = {
  Query: {
    async levels(_parent, _args, context) {
      const { records } = await context.call(team.levelList, {});
      return records.map(({ level, en, cn }) => ({ number: level, englishName: en, chineseName: cn }));
    },
  },
};
