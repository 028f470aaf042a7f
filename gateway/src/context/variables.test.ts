import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../graphql/schema.ts';
import { variableCoercion } from './variables.ts';

const schema = buildSchema();

function coerce(variables: string, given: Record<string, unknown>) {
  const document = parse(`query (${variables}) { __typename }`);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error('no operation');
  const coerced = variableCoercion(schema, operation)(given);
  return 'errors' in coerced
    ? coerced.errors.map(({ message, extensions }) => ({ message, ...extensions }))
    : coerced.values;
}

const refused = (message: string, field: string) => [{ message, code: 'BAD_USER_INPUT', field }];

describe('coercion', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['$a: Int', {}, {}],
    ['$a: Int', { a: null }, { a: null }],
    ['$a: Int = 5', {}, { a: 5 }],
    ['$a: Int = 5', { a: null }, { a: null }],
    ['$a: Int!', { a: 7 }, { a: 7 }],
    ['$a: ID!', { a: 7 }, { a: '7' }],
    ['$a: [Int!]', { a: 7 }, { a: [7] }],
    ['$a: CreditType', { a: 'GMT' }, { a: 'GMT' }],
    ['$a: Int', { a: 1, b: 2 }, { a: 1 }],
    ['$a: Decimal', { a: '1.5' }, { a: '1.5' }],
    ['$a: DateTime', { a: '2026-11-21T03:36:00.000Z' }, { a: '2026-11-21T03:36:00.000Z' }],
    ['$a: CreditRecordFilter', { a: { types: 'FEE' } }, { a: { types: ['FEE'] } }],
  ])('of %s with %j returns %j', (variables, given, values) => {
    expect(coerce(variables, given)).toEqual(values);
  });
});

describe('an error', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['$a: Int!', {}, '"a" is needed.', 'a'],
    ['$a: Int!', { a: null }, '"a" must not be null.', 'a'],
    ['$a: Int', { a: '5' }, '"a" is no Int.', 'a'],
    ['$a: Int', { a: 1.5 }, '"a" is no Int.', 'a'],
    ['$a: Int', { a: 2 ** 31 }, '"a" is no Int.', 'a'],
    ['$a: Boolean', { a: 'true' }, '"a" is no Boolean.', 'a'],
    ['$a: [Int!]!', { a: [1, null] }, '"a.1" must not be null.', 'a.1'],
    ['$a: [Int!]!', { a: [1, 'x'] }, '"a.1" is no Int.', 'a.1'],
    ['$a: CreditType', { a: 'gmt' }, '"a" is no CreditType.', 'a'],
    ['$a: CreditType', { a: 5 }, '"a" is no CreditType.', 'a'],
    ['$a: LoginInput!', { a: { userName: 'aiko' } }, '"a.password" is needed.', 'a.password'],
    ['$a: LoginInput!', { a: 'aiko' }, '"a" is no LoginInput.', 'a'],
    ['$a: LoginInput!', { a: [] }, '"a" is no LoginInput.', 'a'],
    [
      '$a: LoginInput!',
      { a: { userName: 'aiko', password: 'x', remember: true } },
      '"a.remember" does not exist.',
      'a.remember',
    ],
    ['$a: [LoginInput!]', { a: { userName: 1, password: 'x' } }, '"a.userName" is no String.', 'a.userName'],
    [
      '$a: DateTime',
      { a: 'yesterday' },
      '"a": A DateTime is an instant such as "2026-11-21T03:36:00.000Z".',
      'a',
    ],
  ])('names the field for %s of %j', (variables, given, message, field) => {
    expect(coerce(variables, given)).toEqual(refused(message, field));
  });

  it('names its field, for up to ten errors at once', () => {
    expect(coerce('$a: Int!, $b: Int!', {})).toHaveLength(2);
    expect(coerce('$a: [Int!]', { a: Array.from({ length: 50 }, () => 'x') })).toHaveLength(10);
  });
});

it('never quotes a value, because it may be a password in the wrong field', () => {
  const secret = 'Secret-2026';
  for (const given of [
    { a: { userName: 'aiko', password: [secret] } },
    { a: { userName: 'aiko', passwort: secret } },
    { a: { password: secret } },
    { a: secret },
    { a: [secret] },
    { a: { userName: { secret }, password: secret } },
  ]) {
    const faults = coerce('$a: LoginInput!', given);
    expect(Array.isArray(faults)).toBe(true);
    expect(JSON.stringify(faults)).not.toContain(secret);
  }
});

it('ignores inherited properties', () => {
  expect(coerce('$toString: String, $__proto__: String', {})).toEqual({});
});
