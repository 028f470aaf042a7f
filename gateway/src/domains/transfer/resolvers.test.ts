import { transfer } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { order } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';

const node = {
  id: '7',
  receiptNumber: 'T2026112100000007',
  transactionNumber: '4711',
  direction: 'OUTGOING',
  counterparty: 'budi',
  coin: 'CASH_POINT',
  amount: '10',
  fee: '0.1',
  actualAmount: '9.9',
  note: 'lunch',
  status: 'COMPLETED',
  occurredAt: '2026-05-28T20:26:40.123Z',
};
const fields = Object.keys(node).join(' ');

describe('transferConfig', () => {
  const rule = {
    coinName: 'CASH_POINT',
    minAmount: '1',
    maxAmount: '100000',
    multiple: '0.01',
    feeRate: '0.01',
  } as const;
  const document = '{ transferConfig { rules { coin minimum maximum multiple feeRate } } }';

  it('returns the rules of every credit', async () => {
    test.upstream.result(transfer.makeOverConfigList, { records: [rule] });
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({
      transferConfig: {
        rules: [{ coin: 'CASH_POINT', minimum: '1', maximum: '100000', multiple: '0.01', feeRate: '0.01' }],
      },
    });
    expect(test.upstream.only(transfer.makeOverConfigList)).toMatchObject({
      isSealed: true,
      data: {},
      headers: { token },
    });
  });
});

