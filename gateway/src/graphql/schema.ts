/** The executable schema: the SDL of `schema/graphql` with every domain's resolvers. */
import { typeDefs } from '@portal/schema/graphql';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { GatewayContext } from '../context/context.ts';
import { domains } from '../domains/index.ts';
import { portalResolvers } from './portal.ts';
import {
  businessDateScalar,
  dateTimeScalar,
  decimalScalar,
  jsonObjectScalar,
  uploadScalar,
} from './scalars.ts';

/** Builds the schema. Throws when a resolver has no field in the SDL. */
export const buildSchema = (): GraphQLSchema =>
  createSchema<GatewayContext>({
    typeDefs,
    resolvers: [
      {
        Decimal: decimalScalar,
        DateTime: dateTimeScalar,
        BusinessDate: businessDateScalar,
        Upload: uploadScalar,
        JSONObject: jsonObjectScalar,
      },
      portalResolvers,
      ...Object.values(domains),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForArgs: 'error' },
  });
