/** The executable schema: the SDL of `schema/graphql` with every domain's resolvers. */
import { typeDefs } from '@portal/schema/graphql';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { GatewayContext } from '../context.ts';
import { assetsResolvers } from '../domains/assets.ts';
import { convertResolvers } from '../domains/convert.ts';
import { depositResolvers } from '../domains/deposit.ts';
import { memberResolvers } from '../domains/member.ts';
import { payoutResolvers } from '../domains/payout.ts';
import { sessionResolvers } from '../domains/session.ts';
import { teamResolvers } from '../domains/team.ts';
import { transferResolvers } from '../domains/transfer.ts';
import { withdrawalResolvers } from '../domains/withdrawal.ts';
import { businessDateScalar, dateTimeScalar, decimalScalar, uploadScalar } from './scalars.ts';

/** Builds the schema. Resolvers for what the SDL does not have are an error. */
export const buildSchema = (): GraphQLSchema =>
  createSchema<GatewayContext>({
    typeDefs,
    resolvers: [
      {
        Decimal: decimalScalar,
        DateTime: dateTimeScalar,
        BusinessDate: businessDateScalar,
        Upload: uploadScalar,
      },
      sessionResolvers,
      memberResolvers,
      teamResolvers,
      assetsResolvers,
      transferResolvers,
      depositResolvers,
      payoutResolvers,
      withdrawalResolvers,
      convertResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForArgs: 'error' },
  });