describe('transfers', () => {
  it.each([
    ['OUTGOING', 'OUT', null],
    ['INCOMING', 'IN', null],
    [null, null, null],
    [null, null, '0123456789abcdef'],
  ])('requests %s as %s, made with the key %s', async (direction, sent, idempotencyKey) => {
    test.upstream.result(transfer.makeOverOrderList, {
      records: [order, { ...order, direction: 'IN', status: 'REVERSED', cursor: 'YmFy' }],
      hasMore: false,
    });
    const { data } = await test.gateway.query(
      `query ($direction: TransferDirection, $idempotencyKey: ID) {
        transfers(direction: $direction, idempotencyKey: $idempotencyKey, first: 2, after: "abc") {
        edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      { token, variables: { direction, idempotencyKey } },
    );
    expect(data).toEqual({
      transfers: {
        edges: [
          { cursor: 'Zm9v', node },
          { cursor: 'YmFy', node: { ...node, direction: 'INCOMING', status: 'REVERSED' } },
        ],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: 'Zm9v', endCursor: 'YmFy' },
      },
    });
    expect(test.upstream.only(transfer.makeOverOrderList)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { direction: sent, idempotencyKey, pageSize: 2, cursor: 'abc' },
    });
  });
});

describe('transfer', () => {
  const document = `mutation ($input: TransferInput!) { transfer(input: $input) { transfer { ${fields} } } }`;
  const input = {
    idempotencyKey: '0123456789abcdef',
    coin: 'CASH_POINT',
    amount: '10',
    toUserName: 'budi',
    note: 'lunch',
    transactionPassword: 'Credits2026',
  };

  it('seals the order and returns the transfer', async () => {
    test.upstream.result(transfer.makeOver, order);
    const { data } = await test.gateway.query(document, { token, variables: { input } });
    expect(data).toEqual({ transfer: { transfer: node } });
    expect(test.upstream.only(transfer.makeOver)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: {
        idempotencyKey: '0123456789abcdef',
        coinName: 'CASH_POINT',
        amount: '10',
        toUserName: 'budi',
        remark: 'lunch',
        transactionPassword: 'Credits2026',
      },
    });
  });

  it('never merges two orders, even equal ones', async () => {
    test.upstream.result(transfer.makeOver, order);
    const both = await Promise.all(
      [1, 2].map(() => test.gateway.query(document, { token, variables: { input } })),
    );
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(test.upstream.calls).toHaveLength(2);
  });

  it.each([10, 0.1, 1e308, true, [], {}, ['10']])(
    'refuses the amount %j by its name and sends nothing',
    async (amount) => {
      const { errors } = await test.gateway.query(document, {
        token,
        variables: { input: { ...input, amount } },
      });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatchObject({
        message: '"input.amount": A Decimal is a string such as "25.5", never a JSON number.',
        extensions: { code: 'BAD_USER_INPUT', field: 'input.amount' },
      });
      expect(test.upstream.calls).toHaveLength(0);
    },
  );

  it('refuses a missing amount', async () => {
    const { errors } = await test.gateway.query(document, {
      token,
      variables: { input: { ...input, amount: null } },
    });
    expect(errors?.[0]).toMatchObject({
      message: '"input.amount" must not be null.',
      extensions: { code: 'BAD_USER_INPUT', field: 'input.amount' },
    });
  });

  it.each(['-1', '1e3', 'NaN', '1.123456789', '１０', '', '10,5', ' 10'])(
    'passes the amount %j to the platform, which refuses it in the language of the member',
    async (amount) => {
      test.upstream.result(transfer.makeOver, order);
      await test.gateway.query(document, { token, variables: { input: { ...input, amount } } });
      expect(test.upstream.only(transfer.makeOver).data).toMatchObject({ amount });
    },
  );

  it('refuses an amount that is written as a number in the document', async () => {
    const { errors } = await test.gateway.query(
      `mutation { transfer(input: { idempotencyKey: "0123456789abcdef", coin: CASH_POINT, amount: 10,
        toUserName: "budi", transactionPassword: "Credits2026" }) { transfer { id } } }`,
      { token },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'A Decimal is a string such as "25.5", never a JSON number.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('recipient', () => {
  const document = '{ recipient(userName: "BUDI") { userName memberSince } }';

  it('calls the platform once for each query, sealed, and returns the member', async () => {
    test.upstream.result(transfer.recipient, { userName: 'Budi', joinDate: '2026-03-12' });
    const both = await Promise.all([1, 2].map(() => test.gateway.query(document, { token })));
    for (const { data } of both)
      expect(data).toEqual({ recipient: { userName: 'Budi', memberSince: '2026-03-12' } });
    expect(test.upstream.calls).toHaveLength(2);
    expect(test.upstream.calls[0]).toMatchObject({
      isSealed: true,
      data: { toUserName: 'BUDI' },
      headers: { token },
    });
  });

  it('names the argument in a refusal', async () => {
    test.upstream.script(transfer.recipient, ({ response, seal }) => {
      const word = { code: 9001, message: 'There is no such member.', field: 'toUserName' };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 9001, message: 'no', data: seal(word) }));
    });
    const { errors } = await test.gateway.query(document, { token });
    expect(errors?.[0]).toMatchObject({
      message: 'There is no such member.',
      extensions: { code: 'PLATFORM_MESSAGE', field: 'userName' },
    });
  });
});

describe('saved recipients', () => {
  const records = [{ userName: 'Budi', joinDate: '2026-03-12' }];
  const savedRecipients = [{ userName: 'Budi', memberSince: '2026-03-12' }];

  it('can be listed', async () => {
    test.upstream.result(transfer.savedRecipients, { records });
    const { data } = await test.gateway.query('{ savedRecipients { userName memberSince } }', { token });
    expect(data).toEqual({ savedRecipients });
  });

  it.each(['saveRecipient', 'removeRecipient'] as const)(
    '%s sends the name and returns all',
    async (name) => {
      test.upstream.result(transfer[name], { records });
      const document = `mutation ($input: SavedRecipientInput!) {
      ${name}(input: $input) { savedRecipients { userName memberSince } } }`;
      const { data } = await test.gateway.query(document, {
        token,
        variables: { input: { userName: 'BUDI' } },
      });
      expect(data).toEqual({ [name]: { savedRecipients } });
      expect(test.upstream.only(transfer[name])).toMatchObject({
        isSealed: true,
        data: { toUserName: 'BUDI' },
        headers: { token },
      });
    },
  );
});

describe('recipient on a platform without the endpoint', () => {
  const without = suite({ PLATFORM_EXTENSIONS: 'none' });

  it('refuses without a call', async () => {
    const { errors } = await without.gateway.query('{ recipient(userName: "budi") { userName } }', { token });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_IMPLEMENTED' } });
    expect(without.upstream.calls).toHaveLength(0);
  });
});
