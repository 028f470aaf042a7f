import { deposit, type Endpoint } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { bodyOf, partsOf, send, upload } from '../../../test/multipart.ts';
import { suite } from '../../../test/suite.ts';
import { bankDeposit, onChainDeposit } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);
const fields = Object.keys(onChainDeposit.node).join(' ');

describe('depositConfig', () => {
  const document = `{ depositConfig { networks { network address minimum multiple remainder checked }
    channels { id name minimum multiple remainder rate } paymentReference
    bankAccounts { id channelId bankName accountName accountNumber bankCode } demonstration } }`;
  const rules = {
    records: [
      { channelId: '1', channelName: 'Wire', minAmount: '100', multiple: '10', exchangeRate: '0.98765432' },
    ],
    networks: [
      {
        walletType: 'TRC20',
        walletAddress: null,
        minAmount: '50',
        multiple: '63',
        chainChecked: true,
        remainder: 'HELD',
      },
    ],
    paymentReference: 'MP23456789',
    demonstration: true,
  } as const;
  const account = {
    id: '5',
    channelId: '1',
    bankName: 'First Bank',
    accountName: 'Portal Ltd',
    accountNumber: '0012345',
    bankCode: null,
  };

  it('combines the rules and the bank accounts', async () => {
    test.upstream.result(deposit.depositBankConfigList, {
      ...rules,
      records: [...rules.records],
      networks: [...rules.networks],
    });
    test.upstream.result(deposit.sysBankAccountList, { records: [account] });
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({
      depositConfig: {
        networks: [
          {
            network: 'TRC20',
            address: null,
            minimum: '50',
            multiple: '63',
            remainder: 'HELD',
            checked: true,
          },
        ],
        channels: [
          { id: '1', name: 'Wire', minimum: '100', multiple: '10', remainder: null, rate: '0.98765432' },
        ],
        bankAccounts: [account],
        paymentReference: 'MP23456789',
        demonstration: true,
      },
    });
    for (const endpoint of [deposit.depositBankConfigList, deposit.sysBankAccountList]) {
      expect(test.upstream.only(endpoint)).toMatchObject({ isSealed: true, data: {}, headers: { token } });
    }
  });

  it('requests both in parallel', async () => {
    let release: (() => void) | undefined;
    test.upstream.script(deposit.depositBankConfigList, ({ response, seal }) => {
      release = () => {
        const data = seal({ ...rules, records: [], networks: [] });
        response.writeHead(200).end(JSON.stringify({ code: 20000, message: '', data }));
      };
    });
    test.upstream.result(deposit.sysBankAccountList, { records: [] });
    const asked = test.gateway.query(document, { token });
    await expect.poll(() => test.upstream.calls.length).toBe(2);
    release?.();
    expect((await asked).errors).toBeUndefined();
  });
});

