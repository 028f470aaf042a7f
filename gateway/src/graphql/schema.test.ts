import { typeDefs } from '@portal/schema/graphql';
import { buildSchema as readSdl, isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { domains } from '../domains/index.ts';
import { buildSchema } from './schema.ts';

const schema = buildSchema();

describe('the schema', () => {
  it('equals the SDL, descriptions included', () => {
    const sorted = (of: Parameters<typeof printSchema>[0]): string =>
      printSchema(lexicographicSortSchema(of));
    expect(sorted(schema)).toBe(sorted(readSdl(typeDefs)));
  });

  it('covers every field of Query and Mutation with a resolver', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType);
    const unanswered = roots
      .flatMap((type) => Object.values(type.getFields()))
      .filter((field) => field.resolve === undefined)
      .map(({ name }) => name);
    expect(roots).toHaveLength(2);
    expect(unanswered).toEqual([]);
  });

  it('takes each field from exactly one domain', () => {
    const fields = Object.values(domains).flatMap((resolvers) =>
      Object.entries(resolvers).flatMap(([type, of]) => Object.keys(of).map((field) => `${type}.${field}`)),
    );
    expect(fields).toEqual([...new Set(fields)]);
  });
});
