import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../graphql/index.ts';
import type { Endpoint } from './endpoint.ts';
import { balanceStates, creditTypes, domains, holdReasons, recordTypes } from './index.ts';

const endpoints = Object.entries(domains).flatMap(([domain, all]) =>
  Object.entries<Endpoint>(all).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

describe('the endpoints', () => {
  test('each has a path of its own that ends in its name, except where the platform groups by folder', () => {
    expect(new Set(endpoints.map(({ endpoint }) => endpoint.path)).size).toBe(endpoints.length);
    for (const { name, endpoint } of endpoints) {
      const [folder = '', last = ''] = endpoint.path.split('/').slice(-2);
      const joined = folder + last.charAt(0).toUpperCase() + last.slice(1);
      expect([last, joined], endpoint.path).toContain(name);
    }
  });

  test('those that move credits are sealed, need a session and refuse a request without a key', () => {
    const money = endpoints.filter(({ endpoint }) => endpoint.effect === 'money');
    expect(money.length).toBeGreaterThan(0);
    for (const { endpoint } of money) {
      expect([endpoint.auth, endpoint.sealed], endpoint.path).toEqual(['member', true]);
      const issues = endpoint.request.safeParse({}).error?.issues ?? [];
      expect(
        issues.map((issue) => issue.path.join('.')),
        endpoint.path,
      ).toContain('idempotencyKey');
    }
  });

  test('what a factor proves for an e-mail address can be proved for the longest one', () => {
    const subject = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
    expect(subject).toHaveLength(254);
    const { 'second-factors': factors, session } = domains;
    for (const [{ request }, data] of [
      [session.sendEmailCodes, { email: subject, transactionPassword: 'proof' }],
      [factors.askPasskey, { purpose: 'DESTINATION', subject }],
      [factors.proveByFactor, { purpose: 'DESTINATION', subject, factorCode: '123456' }],
    ] as const)
      expect(request.safeParse(data).success).toBe(true);
  });

  test('no result can be taken for a sealed refusal, which holds a code and a message and nothing else', () => {
    for (const { endpoint } of endpoints) {
      const { shape } = endpoint.result as unknown as { shape: Record<string, unknown> };
      expect(Object.keys(shape).sort(), endpoint.path).not.toEqual(['code', 'message']);
    }
  });

  test('those that check the transaction password have a limit for each member', () => {
    const confirmed = endpoints.filter(
      ({ endpoint }) => 'transactionPassword' in (endpoint.request as unknown as { shape: object }).shape,
    );
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { name, endpoint } of confirmed)
      if (name !== 'userRegister') expect(endpoint.limits.perMemberPerMinute, endpoint.path).toBe(30);
  });

  test('the one that assigns addresses for good is a write, and has a limit for each member', () => {
    const { effect, limits } = domains.deposit.depositBankConfigList;
    expect(effect).toBe('write');
    expect(limits.perMemberPerMinute).toBe(30);
    expect(limits.memberBudget, 'a budget of its own').toBeUndefined();
  });

  test('those beyond the platform of a site are under one path, and only those', () => {
    const beyond = endpoints.filter(({ endpoint }) => endpoint.extension === true);
    expect(beyond.map(({ name }) => name)).toContain('logout');
    for (const { endpoint } of endpoints)
      expect(endpoint.path.startsWith('/api/app/ext/'), endpoint.path).toBe(endpoint.extension === true);
  });

  test('what belongs to a member never travels in the open', () => {
    for (const { endpoint } of endpoints)
      if (endpoint.auth === 'member') expect(endpoint.sealed, endpoint.path).toBe(true);
  });
});

describe('amounts', () => {
  const parse = (amount: unknown) => domains.transfer.makeOver.request.shape.amount.safeParse(amount);

  test.each(['0.00000001', '1', '25.5', '99999999999.99999999'])('%s is taken', (amount) => {
    expect(parse(amount).success).toBe(true);
  });

  test.each([
    '-1',
    '+1',
    '1e3',
    'NaN',
    'Infinity',
    '1e308',
    '0.123456789',
    '１２',
    '١٢',
    '01',
    '1.',
    '.5',
    '1,000',
    ' 1',
    '1 ',
    '',
    '100000000000',
    '0x10',
    null,
    undefined,
    1,
    25n,
    true,
    ['1'],
    { amount: '1' },
  ])('%s is refused as an amount', (amount) => {
    expect(parse(amount).error?.issues[0]?.message).toBe('amount');
  });

  test.each(['0', '0.0', '0.00000000'])('%s is refused as not above zero', (amount) => {
    expect(parse(amount).error?.issues[0]?.message).toBe('positive');
  });
});

describe('the SDL', () => {
  const schema = buildSchema(typeDefs);

  test.each([
    ['CreditType', creditTypes],
    ['CreditRecordType', recordTypes],
    ['HoldReason', holdReasons],
    ['BalanceState', balanceStates],
  ])('%s has the values of the platform', (name, values) => {
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map((value) => value.name)).toEqual(values);
  });

  test('the spec has 43 kinds of record', () => {
    expect(new Set(recordTypes).size).toBe(43);
  });

  test('describes every type, field, value and argument', () => {
    const bare: string[] = [];
    const check = (name: string, description: string | null | undefined): void => {
      if (!description) bare.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || type.astNode === undefined) continue;
      check(type.name, type.description);
      if (isEnumType(type))
        for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields()))
          check(`${type.name}.${field.name}`, field.description);
      }
      if (isObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          check(`${type.name}.${field.name}`, field.description);
          for (const argument of field.args)
            check(`${type.name}.${field.name}(${argument.name})`, argument.description);
        }
      }
    }
    expect(bare).toEqual([]);
  });
});
