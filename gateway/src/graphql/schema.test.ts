import { typeDefs } from '@portal/schema/graphql';
import { buildSchema as readSdl, isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { buildSchema } from './schema.ts';

const schema = buildSchema();

it('is the SDL, descriptions and all', () => {
  const sorted = (of: Parameters<typeof printSchema>[0]): string => printSchema(lexicographicSortSchema(of));
  expect(sorted(schema)).toBe(sorted(readSdl(typeDefs)));
});

it('answers every field of Query and Mutation by a resolver', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType);
  const unanswered = roots
    .flatMap((type) => Object.values(type.getFields()))
    .filter((field) => field.resolve === undefined)
    .map(({ name }) => name);
  expect(roots).toHaveLength(2);
  expect(unanswered).toEqual([]);
});
