import type { Resolvers } from '../generated/resolvers.ts';

/** What belongs to no domain: what the portal itself tells of this site. */
export const portalResolvers: Resolvers = {
  Query: {
    portal: (_parent, _args, { services }) => ({
      extensions: [...services.extensions].sort(),
      support: services.support,
    }),
  },
};
