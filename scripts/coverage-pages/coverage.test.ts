import { describe, expect, it } from 'vitest';

import { domains, type Domain } from '../../schema/rest/index.ts';
import { modulesThatUse } from './operations.ts';
import { endpoints, fieldsOf } from './resolvers.ts';
import { proofsIn, testsWith } from './sources.ts';
import { findStates } from './states.ts';

describe('a resolver', () => {
  it('calls the endpoints that it names, also in the functions it uses', () => {
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
});

describe('a test', () => {
  const code = `
    onEachPlatform('a claim', () => {
      const place = () => suite.call(claims.claimOrder);
      it.each([[claims.claimOrderList]])('is listed by %s', () => { expect(1).toBe(1); });
      it(\`is paid once\`, async () => { expect(status).toBe('APPROVED'); });
    });`;

  it('is found by what it names, with its table', () => {
    expect(testsWith(code, /'APPROVED'/)).toEqual(['is paid once']);
    expect(testsWith(code, /claims\.claimOrderList\b/)).toEqual(['is listed by %s']);
    expect(testsWith(code, /REJECTED/)).toEqual([]);
  });

  it('stands before the group that names it for all of its tests', () => {
    const found = (text: RegExp) => proofsIn([{ path: 'a.test.ts', code }], text).map(({ title }) => title);
    expect(found(/claims\.claimOrder\b/)).toEqual(['a claim']);
    expect(found(/APPROVED/)).toEqual(['is paid once', 'a claim']);
  });
});

it('every path of the contract is named', () => {
  const paths = Object.values<Domain>(domains).flatMap((domain) =>
    Object.values(domain).map(({ path }) => path),
  );
  expect([...endpoints.values()].map(({ path }) => path)).toEqual(paths);
});

it('a field leads to the module that asks for it', () => {
  expect(modulesThatUse('Query.countries')).toEqual(['web/src/features/session/Register.tsx']);
  expect(modulesThatUse('Query.nothing')).toEqual([]);
});

it('every state is reached by a test', () => {
  const unreached = findStates().filter(({ tests }) => tests.length === 0);
  expect(unreached.map(({ what, state }) => `${what} ${state}`)).toEqual([]);
});
