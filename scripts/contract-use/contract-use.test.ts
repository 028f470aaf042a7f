import { describe, expect, it } from 'vitest';
import { domains, type Domain } from '../../schema/rest/index.ts';
import { modulesThatUse } from './operations.ts';
import { endpoints, fieldsOf, findFields } from './resolvers.ts';

describe('fieldsOf', () => {
  it('returns the endpoints that a resolver calls, also in the functions it uses', () => {
    const code = `
      const load = (context) => context.call(transfer.makeOverConfigList);
      const toRule = (rule) => ({ minimum: rule.minAmount });
      export const transferResolvers: Resolvers = {
        Query: {
          transferRule: async (_parent, _args, context) => toRule(await load(context)),
          async coins(_parent, _args, context) { return context.call(member.coinList); },
          nothing: () => null,
        },
      };`;
    expect(fieldsOf({ path: 'transfer.ts', code })).toEqual([
      { field: 'Query.transferRule', endpoints: new Set(['transfer.makeOverConfigList']) },
      { field: 'Query.coins', endpoints: new Set(['member.coinList']) },
      { field: 'Query.nothing', endpoints: new Set() },
    ]);
  });

  it('leaves out an endpoint if the resolver only checks that the platform has it', () => {
    const code = `export const resolvers: Resolvers = {
      Mutation: { transfer: (_parent, _args, context) => context.has(deposit.deposit) && context.call(transfer.makeOver) },
    };`;
    expect(fieldsOf({ path: 'a.ts', code })).toEqual([
      { field: 'Mutation.transfer', endpoints: new Set(['transfer.makeOver']) },
    ]);
  });
});

describe('modulesThatUse', () => {
  it('returns the modules of the web that request a field', () => {
    expect(modulesThatUse('Query.countries')).toEqual(['web/src/features/session/useRegistration.ts']);
    expect(modulesThatUse('Query.nothing')).toEqual([]);
  });
});

describe('the paths of the specification', () => {
  it('match the identifiers that resolvers use', () => {
    const paths = Object.values<Domain>(domains).flatMap((domain) =>
      Object.values(domain).map(({ path }) => path),
    );
    expect([...endpoints.values()].map(({ path }) => path)).toEqual(paths);
  });

  it('each belong to a GraphQL field that the web requests', () => {
    const fields = findFields();
    const unused = [...endpoints].filter(
      ([name, { extension }]) =>
        extension !== true &&
        !fields.some(({ field, endpoints }) => endpoints.has(name) && modulesThatUse(field).length > 0),
    );
    expect(unused.map(([, { path }]) => path)).toEqual([]);
  });
});
