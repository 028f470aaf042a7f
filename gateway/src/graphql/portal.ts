import type { Resolvers } from '../generated/resolvers.ts';

/** Resolvers for the settings of the site, which belong to no domain. */
export const portalResolvers: Resolvers = {
  Query: {
    portal: (_parent, _args, { services }) => ({
      extensions: [...services.extensions].sort(),
      support: services.support,
    }),
  },
};
