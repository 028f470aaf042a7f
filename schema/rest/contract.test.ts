import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../graphql/index.ts';
import { isClosedByPause, isOutgoing, takesProof, type Endpoint } from './endpoint.ts';
import { balanceStates, creditTypes, domains, holdReasons, recordTypes } from './index.ts';

const endpoints = Object.entries(domains).flatMap(([domain, all]) =>
  Object.entries<Endpoint>(all).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

const shapeOf = ({ request }: Endpoint): object => (request as unknown as { shape: object }).shape;

describe('the endpoints', () => {
  test('use unique paths that end in their names, except where the platform groups by folder', () => {
    expect(new Set(endpoints.map(({ endpoint }) => endpoint.path)).size).toBe(endpoints.length);
    for (const { name, endpoint } of endpoints) {
      const [folder = '', last = ''] = endpoint.path.split('/').slice(-2);
      const joined = folder + last.charAt(0).toUpperCase() + last.slice(1);
      expect([last, joined], endpoint.path).toContain(name);
    }
  });

  test('require sealing, a session and an idempotency key to move credits', () => {
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

  test('list every money endpoint that stays open during a pause, with the reason', () => {
    const open = endpoints.filter(({ endpoint }) => endpoint.openWhilePaused !== undefined);
    for (const { endpoint } of open) {
      expect(endpoint.effect, endpoint.path).toBe('money');
      expect(endpoint.isTransfer, endpoint.path).toBeUndefined();
    }
    expect(
      open.map(({ domain, name, endpoint }) => `${domain}.${name}: ${endpoint.openWhilePaused}`),
    ).toEqual([
      'deposit.deposit: Pays credits in: nothing leaves the account.',
      'deposit.bankDeposit: Pays credits in: nothing leaves the account.',
      'withdrawal.cancelWithdrawal: Returns what the withdrawal froze to the member.',
      "convert.convert: The credits stay the member's own in another kind.",
      'convert.cancelConvert: Returns what the order froze to the member.',
      "trusteeship.buyMatching: Locks credits in the member's own package.",
      "trusteeship.upgradeMatching: Locks credits in the member's own package.",
      'trusteeship.redeem: Returns what the package locked to the member.',
      "insurance.buyMatching: Locks credits in the member's own package.",
      "insurance.upgradeMatching: Locks credits in the member's own package.",
      "insurance.fillingPositions: Locks credits in the member's own package.",
      "insurance.addWarehouse: Locks credits in the member's own package.",
      'insurance.redeem: Returns what the package locked to the member.',
      "insurance.buyInsurance: Pays the house to insure the member's own package: no other member receives it.",
      'claims.claimOrder: Pays credits in: nothing leaves the account.',
      'otc.cancel: Returns what the offer froze to the member.',
      'matching-codes.buyMatchingCode: Locks credits behind a code that only its owner can activate.',
      "matching-codes.activeMatchingCode: Turns the member's own code into the member's own package.",
      'commitment.receiveCommitmentPackage: Gives the member a package: nothing leaves the account.',
    ]);
  });

  test('close all other money endpoints and payout settings during a pause', () => {
    const closed = endpoints.filter(({ endpoint }) => isOutgoing(endpoint));
    expect(closed.map(({ domain, name }) => `${domain}.${name}`)).toEqual([
      'transfer.makeOver',
      'payout.addBankAccount',
      'payout.updateBankAccount',
      'payout.add',
      'payout.update',
      'withdrawal.withdrawal',
      'withdrawal.bscWithdrawal',
      'otc.publish',
      'otc.buy',
      'matching-codes.transferMatchingCode',
      'game.deposit',
      'game.gmtBind',
      'jackpot.grandPrize',
    ]);
    const transfers = closed.filter(({ endpoint }) => isClosedByPause(endpoint, 'TRANSFERS'));
    expect(transfers.map(({ name }) => name)).toEqual(['makeOver', 'transferMatchingCode']);
  });

  test('accept a proof wherever they ask for the transaction password, except to set it or prove a factor', () => {
    const asking = endpoints.filter(({ endpoint }) => 'transactionPassword' in shapeOf(endpoint));
    expect(asking.filter(({ endpoint }) => takesProof(endpoint)).length).toBeGreaterThan(20);
    expect(
      asking
        .filter(({ endpoint }) => !takesProof(endpoint))
        .map(({ domain, name }) => `${domain}.${name}`)
        .sort(),
    ).toEqual([
      'second-factors.proveByFactor',
      'second-factors.setFactorConfirms',
      'session.resetTransactionPassword',
      'session.userRegister',
    ]);
  });

  test('accept no picture in a request confirmed by a proof, because it is sent twice', () => {
    for (const { endpoint } of endpoints.filter(({ endpoint }) => takesProof(endpoint)))
      expect(endpoint.limits.bodyBytes, endpoint.path).toBeLessThanOrEqual(64 * 1024);
  });

  test('return no result that has the fields of a sealed refusal', () => {
    for (const { endpoint } of endpoints) {
      // the order of a money call, or another result
      const { options: [order = endpoint.result] = [] } = endpoint.result as { options?: readonly unknown[] };
      const { shape } = order as { shape: Record<string, unknown> };
      expect(Object.keys(shape).sort(), endpoint.path).not.toEqual(['code', 'message']);
    }
  });

  test('limit calls per member that check the transaction password', () => {
    const confirmed = endpoints.filter(
      ({ endpoint }) => 'transactionPassword' in (endpoint.request as unknown as { shape: object }).shape,
    );
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { name, endpoint } of confirmed)
      if (name !== 'userRegister') expect(endpoint.limits.perMemberPerMinute, endpoint.path).toBe(30);
  });

  test('define assigning deposit addresses as a write with a limit per member', () => {
    const { effect, limits } = domains.deposit.depositBankConfigList;
    expect(effect).toBe('write');
    expect(limits.perMemberPerMinute).toBe(30);
    expect(limits.memberBudget, 'a budget of its own').toBeUndefined();
  });

  test('use the extension path for extensions only', () => {
    const beyond = endpoints.filter(({ endpoint }) => endpoint.extension === true);
    expect(beyond.map(({ name }) => name)).toContain('logout');
    for (const { endpoint } of endpoints)
      expect(endpoint.path.startsWith('/api/app/ext/'), endpoint.path).toBe(endpoint.extension === true);
  });

  test('seal all data of members', () => {
    for (const { endpoint } of endpoints)
      if (endpoint.auth === 'member') expect(endpoint.sealed, endpoint.path).toBe(true);
  });
});

describe('amounts', () => {
  const parse = (amount: unknown) => domains.transfer.makeOver.request.shape.amount.safeParse(amount);

  test.each(['0.00000001', '1', '25.5', '99999999999.99999999'])('accept %s', (amount) => {
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
  ])('reject %s as an amount', (amount) => {
    expect(parse(amount).error?.issues[0]?.message).toBe('amount');
  });

  test.each(['0', '0.0', '0.00000000'])('reject %s as not above zero', (amount) => {
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
  ])('lists the values of the platform for %s', (name, values) => {
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map((value) => value.name)).toEqual(values);
  });

  test('lists 43 kinds of record', () => {
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