describe('deposits', () => {
  const document = `query ($filter: DepositFilter) { deposits(filter: $filter, first: 2, after: "abc") {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const all = deposit.depositRecordList;

  it.each<[string, object | null, Endpoint, object]>([
    ['all', null, all, { type: null, walletType: null, status: null }],
    ['all', {}, all, { type: null, walletType: null, status: null }],
    ['those on-chain', { method: 'ON_CHAIN' }, all, { type: 'CHAIN', walletType: null, status: null }],
    [
      'those on ERC20',
      { network: 'ERC20', status: 'REJECTED' },
      all,
      { type: null, walletType: 'ERC20', status: 'REJECTED' },
    ],
    [
      'those on TRC20 that are on-chain',
      { method: 'ON_CHAIN', network: 'TRC20' },
      all,
      { type: 'CHAIN', walletType: 'TRC20', status: null },
    ],
    ['those at a bank', { method: 'BANK', network: null }, deposit.depositBankOrderList, { status: null }],
    [
      'those at a bank that wait',
      { method: 'BANK', status: 'PENDING_REVIEW' },
      deposit.depositBankOrderList,
      { status: 'PENDING_REVIEW' },
    ],
    ['those on BEP20', { network: 'BEP20' }, deposit.bscDepositRecordList, { status: null }],
    [
      'those on BEP20 that are on-chain and approved',
      { method: 'ON_CHAIN', network: 'BEP20', status: 'APPROVED' },
      deposit.bscDepositRecordList,
      { status: 'APPROVED' },
    ],
    [
      'the one made with a key',
      { idempotencyKey: '0123456789abcdef' },
      all,
      { type: null, walletType: null, status: null, idempotencyKey: '0123456789abcdef' },
    ],
    [
      'the one on BEP20 made with a key',
      { network: 'BEP20', idempotencyKey: '0123456789abcdef' },
      deposit.bscDepositRecordList,
      { status: null, idempotencyKey: '0123456789abcdef' },
    ],
    [
      'the one at a bank made with a key',
      { method: 'BANK', idempotencyKey: '0123456789abcdef' },
      deposit.depositBankOrderList,
      { status: null, idempotencyKey: '0123456789abcdef' },
    ],
  ])('requests the right list for %s', async (_what, filter, endpoint, sent) => {
    test.upstream.result(endpoint, { records: [onChainDeposit.order, bankDeposit.order], hasMore: true });
    const { data } = await test.gateway.query(document, { token, variables: { filter } });
    expect(data).toEqual({
      deposits: {
        edges: [
          { cursor: 'ZDcx', node: onChainDeposit.node },
          { cursor: 'ZDcy', node: bankDeposit.node },
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: 'ZDcx', endCursor: 'ZDcy' },
      },
    });
    expect(test.upstream.calls).toHaveLength(1);
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ idempotencyKey: null, ...sent, pageSize: 2, cursor: 'abc' });
  });

  it('refuses a filter for bank deposits on a network, because none exist', async () => {
    const filter = { method: 'BANK', network: 'BEP20' };
    const { errors } = await test.gateway.query(document, { token, variables: { filter } });
    expect(errors?.[0]).toMatchObject({
      message: '"filter.network" goes with "ON_CHAIN" only.',
      extensions: { code: 'BAD_USER_INPUT', field: 'filter.network' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('depositReceiptImage', () => {
  const document = 'query ($id: ID!) { depositReceiptImage(depositId: $id) { image width height } }';
  const ask = (id = '71') => test.gateway.query(document, { token, variables: { id } });

  it('returns the picture as a data URL', async () => {
    const receiptImage = {
      contentType: 'image/webp' as const,
      content: 'UklGRg==',
      width: 640,
      height: 480,
    };
    test.upstream.result(deposit.depositRecordList, {
      records: [{ ...onChainDeposit.order, receiptImage }],
      hasMore: false,
    });
    expect((await ask()).data).toEqual({
      depositReceiptImage: { image: 'data:image/webp;base64,UklGRg==', width: 640, height: 480 },
    });
    const call = test.upstream.only(deposit.depositRecordList);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ id: '71', pageSize: 1 });
  });

  it('returns the largest picture the platform keeps', async () => {
    const content = Buffer.alloc(3_100_000, 'noise').toString('base64');
    const receiptImage = { contentType: 'image/webp' as const, content, width: 2048, height: 2048 };
    test.upstream.result(deposit.depositRecordList, {
      records: [{ ...onChainDeposit.order, receiptImage }],
      hasMore: false,
    });
    const { data } = await ask();
    expect(data).toEqual({
      depositReceiptImage: { image: `data:image/webp;base64,${content}`, width: 2048, height: 2048 },
    });
  });

  it.each([
    ['a deposit without one', [onChainDeposit.order]],
    ['a deposit that is not the member’s, or is none', []],
  ])('returns null for %s', async (_what, records) => {
    test.upstream.result(deposit.depositRecordList, { records, hasMore: false });
    const { data, errors } = await ask();
    expect([data, errors]).toEqual([{ depositReceiptImage: null }, undefined]);
  });
});

describe('depositOnChain', () => {
  const document = `mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) {
    deposit { ${fields} } } }`;
  const input = {
    idempotencyKey: '0123456789abcdef',
    network: 'TRC20',
    amount: '126',
    reference: 'c0ffee',
  };

  it('sends a deposit without a picture', async () => {
    test.upstream.result(deposit.deposit, onChainDeposit.order);
    const { data } = await test.gateway.query(document, { token, variables: { input } });
    expect(data).toEqual({ depositOnChain: { deposit: onChainDeposit.node } });
    const call = test.upstream.only(deposit.deposit);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({
      idempotencyKey: '0123456789abcdef',
      walletType: 'TRC20',
      amount: '126',
      referenceNo: 'c0ffee',
      receiptImage: null,
    });
  });

  it.each([
    ['a variable of its own', '$file: Upload', 'receiptImage: $file', { file: null }, 'file'],
    [
      'an input',
      '$input: OnChainDepositInput!',
      undefined,
      {
        input: {
          idempotencyKey: '0123456789abcdef',
          network: 'TRC20',
          amount: '1',
          reference: 'r',
          receiptImage: null,
        },
      },
      'input.receiptImage',
    ],
  ])('accepts a picture as %s', async (_what, variable, field, variables, at) => {
    test.upstream.result(deposit.deposit, onChainDeposit.order);
    const given =
      field === undefined
        ? '$input'
        : `{ idempotencyKey: "0123456789abcdef", network: TRC20, amount: "1", reference: "r", ${field} }`;
    const text = `mutation (${variable}) { depositOnChain(input: ${given}) { deposit { id } } }`;
    const { data } = await upload(
      test.gateway,
      { query: text, variables },
      { path: at, content: picture },
      { token },
    );
    expect(data).toEqual({ depositOnChain: { deposit: { id: '71' } } });
    expect(test.upstream.only(deposit.deposit).data).toMatchObject({
      receiptImage: picture.toString('base64'),
    });
  });

  it('sends no picture when the multipart request has none', async () => {
    test.upstream.result(deposit.deposit, onChainDeposit.order);
    const text =
      'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id } } }';
    const variables = {
      input: { idempotencyKey: '0123456789abcdef', network: 'TRC20', amount: '1', reference: 'r' },
    };
    const { data } = await send(test.gateway, bodyOf(partsOf({ query: text, variables }, {})), { token });
    expect(data).toEqual({ depositOnChain: { deposit: { id: '71' } } });
  });

  it.each(['iVBORw0KGgo=', {}, { content: 'iVBORw0KGgo=' }, [], 5, true])(
    'rejects a picture sent as JSON, such as %j',
    async (receiptImage) => {
      const { errors } = await test.gateway.query(document, {
        token,
        variables: { input: { ...input, receiptImage } },
      });
      expect(errors?.[0]).toMatchObject({
        message: '"input.receiptImage": An Upload is a file of a multipart request.',
        extensions: { code: 'BAD_USER_INPUT', field: 'input.receiptImage' },
      });
      expect(test.upstream.calls).toHaveLength(0);
    },
  );

  it('refuses a picture written in the document', async () => {
    const { errors } = await test.gateway.query(
      `mutation { depositOnChain(input: { idempotencyKey: "0123456789abcdef", network: TRC20, amount: "126",
        reference: "c0ffee", receiptImage: "iVBORw0KGgo=" }) { deposit { id } } }`,
      { token },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'An Upload is a file of a multipart request.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('depositByBank', () => {
  const document =
    'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id status } } }';
  const input = {
    idempotencyKey: '0123456789abcdef',
    channelId: '1',
    bankAccountId: '5',
    amount: '100',
    rate: '0.98765432',
    reference: 'BANK-0001',
    receiptImage: null,
  };

  it('sends its picture in the envelope as base64', async () => {
    test.upstream.result(deposit.bankDeposit, bankDeposit.order);
    const file = { path: 'input.receiptImage', content: picture };
    const { data } = await upload(test.gateway, { query: document, variables: { input } }, file, { token });
    expect(data).toEqual({ depositByBank: { deposit: { id: '72', status: 'PENDING_REVIEW' } } });
    const call = test.upstream.only(deposit.bankDeposit);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({
      idempotencyKey: '0123456789abcdef',
      channelId: '1',
      sysBankAccountId: '5',
      amount: '100',
      exchangeRate: '0.98765432',
      referenceNo: 'BANK-0001',
      receiptImage: picture.toString('base64'),
    });
  });

  it('requires a picture', async () => {
    const { errors } = await test.gateway.query(document, { token, variables: { input } });
    expect(errors?.[0]).toMatchObject({
      message: '"input.receiptImage" must not be null: its file comes as a part of a multipart request.',
      extensions: { code: 'BAD_USER_INPUT', field: 'input.receiptImage' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});
