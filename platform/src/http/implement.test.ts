import { domains, type AnswerOf } from '@portal/schema/rest';
import { expect, expectTypeOf, it } from 'vitest';
import type { SignedInMember } from '../identity/admission.ts';
import { implement, type Handlers } from './implement.ts';

/** A contract of one endpoint. */
const team = { levelList: domains.team.levelList };
const levels: AnswerOf<typeof team.levelList> = { records: [] };

it('compiles a domain only with exactly its endpoints', () => {
  const routes = implement(team, { levelList: () => levels });
  expect(routes.map(({ name, endpoint }) => [name, endpoint.path])).toEqual([
    ['levelList', '/api/app/user/levelList'],
  ]);
  // @ts-expect-error -- an endpoint is missing
  expect(() => implement(team, {})).toThrow('/api/app/user/levelList is not implemented');
  // @ts-expect-error -- there is no such endpoint
  implement(team, { levelList: () => levels, promote: () => levels });
  // @ts-expect-error -- this is not what the endpoint answers
  implement(team, { levelList: () => ({ records: [{ level: 'one' }] }) });
});

it('passes a member to endpoints for members only', () => {
  type CallOf<Name extends keyof (typeof domains)['member']> = Parameters<
    Handlers<(typeof domains)['member']>[Name]
  >[0];
  expectTypeOf<CallOf<'coinList'>>().not.toHaveProperty('member');
  expectTypeOf<CallOf<'userInfo'>>().toHaveProperty('member').toEqualTypeOf<SignedInMember>();
});
